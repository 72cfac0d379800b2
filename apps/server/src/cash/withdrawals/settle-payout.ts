import { hash } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { minorToDecimalString, parseAmount } from '@fairground/money'
import { tellOwner } from '../../live/live/tell-owner.ts'
import { openCase } from '../payments/cases.ts'
import type { PayoutEvent } from '../payments/provider.ts'
import { noteEvent } from './history.ts'
import type { WithdrawalsParts } from './parts.ts'
import { decimalsOfChannel, findWithdrawal, type WithdrawalRow } from './withdrawal.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Applies a verified message of a provider about a payout. Messages may repeat, race, be late or out of order: the first final
 * one counts. One that contradicts it moves nothing: the history and the log say so, and a case is opened.
 * @throws CallError not_found for a payout of another provider; payout_mismatch for another amount or currency
 */
export async function settlePayout(parts: WithdrawalsParts, providerId: string, event: PayoutEvent): Promise<void> {
  if (event.kind === 'noted') return
  const row = await getWithdrawal(parts, providerId, event)
  if (event.kind === 'paid') await markPaid(parts, row)
  else await markDeclined(parts, row, { by: 'provider', note: event.reason })
}

async function getWithdrawal(parts: WithdrawalsParts, providerId: string, event: PayoutEvent): Promise<WithdrawalRow> {
  const { db, log, readSite } = parts
  const { accountId, payoutId, amount, currencyId } = event
  const [row, site] = await Promise.all([ID.test(payoutId) ? findWithdrawal(db, payoutId) : undefined, readSite()])
  const channel = row && site.channels.get(row.channel)
  if (row?.account_id !== accountId || channel?.provider !== providerId) throw new CallError('not_found')
  const paidMinor = parseAmount(amount, decimalsOfChannel(site, row.channel))
  if (currencyId !== channel.currency_id || paidMinor !== row.amount_minor - row.fee_minor) {
    const details = { kind: event.kind, amount, currencyId, expected: payoutAmountOf(site, row) }
    log.error({ providerId, payoutId, ...details }, 'payout mismatch')
    const report = { kind: 'amount', provider: providerId, event: `${amount} ${currencyId}` } as const
    await openCase(db, { ...report, accountId, subjectId: payoutId, details }, parts.now())
    throw new CallError('payout_mismatch')
  }
  return row
}

/** What the player receives, as a decimal of the currency. */
export function payoutAmountOf(site: Parameters<typeof decimalsOfChannel>[0], row: WithdrawalRow) {
  return minorToDecimalString(row.amount_minor - row.fee_minor, decimalsOfChannel(site, row.channel))
}

/** Who says how a payout ended: its provider, or a person by the id of the key, with a note for the history. */
export type Witness = { by: string; note?: string | undefined }

/** Ends a withdrawal as paid. A second time changes nothing. */
export async function markPaid(
  parts: WithdrawalsParts,
  row: WithdrawalRow,
  witness: Witness = { by: 'provider' },
): Promise<void> {
  const { account_id: accountId, id: withdrawalId } = row
  const outcome = await parts.wallet.payWithdrawal({ accountId, withdrawalId, ...keyOf('paid', withdrawalId) })
  if (outcome.outcome === 'refused') return noteContradiction(parts, row, 'PAID', outcome.reason)
  if (outcome.outcome === 'repeated') return
  const at = new Date(parts.now())
  if (witness.by === 'provider') await noteSentBefore(parts, withdrawalId, at)
  await noteEvent(parts.db, { withdrawalId, kind: 'paid', ...witness }, at)
  await tellOwner(parts, accountId, 'withdraw_paid', { id: withdrawalId })
}

/** A webhook of the payment may come before the provider's answer to the order: then the history says first that it was sent. */
async function noteSentBefore({ db }: WithdrawalsParts, withdrawalId: string, at: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('withdrawal')
    .set({ accepted_at: at })
    .where('id', '=', withdrawalId)
    .where('accepted_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await noteEvent(db, { withdrawalId, kind: 'sent', by: 'provider' }, at)
}

/** The reason of a decline by the provider, whose own words are for staff. */
export const PROVIDER_DECLINED = 'provider_declined'

/** Ends a sent withdrawal as declined by its provider; the amount goes back. A second time changes nothing. */
export async function markDeclined(parts: WithdrawalsParts, row: WithdrawalRow, witness: Witness): Promise<void> {
  const { account_id: accountId, id: withdrawalId } = row
  const outcome = await parts.wallet.returnWithdrawal({
    ...{ accountId, withdrawalId, from: 'SENT', reason: PROVIDER_DECLINED },
    ...keyOf('declined', withdrawalId),
  })
  if (outcome.outcome === 'refused') return noteContradiction(parts, row, 'DECLINED', outcome.reason)
  if (outcome.outcome === 'repeated') return
  const note = witness.note?.slice(0, 500)
  await noteEvent(parts.db, { withdrawalId, kind: 'declined', by: witness.by, note }, new Date(parts.now()))
  await tellOwner(parts, accountId, 'withdraw_declined', { id: withdrawalId })
}

/** A provider's report that does not fit: fine when the withdrawal already ended that way. */
async function noteContradiction(
  parts: WithdrawalsParts,
  { account_id: accountId, id: withdrawalId, channel }: WithdrawalRow,
  reportedStatus: 'PAID' | 'DECLINED',
  reason: string,
): Promise<void> {
  const { db, log, now, readSite } = parts
  const row = await findWithdrawal(db, withdrawalId)
  if (row?.status === reportedStatus) return
  log.error({ withdrawalId, reportedStatus, status: row?.status, reason }, 'a provider contradicts a withdrawal')
  const note = `reported ${reportedStatus}`
  await noteEvent(db, { withdrawalId, kind: 'contradiction', by: 'provider', note }, new Date(now()))
  const provider = (await readSite()).channels.get(channel)?.provider ?? ''
  const details = { ours: row?.status, theirs: reportedStatus, refusal: reason }
  await openCase(
    db,
    { kind: 'contradiction', provider, event: reportedStatus, accountId, subjectId: withdrawalId, details },
    now(),
  )
}

/** One key for each end, so that repeats of a report are one action. */
function keyOf(end: 'paid' | 'declined', withdrawalId: string): { key: string; bodyHash: string } {
  return { key: `withdraw-${end}:${withdrawalId}`, bodyHash: hash('sha256', withdrawalId, 'hex') }
}
