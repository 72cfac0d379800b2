import { CallError } from '@fairground/contract/envelope'
import { minorToDecimalString } from '@fairground/money'
import { openCase } from './cases.ts'
import type { Deposit } from './deposit.ts'
import { type PaymentState, ProviderAway } from './provider.ts'
import { type SettleParts, settleDeposit } from './settle-deposit.ts'

/** What a question about a deposit led to. */
export type AskOutcome = 'agrees' | 'settled' | 'case' | 'away' | 'unasked'

/**
 * Asks the provider about a deposit and settles what is certain, in the same way as a webhook. What the provider cannot mean,
 * such as a payment that it does not know and that the ledger has credited, opens a case.
 */
export async function askDeposit(parts: SettleParts, deposit: Deposit): Promise<AskOutcome> {
  const site = await parts.readSite()
  const channel = site.channels.get(deposit.channel)
  const provider = channel && parts.payments.providers.get(channel.provider)
  // A provider that is switched off cannot be asked.
  if (!channel || !provider) return 'unasked'
  const decimals = site.currencies.get(channel.currency_id)?.decimal_length ?? 0
  try {
    const state = await provider.findCheckout(deposit.id)
    return await apply(parts, deposit, {
      providerId: provider.id,
      state,
      currencyId: channel.currency_id,
      amount: minorToDecimalString(deposit.amountMinor, decimals),
    })
  } catch (error) {
    if (error instanceof ProviderAway) {
      parts.log.warn({ err: error, depositId: deposit.id }, 'the provider could not be asked about a deposit')
      return 'away'
    }
    // The mismatch has opened a case.
    if (error instanceof CallError && error.errorName === 'deposit_mismatch') return 'case'
    throw error
  }
}

interface Answer {
  providerId: string
  state: PaymentState
  /** The order's. */
  amount: string
  currencyId: string
}

async function apply(parts: SettleParts, deposit: Deposit, answer: Answer): Promise<AskOutcome> {
  const { providerId, state } = answer
  const { accountId, id: depositId } = deposit
  const isPaid = deposit.status === 'PAID'
  const isHeld = deposit.heldAtMs !== undefined && !isPaid
  const isReversed = deposit.reversedAtMs !== undefined
  const event = {
    about: 'deposit' as const,
    ...{ depositId, accountId },
    amount: state.amount ?? answer.amount,
    currencyId: state.currencyId ?? answer.currencyId,
  }

  if (state.state === 'paid' || state.state === 'reversed') {
    if (state.state === 'paid' ? isPaid && !isReversed : isReversed) return 'agrees'
    // A held deposit that staff sent back by hand may be paid for the provider.
    if (isHeld && (state.state === 'paid' || deposit.refundedAtMs !== undefined)) return 'agrees'
    // Money that came back to the player and then arrived again is nothing that a program decides.
    if (isReversed) return contradict(parts, deposit, answer)
    await settleDeposit(parts, providerId, { ...event, kind: state.state })
    return 'settled'
  }
  if (isPaid) return contradict(parts, deposit, answer)
  if (deposit.status !== 'NEW' || state.state === 'open' || state.state === 'unknown') return 'agrees'
  await settleDeposit(parts, providerId, { ...event, kind: state.state })
  return 'settled'
}

async function contradict(
  { db, now }: SettleParts,
  deposit: Deposit,
  { providerId, state }: Answer,
): Promise<AskOutcome> {
  const kind = state.state === 'unknown' ? 'unknown' : 'contradiction'
  const details = { ours: deposit.status, theirs: state.state, isReversed: deposit.reversedAtMs !== undefined }
  await openCase(
    db,
    {
      ...{ kind, provider: providerId, event: state.state },
      ...{ accountId: deposit.accountId, subjectId: deposit.id, details },
    },
    now(),
  )
  return 'case'
}
