import { flightMs, type MultiplayerGame, pointOf, targetOf } from '@fairground/games/multiplayer'
import type { Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import type { ChainLink, Chains } from './chains.ts'
import { listOpenBets } from './multiplayer-bets.ts'
import { payAtTarget, type SettleDoor } from './settle-bets.ts'
import type { MultiplayerRound } from './stored-multiplayer-round.ts'

/** A flight with its crash point. Both are secret before the end. */
export interface Flight {
  seed: string
  /** In hundredths. */
  point: bigint
  /** Duration. */
  endMs: number
  /** Starts to pay the automatic cash-outs that the flight has reached after `flownMs`. */
  payReached(flownMs: number): void
  /** Resolves when all started payments have ended. */
  waitForPayments(): Promise<void>
}

/** The crash point of a started flight, in hundredths. */
export function pointOfRound({ seed, salt }: ChainLink, { number, entropy, edgeBp }: MultiplayerRound): bigint {
  if (entropy === undefined) throw new Error(`round ${number} has no entropy yet`)
  return pointOf({ seed, salt, number, entropy }, edgeBp)
}

/** Like `pointOfRound`, with the link from the chain. @param db may be a running transaction */
export async function getPoint(
  { findLink }: Pick<Chains, 'findLink'>,
  round: MultiplayerRound,
  db?: Database,
): Promise<bigint> {
  const link = await findLink(round.gameId, round.number, db)
  if (!link) throw new Error(`round ${round.number} of ${round.gameId} has no seed`)
  return pointOfRound(link, round)
}

/** Opens a flight with its open bets. */
export async function openFlight(
  parts: { game: MultiplayerGame; db: Database; wallet: SettleDoor; log: Log; onBets(): void },
  round: MultiplayerRound,
  link: ChainLink,
): Promise<Flight> {
  const { game, db, wallet, log, onBets } = parts
  const point = pointOfRound(link, round)
  const openBets = await listOpenBets(db, round.id)
  const winners = openBets
    .filter(({ target }) => BigInt(targetOf(target)) <= point)
    .sort((one, other) => targetOf(one.target) - targetOf(other.target))
  const payments = new Set<Promise<void>>()
  let next = 0
  return {
    seed: link.seed,
    point,
    endMs: flightMs(game, point),
    payReached(flownMs) {
      const reachedE2 = game.curve.at(flownMs)
      for (let bet = winners[next]; bet && targetOf(bet.target) <= reachedE2; bet = winners[next]) {
        next++
        const work = payAtTarget(wallet, bet)
          .then(onBets)
          // A failed payment is repeated when the round is settled.
          .catch((error: Error) => log.warn(`an automatic cash-out waits for the end: ${error.message}`))
          .finally(() => payments.delete(work))
        payments.add(work)
      }
    },
    waitForPayments: async () => void (await Promise.all(payments)),
  }
}
