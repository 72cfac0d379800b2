import { randomUUID } from 'node:crypto'
import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import * as paymentCases from '@fairground/contract/calls/payment-cases'
import * as promotion from '@fairground/contract/calls/promotion'
import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { MoneyPath } from '@fairground/contract/money-guards.data'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { newPlayer, type Player } from '@fairground/testkit'
import { OPTIONS } from '../game-options.data.ts'
import { grant } from '../instant-table.ts'
import type { Cashier } from '../payments/cashier.ts'
import { newStaff } from '../staff.ts'
import { startRun } from '../start-run.ts'
import { newDestination, withdraw } from '../withdrawals/teller.ts'

/** The games whose runs the tests bet in: one of each family. */
const RUN_GAMES = ['mines', 'scratch', 'crash']

/** A player with money, granted spins and runs that have begun. */
export type ReadyPlayer = {
  cashier: Cashier
  player: Player
  runs: ReadonlyMap<string, string>
  /** Deposits that wait for payment, and such of which another amount came; each try of `credit` takes one. */
  unpaidIds: string[]
  heldIds: string[]
}

/** Deposits of each kind for the tries of `credit`: a guard is tried until the servers have read it. */
const CREDITS = 9

/**
 * Registers a player who can go every path.
 * @param lossLimit of the player's runs
 * @param credits whether money comes to the player later
 */
export async function newReadyPlayer(
  cashier: Cashier,
  { lossLimit = 1000, credits = true }: { lossLimit?: number; credits?: boolean } = {},
): Promise<ReadyPlayer> {
  const account = `${randomUUID()}@example.com`
  const player = await newPlayer(cashier, { account, deposit: 10_000 })
  await grant(cashier, player, { key: randomUUID(), count: 50 })
  const entries = await Promise.all(
    RUN_GAMES.map(async (id) => [id, await startRun(player, { gameId: id, lossLimit })] as const),
  )
  const newDeposits = (count: number) =>
    Promise.all(Array.from({ length: credits ? count : 0 }, async () => (await cashier.recharge(player, 10)).id))
  const heldIds = await newDeposits(CREDITS)
  for (const id of heldIds) await say({ cashier, player }, id, '11.00')
  return { cashier, player, runs: new Map(entries), unpaidIds: await newDeposits(CREDITS), heldIds }
}

/** The provider reports that a deposit was paid. */
async function say({ cashier, player }: Pick<ReadyPlayer, 'cashier' | 'player'>, depositId: string, amount: string) {
  await cashier.hook({ type: 'checkout.paid', depositId, accountId: player.userId, amount })
  const { db } = cashier.parts
  return await db.selectFrom('deposit').select('held_for').where('id', '=', depositId).executeTakeFirstOrThrow()
}

/** The provider's report credits a deposit. @throws CallError with what it is held for */
async function credit(ready: ReadyPlayer): Promise<void> {
  const { held_for } = await say(ready, ready.unpaidIds.pop() ?? '', '10.00')
  if (held_for !== null) throw new CallError(held_for as ErrorName)
}

/** Staff credits a held deposit. */
async function creditByStaff({ cashier, heldIds }: ReadyPlayer): Promise<void> {
  const staff = await newStaff(cashier)
  const { db } = cashier.parts
  const id = heldIds.at(-1) ?? ''
  const row = await db.selectFrom('payment_case').select('id').where('subject_id', '=', id).executeTakeFirstOrThrow()
  await staff.call(paymentCases.settleCase, { id: row.id, act: 'credit', note: 'as the statement says' })
  heldIds.pop()
}

/** A try of one path: what it is, and the call. */
export type Try = { what: string; attempt(): Promise<unknown> }

/** Every try of a path: of `bet` and `run_bet` one a game. */
export function triesOf(path: MoneyPath, ready: ReadyPlayer): Try[] {
  const { cashier, player, runs } = ready
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
    case 'credit':
      return [
        { what: 'a payment that its provider reports', attempt: () => credit(ready) },
        { what: 'a held deposit that staff credits', attempt: () => creditByStaff(ready) },
      ]
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
export async function clearRounds({ parts }: Cashier, { userId }: Player): Promise<void> {
  for (const { id } of await parts.rounds.listOpen(userId))
    await parts.wallet.voidRound({ accountId: userId, roundId: id, key: randomUUID(), bodyHash: '' })
}
