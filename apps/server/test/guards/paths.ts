import { randomUUID } from 'node:crypto'
import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import * as pay from '@fairground/contract/calls/pay'
import * as paymentCases from '@fairground/contract/calls/payment-cases'
import * as promotion from '@fairground/contract/calls/promotion'
import { approveWithdrawal } from '@fairground/contract/calls/staff-withdrawals'
import * as withdraw from '@fairground/contract/calls/withdraw'
import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { MONEY_GUARDS, MoneyPath } from '@fairground/contract/money-guards.data'
import { manifests } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { multiplayerGames } from '@fairground/games/multiplayer'
import { newPlayer, type Player } from '@fairground/testkit'
import { OPTIONS } from '../game-options.data.ts'
import { grant } from '../instant-table.ts'
import { outcomeOf } from '../outcome-of.ts'
import type { Cashier } from '../payments/cashier.ts'
import { goOnIn } from '../several-wallets.ts'
import { newStaff } from '../staff.ts'
import { startRun } from '../start-run.ts'

/** The games whose runs the tests bet in: one of each family. */
const RUN_GAMES = ['mines', 'scratch', 'crash']

/** The wallets of each player: the one where a guard is used up, and another. An amount means the same in both. */
export const HOME = 'G$'
export const ELSEWHERE = 'BRL'
export type WalletName = typeof HOME | typeof ELSEWHERE
const CHANNELS: Record<WalletName, { in: string; out: string }> = {
  [HOME]: { in: 'sandbox', out: 'sandbox-out' },
  [ELSEWHERE]: { in: 'sandbox-brl', out: 'sandbox-out-brl' },
}

/** What a player has ready in one wallet. */
interface Purse {
  runs: ReadonlyMap<string, string>
  /** Deposits that wait for payment, and such of which another amount came; each try of a credit takes one. */
  unpaidIds: string[]
  heldIds: string[]
  /** Withdrawals that wait for a person. */
  reviewIds: string[]
}

/** A player with money, granted spins and runs that have begun, in two wallets. */
export interface ReadyPlayer {
  cashier: Cashier
  player: Player
  purses: Readonly<Record<WalletName, Purse>>
  /** The rounds that a guard rests on: they stay open. */
  kept: ReadonlySet<string>
}

/** What a player has ready beside money. */
export interface Readiness {
  /** In whole units of each wallet; 10,000 by default. */
  deposit?: number
  /** Granted spins in each wallet; 50 by default. */
  spins?: number
  /** The loss limit of the player's runs. */
  lossLimit?: number
  /** The paths that something has to be ready for: payments that come, withdrawals that wait. */
  paths?: readonly MoneyPath[]
}

/** Payments of the first wallet: a guard is tried there until the servers have read it. In the other one it holds at once. */
const CREDITS: Record<WalletName, number> = { [HOME]: 8, [ELSEWHERE]: 1 }
const REVIEWS = 3
/** More than the demonstration's rules pay without a person. */
const REVIEWED = 201

/** Registers a player who can go every path, and uses the first wallet. */
export async function newReadyPlayer(cashier: Cashier, readiness: Readiness = {}): Promise<ReadyPlayer> {
  const { deposit = 10_000 } = readiness
  const player = await newPlayer(cashier, { account: `${randomUUID()}@example.com`, deposit })
  await goOnIn(cashier, player, ELSEWHERE, BigInt(deposit) * 100n)
  const elsewhere = await fillPurse(cashier, player, ELSEWHERE, readiness)
  await goOnIn(cashier, player, HOME)
  const home = await fillPurse(cashier, player, HOME, readiness)
  return { cashier, player, purses: { [HOME]: home, [ELSEWHERE]: elsewhere }, kept: new Set() }
}

async function fillPurse(
  cashier: Cashier,
  player: Player,
  wallet: WalletName,
  { spins = 50, lossLimit = 1000, paths = [] }: Readiness,
): Promise<Purse> {
  if (spins > 0) await grant(cashier, player, { key: randomUUID(), count: spins })
  const runs = await Promise.all(
    RUN_GAMES.map(async (id) => [id, await startRun(player, { gameId: id, lossLimit })] as const),
  )
  const listOf = async (path: MoneyPath, count: number, make: () => Promise<string>) => {
    const ids: string[] = []
    for (let at = 0; at < count && paths.includes(path); at++) ids.push(await make())
    return ids
  }
  const newDeposit = async () => (await askForDeposit(player, wallet)).id
  const heldIds = await listOf('credit_by_staff', CREDITS[wallet], newDeposit)
  for (const id of heldIds) await report(cashier, player, { wallet, depositId: id, amount: '11.00' })
  const unpaidIds = await listOf('credit', CREDITS[wallet], newDeposit)
  const reviewIds = await listOf('payout_by_staff', REVIEWS, async () => {
    return (await askForPayout(player, wallet, REVIEWED)).id
  })
  return { runs: new Map(runs), unpaidIds, heldIds, reviewIds }
}

/** Opens a checkout. */
export async function askForDeposit(player: Player, wallet: WalletName, amount = 10) {
  return (await player.call(pay.recharge, { amount, channel: CHANNELS[wallet].in })).model
}

/** The destination of all payouts of a player. */
export const destinationOf = ({ userId }: Player) => `sandbox:${userId.slice(-12)}`

/** Asks for a withdrawal to a player's own destination, or to another. */
export async function askForPayout(
  player: Player,
  wallet: WalletName,
  amount: number,
  destination = destinationOf(player),
) {
  return (await player.call(withdraw.withdraw, { amount, channel: CHANNELS[wallet].out, destination })).model
}

/** The provider reports that a deposit was paid. @returns what it is held for; null: it is not */
export async function report(
  cashier: Cashier,
  { userId }: Player,
  { wallet, depositId, amount = '10.00' }: { wallet: WalletName; depositId: string; amount?: string },
): Promise<string | null> {
  const { db } = cashier.parts
  const { account_id } = await db
    .selectFrom('deposit')
    .select('account_id')
    .where('id', '=', depositId)
    .executeTakeFirstOrThrow()
  if (wallet === HOME && account_id !== userId) throw new Error(`the deposit ${depositId} is of another wallet`)
  await cashier.hook({ type: 'checkout.paid', depositId, accountId: account_id, amount, currency: wallet })
  const row = await db.selectFrom('deposit').select('held_for').where('id', '=', depositId).executeTakeFirstOrThrow()
  return row.held_for
}

/** A try of one path: what it is, its game, and the call. */
export interface Try {
  what: string
  gameId?: string
  /** Answers `review` when the withdrawal waits for a person. */
  attempt(): Promise<unknown>
}

/** How a try ends: `success`, `review`, the name of its refusal, or the message of another error. */
export async function endOf({ attempt }: Try): Promise<string> {
  let answer: unknown
  const outcome = await outcomeOf(
    attempt().then((value) => {
      answer = value
    }),
  )
  return outcome === 'success' && answer === 'review' ? 'review' : outcome
}

/** Places a slip of one line. */
export async function placeSlip(player: Player, gameId: string, stake = 2) {
  const market = lotteries.find(({ id }) => id === gameId)?.markets[0]
  const pick = market?.picks[0]
  if (!market || !pick) throw new Error(`${gameId} is no lottery`)
  const lines = [{ market: market.code, pick: pick.pick, stake }]
  return (await player.call(game.bet, { gameId, model: { betAmount: stake, lines } })).model
}

/** Every try of a path in a wallet, which is the current one: of bets one a game. */
export function triesOf(path: MoneyPath, { cashier, player, purses }: ReadyPlayer, wallet: WalletName): Try[] {
  const { runs, unpaidIds, heldIds, reviewIds } = purses[wallet]
  const bet = (gameId: string, model: object = {}) => ({
    gameId,
    attempt: () => player.call(game.bet, { gameId, model: { betAmount: 2, ...OPTIONS[gameId], ...model } }),
  })
  const flights = (what: string, slot: number) =>
    multiplayerGames
      .filter(({ slots }) => slot < slots)
      .map(({ id }) => ({ what: `${what} on ${id}`, ...bet(id, { slot }) }))
  const staff = () => newStaff(cashier)
  switch (path) {
    case 'bet': {
      const own = manifests.filter(({ id }) => id !== 'freespin' && !multiplayerGames.some((each) => each.id === id))
      return own.map(({ id }) => ({ what: `a bet on ${id}`, ...bet(id) }))
    }
    case 'flight_bet':
      return flights('a bet', 0)
    case 'second_bet':
      return flights('a second bet', 1)
    case 'slip':
      return lotteries.map(({ id }) => ({
        what: `a slip of ${id}`,
        gameId: id,
        attempt: () => placeSlip(player, id),
      }))
    case 'run_bet':
      return [...runs].map(([id, run]) => ({ what: `a bet of a run on ${id}`, ...bet(id, { autoplay: run }) }))
    case 'free_spin':
      return [{ what: 'a free spin', ...bet('freespin', { betAmount: 1 }) }]
    case 'run':
      return [{ what: 'the start of a run', attempt: () => startRun(player, { gameId: 'tower' }) }]
    case 'cancel':
      return lotteries.map(({ id: lotteryId }) => ({
        what: `a slip of ${lotteryId} that is taken back`,
        gameId: lotteryId,
        async attempt() {
          const { id } = await placeSlip(player, lotteryId)
          await player.call(lottery.cancel, { id })
        },
      }))
    case 'deposit':
      return [{ what: 'a deposit', attempt: () => askForDeposit(player, wallet) }]
    case 'credit':
      return [
        {
          what: 'a payment that its provider reports',
          async attempt() {
            const heldFor = await report(cashier, player, { wallet, depositId: unpaidIds.pop() ?? '' })
            if (heldFor !== null) throw new CallError(heldFor as ErrorName)
          },
        },
      ]
    case 'credit_by_staff':
      return [
        {
          what: 'a held deposit that staff credits',
          async attempt() {
            const id = heldIds.at(-1) ?? ''
            const { db } = cashier.parts
            const row = await db
              .selectFrom('payment_case')
              .select('id')
              .where('subject_id', '=', id)
              .executeTakeFirstOrThrow()
            const settle = { id: row.id, act: 'credit', note: 'as the statement says' } as const
            const call = async () => (await (await staff()).call(paymentCases.settleCase, settle)).model.isDone
            // The same person again, where one is not enough.
            if (!(await call())) await call()
            heldIds.pop()
          },
        },
      ]
    case 'withdrawal':
      return [{ what: 'a withdrawal', attempt: () => askForPayout(player, wallet, 5) }]
    case 'payout_by_rule':
      return [
        {
          what: 'a withdrawal that the rules approve',
          attempt: async () => (await askForPayout(player, wallet, 5)).status === 'REVIEW' && 'review',
        },
      ]
    case 'payout_by_staff':
      return [
        {
          what: 'a withdrawal that staff approves',
          async attempt() {
            const id = reviewIds.at(-1) ?? ''
            const call = async () => (await (await staff()).call(approveWithdrawal, { id })).model.status
            if ((await call()) === 'REVIEW') await call()
            reviewIds.pop()
          },
        },
      ]
    case 'gift':
      return [{ what: 'a check-in', attempt: () => player.call(promotion.checkin) }]
    case 'grant':
      return [{ what: 'spins from staff', attempt: () => grant(cashier, player, { key: randomUUID(), count: 1 }) }]
    case 'end':
      return []
  }
}

/** The paths of a guard, each with its tries in a wallet. */
export function triesOfGuard(
  { holdsOn, games }: (typeof MONEY_GUARDS)[number],
  ready: ReadyPlayer,
  wallet: WalletName,
) {
  return Object.entries(holdsOn).flatMap(([path, refusal]) =>
    triesOf(path as MoneyPath, ready, wallet)
      .filter(({ gameId }) => !games || !gameId || games.includes(gameId))
      .map((each) => ({ ...each, refusal })),
  )
}

/** The player's open rounds in all wallets. */
async function listOpen({ cashier: { parts }, player }: ReadyPlayer) {
  const wallets = await parts.db
    .selectFrom('account_wallet')
    .select('wallet_id')
    .where('account_id', '=', player.userId)
    .execute()
  const open = wallets.map(async ({ wallet_id: accountId }) =>
    (await parts.rounds.listOpen(accountId)).map(({ id }) => ({ accountId, roundId: id })),
  )
  return (await Promise.all(open)).flat()
}

/** The same player, whose rounds that are open now stay so. */
export async function keepOpen(ready: ReadyPlayer): Promise<ReadyPlayer> {
  return { ...ready, kept: new Set((await listOpen(ready)).map(({ roundId }) => roundId)) }
}

/** Voids what the tries have opened, so that each slot is free again, and closes their checkouts. */
export async function clearTries(ready: ReadyPlayer): Promise<void> {
  const { db, wallet } = ready.cashier.parts
  for (const round of await listOpen(ready))
    if (!ready.kept.has(round.roundId)) await wallet.voidRound({ ...round, key: randomUUID(), bodyHash: '' })
  const waiting = Object.values(ready.purses).flatMap(({ unpaidIds }) => unpaidIds)
  const owned = db.selectFrom('account_wallet').select('wallet_id').where('account_id', '=', ready.player.userId)
  await db
    .updateTable('deposit')
    .set({ status: 'EXPIRED', closed_at: new Date() })
    .where('account_id', 'in', owned)
    .where('status', '=', 'NEW')
    .where('id', 'not in', [randomUUID(), ...waiting])
    .execute()
}
