import { CallError } from '@fairground/contract/envelope'
import { sql } from 'kysely'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { touchAccount } from '../../money/wallet/account.ts'
import { ofAccount } from '../../money/wallet/account-wallets.ts'
import { isSwitchedOff } from '../../operator/switches/switched-off.ts'
import { isSamePerson } from '../../people/staff/staff-key.ts'
import { isTaken, requireFree } from './destinations.ts'
import { noteEvent } from './history.ts'
import type { WithdrawalsParts } from './parts.ts'
import { isDayFull, judgeWithdrawal, needsTwo, type PayoutRule, readPayoutRule } from './payout-rules.ts'
import type { WithdrawalRow } from './withdrawal.ts'

const DAY_MS = 24 * 60 * 60_000

/** A withdrawal in review with its rule and the sum of its day; both rows are locked. */
interface LockedReview {
  row: WithdrawalRow
  rule: PayoutRule
  operatorDayMinor: bigint
}

/**
 * Lets the rules look at a new withdrawal once: they approve it, or leave it to a person. Approvals of a channel wait for each
 * other, so that no two of them pass a limit together. A second call changes nothing.
 */
export async function applyRules(parts: WithdrawalsParts, { account_id, id }: WithdrawalRow): Promise<void> {
  const at = new Date(parts.now())
  await transaction(parts.db, async (tx) => {
    const review = await lockReview(tx, { accountId: account_id, id }, at)
    if (!review || review.row.ruled_at !== null) return
    const { row, rule, operatorDayMinor } = review
    const ownerId = await ownerOf(tx, row)
    const facts = {
      amountMinor: row.amount_minor,
      playerDayMinor: await sumOfRules(tx, row, at),
      operatorDayMinor,
      hasReversedDeposit: await hasReversedDeposit(tx, ownerId),
      isPlayerOff: await isSwitchedOff(tx, 'player', ownerId),
      isDestinationTaken: await isTaken(tx, rule, { accountId: ownerId, destination: row.destination }),
    }
    const causes = judgeWithdrawal(rule, facts)
    const details = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]))
    if (causes.length === 0) {
      await markApproved(tx, row, 'rule', at)
      await noteEvent(tx, { withdrawalId: id, kind: 'approved', by: 'rule', details }, at)
      return
    }
    await tx.updateTable('withdrawal').set({ ruled_at: at, review_causes: causes }).where('id', '=', id).execute()
    await noteEvent(tx, { withdrawalId: id, kind: 'left_to_review', by: 'rule', note: causes.join(', '), details }, at)
  })
}

/**
 * Approves a withdrawal in review. Above the rule's threshold the first approval only counts.
 * @throws CallError withdrawal_decided, second_person_needed, payout_day_full, destination_taken
 */
export async function approveByStaff(
  parts: WithdrawalsParts,
  { account_id, id }: WithdrawalRow,
  { keyId, note }: { keyId: string; note: string },
): Promise<void> {
  const at = new Date(parts.now())
  await transaction(parts.db, async (tx) => {
    const review = await lockReview(tx, { accountId: account_id, id }, at)
    if (!review) throw new CallError('withdrawal_decided')
    const { row, rule, operatorDayMinor } = review
    if (isDayFull(rule, operatorDayMinor + row.amount_minor)) throw new CallError('payout_day_full')
    const isFirstOfTwo = needsTwo(rule, row.amount_minor) && row.first_by === null
    if (row.first_by !== null && (await isSamePerson(tx, row.first_by, keyId)))
      throw new CallError('second_person_needed')
    await requireFree(tx, rule, { accountId: await ownerOf(tx, row), destination: row.destination })
    if (isFirstOfTwo) await tx.updateTable('withdrawal').set({ first_by: keyId }).where('id', '=', id).execute()
    else await markApproved(tx, row, keyId, at)
    const kind = isFirstOfTwo ? 'first_approval' : 'approved'
    await noteEvent(tx, { withdrawalId: id, kind, by: keyId, note }, at)
  })
}

/** Locks wallet, day and withdrawal in this order. @returns undefined when the withdrawal is not in review any more */
async function lockReview(
  tx: Tx,
  { accountId, id }: { accountId: WalletId; id: string },
  at: Date,
): Promise<LockedReview | undefined> {
  // An end that was decided before this approval is decided again.
  await touchAccount(tx, accountId)
  const { channel } = await tx.selectFrom('withdrawal').select('channel').where('id', '=', id).executeTakeFirstOrThrow()
  const day = sql<Date>`${at}::timestamptz at time zone 'UTC'`
  const { approved_minor: operatorDayMinor } = await tx
    .insertInto('payout_day')
    .values({ channel, day: sql`(${day})::date`, approved_minor: 0n })
    // The update locks the row of a day that is there already.
    .onConflict((conflict) => conflict.columns(['channel', 'day']).doUpdateSet({ channel }))
    .returning('approved_minor')
    .executeTakeFirstOrThrow()
  const row = await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (row?.status !== 'REVIEW') return undefined
  return { row, rule: await readPayoutRule(tx, channel), operatorDayMinor }
}

/** Makes a withdrawal SENT, due at once, and counts it into its day. */
async function markApproved(tx: Tx, { id, channel, amount_minor }: WithdrawalRow, by: string, at: Date): Promise<void> {
  await tx
    .updateTable('withdrawal')
    .set({ status: 'SENT', approved_by: by, approved_at: at, next_try_at: at })
    .set(({ fn, val }) => ({ ruled_at: fn.coalesce('ruled_at', val(at)) }))
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('payout_day')
    .set(({ eb }) => ({ approved_minor: eb('approved_minor', '+', amount_minor) }))
    .where('channel', '=', channel)
    .where('day', '=', sql<Date>`(${at}::timestamptz at time zone 'UTC')::date`)
    .execute()
}

/** The account of the withdrawal's wallet. */
async function ownerOf(tx: Tx, { account_id }: WithdrawalRow): Promise<string> {
  const { account_id: ownerId } = await tx
    .selectFrom('account_wallet')
    .select('account_id')
    .where('wallet_id', '=', account_id)
    .executeTakeFirstOrThrow()
  return ownerId
}

/** Whether a payer took back a deposit into any of the account's wallets. */
async function hasReversedDeposit(tx: Tx, ownerId: string): Promise<boolean> {
  const deposit = await tx
    .selectFrom('deposit')
    .select('id')
    .where(ofAccount(ownerId))
    .where('reversed_at', 'is not', null)
    .where('restored_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return deposit !== undefined
}

/** What rules have approved for the player by this channel within 24 hours. */
async function sumOfRules(tx: Tx, { account_id, channel }: WithdrawalRow, at: Date): Promise<bigint> {
  const { minor } = await tx
    .selectFrom('withdrawal')
    .select(({ fn }) => fn.coalesce(fn.sum<bigint>('amount_minor'), sql<bigint>`0`).as('minor'))
    .where('account_id', '=', account_id)
    .where('channel', '=', channel)
    .where('approved_by', '=', 'rule')
    .where('status', '<>', 'DECLINED')
    .where('approved_at', '>', new Date(at.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  return BigInt(minor)
}
