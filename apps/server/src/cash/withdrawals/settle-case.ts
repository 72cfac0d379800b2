import { CallError } from '@fairground/contract/envelope'
import type { PaymentAct } from '../../ground/db/tables/payments.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { toWalletId } from '../../ground/db/wallet-id.ts'
import { isSamePerson } from '../../people/staff/staff-key.ts'
import { closeCase, findCase, type PaymentCase } from '../payments/cases.ts'
import { type Deposit, findDeposit } from '../payments/deposit.ts'
import { ProviderAway } from '../payments/provider.ts'
import { allowHeld, decideReturn } from '../payments/receive-deposit.ts'
import { credit, refund, restore } from '../payments/settle-deposit.ts'
import type { WithdrawalsParts } from './parts.ts'
import { needsTwo, readPayoutRule } from './payout-rules.ts'
import { markDeclined, markPaid } from './settle-payout.ts'
import { findWithdrawal, type WithdrawalRow } from './withdrawal.ts'

/** What a person wants to end a case with. */
export interface CaseWish {
  id: string
  act: PaymentAct
  /** Why, and by what evidence. */
  note: string
  /** The id of the person's key. */
  keyId: string
}

/** The payment of a case, as far as a person can end it with money. */
type Subject = { deposit: Deposit } | { withdrawal: WithdrawalRow } | undefined

/**
 * Ends a case with money: a held deposit is credited, or goes back to its payer; a reversed one that its bank gave us again is
 * credited; a payout whose end nobody reports is declared paid
 * or failed. Above the threshold for two persons of payouts the first person only names the act.
 * @returns whether it is done; false: a second person has to do the same
 * @throws CallError case_unknown for a case that is closed, or cannot be ended so; second_person_needed; limit_deposit, time_out and
 * self_excluded while they forbid a credit; payment_maintenance when the provider gives no certain answer
 */
export async function settleCase(parts: WithdrawalsParts, wish: CaseWish): Promise<boolean> {
  const paymentCase = await findCase(parts.db, wish.id)
  const subject = paymentCase && (await findSubject(parts, paymentCase))
  if (!paymentCase || !subject || !actsOf(paymentCase, subject).includes(wish.act)) throw new CallError('case_unknown')
  const channels = await payoutChannels(parts, subject)
  if (!(await transaction(parts.db, (tx) => hasTwo(tx, wish, subject, channels)))) return false
  await perform(parts, wish, subject)
  await closeCase(parts.db, wish, parts.now())
  return true
}

/** What an open case can be ended with. */
export async function findActs(parts: WithdrawalsParts, paymentCase: PaymentCase): Promise<PaymentAct[]> {
  return actsOf(paymentCase, await findSubject(parts, paymentCase))
}

async function findSubject({ db }: WithdrawalsParts, { account_id, subject_id }: PaymentCase): Promise<Subject> {
  if (account_id === null || subject_id === null) return undefined
  const deposit = await findDeposit(db, toWalletId(account_id), subject_id)
  if (deposit) return { deposit }
  const withdrawal = await findWithdrawal(db, subject_id)
  return withdrawal && { withdrawal }
}

function actsOf({ kind, closed_at }: PaymentCase, subject: Subject): PaymentAct[] {
  if (closed_at !== null || !subject) return []
  if ('withdrawal' in subject) return subject.withdrawal.status === 'SENT' ? ['paid', 'failed'] : []
  const { status, heldAtMs, refundedAtMs, reversedAtMs, restoredAtMs } = subject.deposit
  if (kind === 'reversal') return reversedAtMs !== undefined && restoredAtMs === undefined ? ['credit'] : []
  return heldAtMs !== undefined && refundedAtMs === undefined && status !== 'PAID' ? ['credit', 'return'] : []
}

/** The channels whose rules say from which amount on two persons decide: for a deposit those that pay out by its provider. */
async function payoutChannels({ readSite }: WithdrawalsParts, subject: NonNullable<Subject>): Promise<string[]> {
  if ('withdrawal' in subject) return [subject.withdrawal.channel]
  const { channels } = await readSite()
  const own = channels.get(subject.deposit.channel)
  return [...channels.values()]
    .filter(
      ({ kind, provider, currency_id }) =>
        kind === 'withdraw' && provider === own?.provider && currency_id === own.currency_id,
    )
    .map(({ id }) => id)
}

/** Whether as many persons want an act as its amount needs; otherwise it stores the first one. */
async function hasTwo(
  tx: Tx,
  { id, act, keyId }: CaseWish,
  subject: NonNullable<Subject>,
  channels: readonly string[],
): Promise<boolean> {
  const row = await tx.selectFrom('payment_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || row.closed_at !== null) throw new CallError('case_unknown')
  const amountMinor = 'deposit' in subject ? subject.deposit.amountMinor : subject.withdrawal.amount_minor
  const rules = await Promise.all(channels.map((channel) => readPayoutRule(tx, channel)))
  if (!rules.some((rule) => needsTwo(rule, amountMinor))) return true
  if (row.first_by !== null && row.first_act === act) {
    if (await isSamePerson(tx, row.first_by, keyId)) throw new CallError('second_person_needed')
    return true
  }
  await tx.updateTable('payment_case').set({ first_act: act, first_by: keyId }).where('id', '=', id).execute()
  return false
}

async function perform(parts: WithdrawalsParts, { act, note, keyId }: CaseWish, subject: NonNullable<Subject>) {
  if ('withdrawal' in subject) {
    const by = { by: keyId, note }
    return act === 'paid' ? markPaid(parts, subject.withdrawal, by) : markDeclined(parts, subject.withdrawal, by)
  }
  const { deposit } = subject
  if (deposit.reversedAtMs !== undefined) return restore(parts, deposit)
  if (act === 'credit') {
    await allowHeld(parts, deposit)
    return credit(parts, deposit)
  }
  await decideReturn(parts, deposit)
  await askForRefund(parts, deposit)
  return refund(parts, deposit)
}

/** Where a provider cannot be asked, the note says how a person has sent the money back. */
async function askForRefund({ log, payments, readSite }: WithdrawalsParts, { id, channel }: Deposit): Promise<void> {
  const provider = payments.providers.get((await readSite()).channels.get(channel)?.provider ?? '')
  try {
    await provider?.refundCheckout?.(id)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    log.warn({ err: error, depositId: id }, 'a held deposit could not be sent back')
    throw new CallError('payment_maintenance')
  }
}
