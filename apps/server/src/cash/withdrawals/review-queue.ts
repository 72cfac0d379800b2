import type { WithdrawalQueue } from '@fairground/contract/calls/staff-withdrawals'
import { CallError } from '@fairground/contract/envelope'
import type { ReviewCause, ReviewedWithdrawal } from '@fairground/contract/withdrawal'
import { minorToNumber } from '@fairground/money'
import type { Database } from '../../ground/db/database.ts'
import { getWallet } from '../../money/wallet/get-wallet.ts'
import { findOwner } from './destinations.ts'
import { readHistory } from './history.ts'
import type { WithdrawalsParts } from './parts.ts'
import { needsTwo, readPayoutRule } from './payout-rules.ts'
import { decimalsOfChannel, findWithdrawal, viewWithdrawal, type WithdrawalRow } from './withdrawal.ts'

const STATUSES: Readonly<Record<WithdrawalQueue, readonly WithdrawalRow['status'][]>> = {
  review: ['REVIEW'],
  sent: ['SENT'],
  closed: ['PAID', 'DECLINED'],
}

/**
 * Reads a page of the withdrawals in a state, and how many there are in each: those in review and sent the oldest first, closed
 * ones the newest first.
 */
export async function pageQueue(
  parts: WithdrawalsParts,
  state: WithdrawalQueue,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ content: ReviewedWithdrawal[]; total: number; counts: Record<WithdrawalQueue, number> }> {
  const { db } = parts
  const [rows, countRows] = await Promise.all([
    db
      .selectFrom('withdrawal')
      .where('status', 'in', STATUSES[state])
      .selectAll()
      .orderBy('created_at', state === 'closed' ? 'desc' : 'asc')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('withdrawal')
      .select(['status', ({ fn }) => fn.countAll<bigint>().as('count')])
      .groupBy('status')
      .execute(),
  ])
  const countOf = (queue: WithdrawalQueue) =>
    countRows
      .filter(({ status }) => STATUSES[queue].includes(status))
      .reduce((sum, { count }) => sum + Number(count), 0)
  const counts = { review: countOf('review'), sent: countOf('sent'), closed: countOf('closed') }
  const content = await Promise.all(rows.map((row) => viewForStaff(parts, row)))
  return { content, total: counts[state], counts }
}

/** A withdrawal of any player. @throws CallError withdrawal_unknown */
export async function getForStaff({ db }: WithdrawalsParts, id: string): Promise<WithdrawalRow> {
  const row = await findWithdrawal(db, id)
  if (!row) throw new CallError('withdrawal_unknown')
  return row
}

/** The player of a withdrawal's wallet. */
async function readOwner(
  db: Database,
  { account_id }: WithdrawalRow,
): Promise<{ ownerId: string; nickname: string; createdAt: Date }> {
  const row = await db
    .selectFrom('account_wallet')
    .innerJoin('account', 'account.id', 'account_wallet.account_id')
    .select(['account.id', 'account.nickname', 'account.created_at'])
    .where('account_wallet.wallet_id', '=', account_id)
    .executeTakeFirstOrThrow()
  return { ownerId: row.id, nickname: row.nickname, createdAt: row.created_at }
}

/** A withdrawal as staff sees it. */
export async function viewForStaff(parts: WithdrawalsParts, row: WithdrawalRow): Promise<ReviewedWithdrawal> {
  const { db, readSite } = parts
  const [site, rule, { nickname, ownerId }] = await Promise.all([
    readSite(),
    readPayoutRule(db, row.channel),
    readOwner(db, row),
  ])
  const decimals = decimalsOfChannel(site, row.channel)
  const currencyId = site.channels.get(row.channel)?.currency_id ?? ''
  return {
    ...viewWithdrawal(row, decimals),
    userId: ownerId,
    nickname,
    currencyId,
    symbol: site.currencies.get(currencyId)?.symbol ?? '',
    decimalLength: decimals,
    causes: row.review_causes as ReviewCause[],
    needsTwo: needsTwo(rule, row.amount_minor),
    ...(row.first_by !== null && { firstBy: row.first_by }),
    ...(row.approved_by !== null && { approvedBy: row.approved_by }),
    createdAt: row.created_at.getTime(),
  }
}

/** The history of a withdrawal, and its player in numbers. */
export async function viewDetails(parts: WithdrawalsParts, row: WithdrawalRow) {
  const { db, readSite } = parts
  const decimals = decimalsOfChannel(await readSite(), row.channel)
  const money = (minor: bigint) => minorToNumber(minor, decimals)
  const [view, destinationOwner, history, wallet, account, paid] = await Promise.all([
    viewForStaff(parts, row),
    findDestinationOwner(db, row),
    readHistory(db, row.id),
    getWallet(parts, row.account_id),
    readOwner(db, row),
    db
      .selectFrom('withdrawal')
      .select(({ fn }) => fn.sum<string | null>('amount_minor').as('minor'))
      .where('account_id', '=', row.account_id)
      .where('status', '=', 'PAID')
      .executeTakeFirstOrThrow(),
  ])
  return {
    ...view,
    ...(destinationOwner && { owner: destinationOwner }),
    history,
    player: {
      since: account.createdAt.getTime(),
      balance: money(wallet.mainMinor),
      deposited: money(wallet.depositedMinor),
      staked: money(wallet.stakedMinor),
      won: money(wallet.wonMinor),
      withdrawn: money(BigInt(paid.minor ?? 0)),
    },
  }
}

/** The player whose the destination of a withdrawal is; undefined while it is nobody's. */
export async function findDestinationOwner(
  db: Database,
  { channel, destination }: Pick<WithdrawalRow, 'channel' | 'destination'>,
): Promise<{ userId: string; nickname: string } | undefined> {
  const ownerId = await findOwner(db, await readPayoutRule(db, channel), destination)
  if (ownerId === undefined) return undefined
  return db
    .selectFrom('account')
    .select(['id as userId', 'nickname'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
}
