import { randomUUID } from 'node:crypto'
import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import * as promotion from '@fairground/contract/calls/promotion'
import { CallError } from '@fairground/contract/envelope'
import type { MoneyPath } from '@fairground/contract/money-guards.data'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { newPlayer, type Player } from '@fairground/testkit'
import { OPTIONS } from '../game-options.data.ts'
import { grant } from '../instant-table.ts'
import type { Cashier } from '../payments/cashier.ts'
import { startRun } from '../start-run.ts'
import { newDestination, withdraw } from '../withdrawals/teller.ts'

/** The games whose runs the tests bet in: one of each family. */
const RUN_GAMES = ['mines', 'scratch', 'crash']

/** A player with money, granted spins and runs that have begun. */
export type ReadyPlayer = { cashier: Cashier; player: Player; runs: ReadonlyMap<string, string> }

/** Registers a player who can go every path. @param lossLimit of the player's runs */
export async function newReadyPlayer(cashier: Cashier, lossLimit = 1000): Promise<ReadyPlayer> {
  const account = `${randomUUID()}@example.com`
  const player = await newPlayer(cashier, { account, deposit: 10_000 })
  await grant(cashier, player, { key: randomUUID(), count: 50 })
  const entries = await Promise.all(
    RUN_GAMES.map(async (id) => [id, await startRun(player, { gameId: id, lossLimit })] as const),
  )
  return { cashier, player, runs: new Map(entries) }
}

/** A try of one path: what it is, and the call. */
export type Try = { what: string; attempt(): Promise<unknown> }

/** Every try of a path: of `bet` and `run_bet` one a game. */
export function triesOf(path: MoneyPath, { cashier, player, runs }: ReadyPlayer): Try[] {
  const bet = (gameId: string, model: object) => async () => {
    // A flight that takes no bets at this moment says nothing of guards.
    for (;;) {
      const outcome = await player
        .call(game.bet, { gameId, model: { betAmount: 2, ...OPTIONS[gameId], ...model } })
        .catch((error: unknown) => error)
      if (!(outcome instanceof Error)) return outcome
      const isBetween =
        outcome instanceof CallError && /^(betting_closed|term_closed|no_round_yet)$/.test(outcome.errorName ?? '')
      if (!isBetween) throw outcome
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  switch (path) {
    case 'bet':
      return [
        ...manifests
          .filter(({ id }) => id !== 'freespin')
          .map(({ id }) => ({ what: `a bet on ${id}`, attempt: bet(id, {}) })),
        ...lotteries.map(({ id, markets: [market] }) => ({
          what: `a slip of ${id}`,
          attempt: bet(id, { lines: [{ market: market?.code, pick: market?.picks[0]?.pick, stake: 2 }] }),
        })),
      ]
    case 'run_bet':
      return [...runs].map(([id, run]) => ({ what: `a bet of a run on ${id}`, attempt: bet(id, { autoplay: run }) }))
    case 'free_spin':
      return [{ what: 'a free spin', attempt: bet('freespin', { betAmount: 1 }) }]
    case 'run':
      return [{ what: 'the start of a run', attempt: () => startRun(player, { gameId: 'tower' }) }]
    case 'deposit':
      return [{ what: 'a deposit', attempt: () => player.call(pay.recharge, { amount: 10, channel: 'sandbox' }) }]
    case 'withdrawal':
      return [{ what: 'a withdrawal', attempt: () => withdraw(player, 5, newDestination()) }]
    case 'gift':
      return [{ what: 'a check-in', attempt: () => player.call(promotion.checkin) }]
    case 'grant':
      return [{ what: 'spins from staff', attempt: () => grant(cashier, player, { key: randomUUID(), count: 1 }) }]
    case 'end':
      return []
  }
}

/** Voids the player's open rounds, so that each slot is free again. */
export async function clearRounds({ services }: Cashier, { userId }: Player): Promise<void> {
  for (const { id } of await services.rounds.listOpen(userId))
    await services.wallet.voidRound({ accountId: userId, roundId: id, key: randomUUID(), bodyHash: '' })
}
