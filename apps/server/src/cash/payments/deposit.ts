import { randomUUIDv7 } from 'node:crypto'
import type { DepositStatus } from '@fairground/contract/calls/pay'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { ofAccount } from '../../money/wallet/account-wallets.ts'
import { type LockedPlay, lockPlay } from '../../people/responsible/change-play.ts'
import type { Checkout } from './provider.ts'

/** A player's deposit. `accountId` is the id of the wallet that it is for. */
export interface Deposit {
  accountId: WalletId
  id: string
  channel: string
  amountMinor: bigint
  status: DepositStatus
  /** Whether it is the player's first paid deposit, in whichever wallet. */
  first: boolean
  /** The provider's checkout page; undefined until the provider has created it. */
  url: string | undefined
  createdAtMs: number
  expiresAtMs: number
  closedAtMs: number | undefined
  /** What the house takes from the amount. */
  feeMinor: bigint
  /** The text for the app of the player's bank. */
  code: string | undefined
  /** The provider's id of the checkout. */
  reference: string | undefined
  reversedAtMs: number | undefined
  /** When it came again after its reversal. */
  restoredAtMs: number | undefined
  /** Whether it was decided that the player may play with it. */
  mayBeCredited: boolean
  /** Why it may not be played with: the name of a refusal, or `amount`. */
  heldFor: string | undefined
  heldAtMs: number | undefined
  refundedAtMs: number | undefined
  /** The key of the player's request. */
  requestKey: string | undefined
}

const COLUMNS = [
  'account_id',
  'id',
  'channel',
  'amount_minor',
  'status',
  'first',
  'checkout_url',
  'created_at',
  'expires_at',
  'closed_at',
  'fee_minor',
  'checkout_code',
  'provider_reference',
  'reversed_at',
  'restored_at',
  'credit_at',
  'held_for',
  'held_at',
  'refunded_at',
  'request_key',
] as const

type Row = {
  account_id: WalletId
  id: string
  channel: string
  amount_minor: bigint
  status: DepositStatus
  first: boolean
  checkout_url: string | null
  created_at: Date
  expires_at: Date
  closed_at: Date | null
  fee_minor: bigint
  checkout_code: string | null
  provider_reference: string | null
  reversed_at: Date | null
  restored_at: Date | null
  credit_at: Date | null
  held_for: string | null
  held_at: Date | null
  refunded_at: Date | null
  request_key: string | null
}

function depositOf(row: Row): Deposit {
  return {
    accountId: row.account_id,
    id: row.id,
    channel: row.channel,
    amountMinor: row.amount_minor,
    status: row.status,
    first: row.first,
    url: row.checkout_url ?? undefined,
    createdAtMs: row.created_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
    closedAtMs: row.closed_at?.getTime(),
    feeMinor: row.fee_minor,
    code: row.checkout_code ?? undefined,
    reference: row.provider_reference ?? undefined,
    reversedAtMs: row.reversed_at?.getTime(),
    restoredAtMs: row.restored_at?.getTime(),
    mayBeCredited: row.credit_at !== null || row.status === 'PAID',
    heldFor: row.held_for ?? undefined,
    heldAtMs: row.held_at?.getTime(),
    refundedAtMs: row.refunded_at?.getTime(),
    requestKey: row.request_key ?? undefined,
  }
}

/** A request for a deposit into a wallet, whose id `accountId` is. */
export interface DepositRequest {
  /** The account's id. */
  ownerId: string
  accountId: WalletId
  /** Requests with the same key are the same deposit. */
  key: string
  channel: string
  amountMinor: bigint
  feeMinor: bigint
}

/** Life of a checkout whose provider names no time. */
const LIFETIME_MS = 30 * 60_000

/** Most open deposits of a player; more come from a script. */
const MOST_OPEN = 10

/**
 * Returns the deposit of a key. The first call creates it.
 * @param requireRoom throws where the player's limits or breaks forbid the deposit
 * @throws CallError too_many_open_deposits when MOST_OPEN others are unpaid; what `requireRoom` throws
 */
export async function ensureDeposit(
  db: Database,
  request: DepositRequest,
  atMs: number,
  requireRoom: (tx: Tx, play: LockedPlay) => Promise<void>,
): Promise<Deposit> {
  return transaction(db, async (tx) => {
    // The lock serialises concurrent requests: otherwise each would count without the others.
    const play = await lockPlay(tx, request.ownerId)
    await requireRoom(tx, play)
    if ((await countOthersOpen(tx, request, atMs)) >= MOST_OPEN) throw new CallError('too_many_open_deposits')
    return writeDeposit(tx, request, atMs)
  })
}

/** Counts the player's unpaid deposits in all wallets, except the one of this key. */
async function countOthersOpen(tx: Tx, { accountId, key }: DepositRequest, atMs: number): Promise<number> {
  const { open } = await tx
    .selectFrom('deposit')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('account_id', 'in', (query) =>
      query
        .selectFrom('account_wallet as own')
        .innerJoin('account_wallet as other', 'other.account_id', 'own.account_id')
        .select('other.wallet_id')
        .where('own.wallet_id', '=', accountId),
    )
    .where('status', '=', 'NEW')
    .where('expires_at', '>', new Date(atMs))
    .where(({ eb, or }) => or([eb('request_key', 'is', null), eb('request_key', '<>', key)]))
    .executeTakeFirstOrThrow()
  return Number(open)
}

async function writeDeposit(tx: Tx, request: DepositRequest, atMs: number): Promise<Deposit> {
  const { accountId, key, channel, amountMinor, feeMinor } = request
  const row = await tx
    .insertInto('deposit')
    .values({
      account_id: accountId,
      id: randomUUIDv7(),
      channel,
      amount_minor: amountMinor,
      fee_minor: feeMinor,
      request_key: key,
      created_at: new Date(atMs),
      expires_at: new Date(atMs + LIFETIME_MS),
    })
    // A repeat writes too, so that its answer is as durable as the first one's.
    .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doUpdateSet({ request_key: key }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return depositOf(row)
}

/** Stores the provider's checkout page. */
export async function keepCheckout(db: Database, { accountId, id }: Deposit, checkout: Checkout): Promise<void> {
  await db
    .updateTable('deposit')
    .set({
      checkout_url: checkout.url,
      checkout_code: checkout.code ?? null,
      provider_reference: checkout.reference,
      expires_at: new Date(checkout.expiresAtMs),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

const selectDeposits = (db: Database | Tx) => db.selectFrom('deposit').select(COLUMNS)

/** Finds a deposit of a wallet. */
export async function findDeposit(db: Database, accountId: WalletId, id: string): Promise<Deposit | undefined> {
  const row = await selectDeposits(db).where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst()
  return row && depositOf(row)
}

/** Locks a deposit of a wallet until the end of the transaction. */
export async function lockDeposit(tx: Tx, accountId: WalletId, id: string): Promise<Deposit> {
  const row = await selectDeposits(tx)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return depositOf(row)
}

/** Finds a deposit of a player, in whichever wallet. @param ownerId the account's id */
export async function findOwnDeposit(db: Database, ownerId: string, id: string): Promise<Deposit | undefined> {
  const row = await selectDeposits(db).where(ofAccount(ownerId)).where('id', '=', id).executeTakeFirst()
  return row && depositOf(row)
}

/** Finds the paid ones of a player's deposits, in whichever wallet. @param ownerId the account's id */
export async function findPaid(db: Database, ownerId: string, ids: readonly string[]): Promise<Deposit[]> {
  if (ids.length === 0) return []
  const rows = await selectDeposits(db)
    .where(ofAccount(ownerId))
    .where('id', 'in', ids)
    .where('status', '=', 'PAID')
    .execute()
  return rows.map(depositOf)
}

/** Reads a page of the account's deposits, the newest first, and their number. */
export async function pageDeposits(
  db: Database,
  accountId: WalletId,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ deposits: Deposit[]; total: number }> {
  const ownDeposits = db.selectFrom('deposit').where('account_id', '=', accountId)
  const [rows, { total }] = await Promise.all([
    ownDeposits
      .select(COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    ownDeposits.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { deposits: rows.map(depositOf), total: Number(total) }
}

/** Closes a NEW deposit without money. @returns false when it was closed or paid before */
export async function closeDeposit(
  db: Database,
  { accountId, id }: Pick<Deposit, 'accountId' | 'id'>,
  status: 'DECLINED' | 'EXPIRED',
  atMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deposit')
    .set({ status, closed_at: new Date(atMs) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', '=', 'NEW')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Reads the deposits since a moment that a provider may see otherwise, in the order of their ids: all whose checkout was
 * ordered, but those that are still open and those that are reversed.
 * @param after the last id of the page before
 */
export async function listDoubtful(
  db: Database,
  { sinceMs, atMs, after, most }: { sinceMs: number; atMs: number; after: string | undefined; most: number },
): Promise<Deposit[]> {
  const rows = await selectDeposits(db)
    .where('created_at', '>', new Date(sinceMs))
    .where('checkout_url', 'is not', null)
    .where('reversed_at', 'is', null)
    .where(({ eb, or }) => or([eb('status', '<>', 'NEW'), eb('expires_at', '<=', new Date(atMs))]))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(depositOf)
}
