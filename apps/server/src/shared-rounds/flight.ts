import { flightMs, pointOf, type SharedGame, targetOf } from '@fairground/games/shared'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { ChainLink, Chains } from './chains.ts'
import { payAtTarget, type SettleDoor } from './settle.ts'
import { listOpenBets } from './shared-bets.ts'
import type { SharedRound } from './stored-shared-round.ts'

/** A flight as its driver knows it. It holds the point: nothing of it leaves the process before the end. */
export interface Flight {
  seed: string
  /** In hundredths. */
  point: bigint
  /** How long it lasts. */
  endMs: number
  /** Hands the automatic cash-outs that a flight of `flownMs` has reached, and the point allows, to the wallet. */
  payReached(flownMs: number): void
  /** Until what was handed over is answered. */
  paid(): Promise<void>
}

/** Where a flight that has started ends, in hundredths. */
export function pointOfRound({ seed, salt }: ChainLink, { number, entropy, edgeBp }: SharedRound): bigint {
  if (entropy === undefined) throw new Error(`round ${number} has no entropy yet`)
  return pointOf({ seed, salt, number, entropy }, edgeBp)
}

/** The same, by the round's place in its chain. @param db may be a transaction that is under way */
export async function getPoint(
  { findLink }: Pick<Chains, 'findLink'>,
  round: SharedRound,
  db?: Database,
): Promise<bigint> {
  const link = await findLink(round.gameId, round.number, db)
  if (!link) throw new Error(`round ${round.number} of ${round.gameId} has no seed`)
  return pointOfRound(link, round)
}

/** Takes a flight up, with the bets that are still in it. */
export async function openFlight(
  parts: { game: SharedGame; db: Database; wallet: SettleDoor; log: Log; onBets(): void },
  round: SharedRound,
  link: ChainLink,
): Promise<Flight> {
  const { game, db, wallet, log, onBets } = parts
  const point = pointOfRound(link, round)
  const open = await listOpenBets(db, round.id)
  const winners = open
    .filter(({ target }) => BigInt(targetOf(target)) <= point)
    .sort((one, other) => targetOf(one.target) - targetOf(other.target))
  const paying = new Set<Promise<void>>()
  let next = 0
  return {
    seed: link.seed,
    point,
    endMs: flightMs(game, point),
    payReached(flownMs) {
      const reached = game.curve.at(flownMs)
      for (let bet = winners[next]; bet && targetOf(bet.target) <= reached; bet = winners[next]) {
        next++
        const work = payAtTarget(wallet, bet)
          .then(onBets)
          // What is left over is paid when the round is settled.
          .catch((error: Error) => log.warn(`an automatic cash-out waits for the end: ${error.message}`))
          .finally(() => paying.delete(work))
        paying.add(work)
      }
    },
    paid: async () => void (await Promise.all(paying)),
  }
}
