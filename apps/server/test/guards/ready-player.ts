import { randomUUID } from 'node:crypto'
import * as pay from '@fairground/contract/calls/pay'
import * as withdraw from '@fairground/contract/calls/withdraw'
import type { MoneyPath } from '@fairground/contract/money-guards.data'
import { newPlayer, type Player } from '@fairground/testkit'
import { grant } from '../instant-table.ts'
import type { Cashier } from '../payments/cashier.ts'
import { goOnIn } from '../several-wallets.ts'
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
