import { randomUUIDv7 } from 'node:crypto'
import { CallError, type DepositStatus } from '@fairground/contract'
import type { Database } from '../db/database.ts'
import { type Tx, transaction } from '../db/tx.ts'
import type { Checkout } from './provider.ts'

/** A player's deposit. */
export interface Deposit {
  accountId: string
  id: string
  channel: string
  amountMinor: bigint
  status: DepositStatus
  /** The player's first one that was paid. */
  first: boolean
  /** The provider's page; undefined until the provider has made it. */
  url: string | undefined
  createdAtMs: number
  expiresAtMs: number
  closedAtMs: number | undefined
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
] as const

type Row = {
  account_id: string
  id: string
  channel: string
  amount_minor: bigint
  status: DepositStatus
  first: boolean
  checkout_url: string | null
  created_at: Date
  expires_at: Date
  closed_at: Date | null
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
  }
}

/** What a player asks for. */
export interface DepositRequest {
  accountId: string
  /** The same key is the same deposit. */
  key: string
  channel: string
  amountMinor: bigint
}

/** A provider that says nothing of time gives a player this long. */
const LIFETIME_MS = 30 * 60_000

/** A player pays one at a time; this many open ones are a script's. */
const MOST_OPEN = 10

/**
 * The deposit of a key: made by the first call, found as it is by each later one.
 * @throws CallError too_many_open_deposits when it would be one more than 10 that wait to be paid
 */
export async function ensureDeposit(db: Database, request: DepositRequest, atMs: number): Promise<Deposit> {
  return transaction(db, async (tx) => {
    // One after the other: those that come at once would each count without the rest.
    await tx.selectFrom('account').select('id').where('id', '=', request.accountId).forNoKeyUpdate().execute()
    if ((await countOthersOpen(tx, request, atMs)) >= MOST_OPEN) throw new CallError('too_many_open_deposits')
    return writeDeposit(tx, request, atMs)
  })
}

/** How many deposits wait to be paid, but for the one of this key. */
async function countOthersOpen(tx: Tx, { accountId, key }: DepositRequest, atMs: number): Promise<number> {
  const { open } = await tx
    .selectFrom('deposit')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'NEW')
    .where('expires_at', '>', new Date(atMs))
    .where(({ eb, or }) => or([eb('request_key', 'is', null), eb('request_key', '<>', key)]))
    .executeTakeFirstOrThrow()
  return Number(open)
}

async function writeDeposit(tx: Tx, request: DepositRequest, atMs: number): Promise<Deposit> {
  const { accountId, key, channel, amountMinor } = request
  const row = await tx
    .insertInto('deposit')
    .values({
      account_id: accountId,
      id: randomUUIDv7(),
      channel,
      amount_minor: amountMinor,
      request_key: key,
      created_at: new Date(atMs),
      expires_at: new Date(atMs + LIFETIME_MS),
    })
    // A repeat writes as well, so that its answer is as sure as the first one's.
    .onConflict((conflict) => conflict.columns(['account_id', 'request_key']).doUpdateSet({ request_key: key }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
  return depositOf(row)
}

/** Notes the page that the provider made. */
export async function keepCheckout(db: Database, { accountId, id }: Deposit, checkout: Checkout): Promise<void> {
  await db
    .updateTable('deposit')
    .set({
      checkout_url: checkout.url,
      provider_reference: checkout.reference,
      expires_at: new Date(checkout.expiresAtMs),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
}

/** The account's deposit of an id; another account's is not found. */
export async function findDeposit(db: Database, accountId: string, id: string): Promise<Deposit | undefined> {
  const row = await db
    .selectFrom('deposit')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && depositOf(row)
}

/** Those of the ids that are the account's and paid. */
export async function findPaid(db: Database, accountId: string, ids: readonly string[]): Promise<Deposit[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('deposit')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .where('status', '=', 'PAID')
    .execute()
  return rows.map(depositOf)
}

/** One page of the account's deposits, the newest first, and how many there are. */
export async function pageDeposits(
  db: Database,
  accountId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ deposits: Deposit[]; total: number }> {
  const own = db.selectFrom('deposit').where('account_id', '=', accountId)
  const [rows, { total }] = await Promise.all([
    own
      .select(COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { deposits: rows.map(depositOf), total: Number(total) }
}

/** Ends a NEW deposit without money; false when it was ended before, whichever way. */
export async function closeDeposit(
  db: Database,
  { accountId, id }: Deposit,
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
