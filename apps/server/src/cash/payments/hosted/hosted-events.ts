import { CallError } from '@fairground/contract/envelope'
import { minorToDecimalString } from '@fairground/money'
import type { HostedSettings } from '../../../ground/config/hosted-settings.ts'
import { readAt, textAt } from '../../../ground/config/template.ts'
import type { PaymentEvent, PayoutEvent } from '../provider.ts'

/**
 * Reads the body of a webhook as the settings describe it. A type that no list has is `noted`.
 * @throws CallError invalid_request for a body without what the settings name
 */
export function readHostedEvent(settings: HostedSettings, body: string): PaymentEvent | PayoutEvent {
  try {
    const event: unknown = JSON.parse(body)
    const { webhook } = settings
    const type = textAt(event, webhook.type)
    const payoutKind = webhook.payout && Object.hasOwn(webhook.payout.kinds, type) && webhook.payout.kinds[type]
    if (webhook.payout && payoutKind) return payoutOf(settings, webhook.payout, event, payoutKind)
    const kind = (Object.hasOwn(webhook.deposit.kinds, type) && webhook.deposit.kinds[type]) || 'noted'
    if (kind === 'noted') {
      return { about: 'deposit', kind, depositId: '', accountId: '', amount: '', currencyId: '' }
    }
    return {
      ...{ about: 'deposit', kind },
      depositId: textAt(event, webhook.deposit.depositId),
      accountId: textAt(event, webhook.deposit.accountId),
      ...moneyAt(settings, webhook.deposit, event),
    }
  } catch (cause) {
    throw Object.assign(new CallError('invalid_request'), { cause })
  }
}

function payoutOf(
  settings: HostedSettings,
  paths: NonNullable<HostedSettings['webhook']['payout']>,
  event: unknown,
  kind: PayoutEvent['kind'],
): PayoutEvent {
  const reason = paths.reason === undefined ? undefined : readAt(event, paths.reason)
  return {
    ...{ about: 'payout', kind },
    payoutId: textAt(event, paths.payoutId),
    accountId: textAt(event, paths.accountId),
    ...moneyAt(settings, paths, event),
    ...(typeof reason === 'string' && { reason }),
  }
}

/**
 * Reads an amount, as decimal text, and the currency, as our id.
 * @throws Error when one is missing
 */
export function moneyAt(
  { amounts, currencies }: HostedSettings,
  paths: { amount: string; currency: string },
  value: unknown,
): { amount: string; currencyId: string } {
  const amount = textAt(value, paths.amount)
  const currency = textAt(value, paths.currency)
  const ours = Object.entries(currencies).find(([, theirs]) => theirs === currency)?.[0]
  const isMinor = amounts.unit === 'minor' && /^\d{1,18}$/.test(amount)
  return {
    amount: isMinor ? minorToDecimalString(BigInt(amount), amounts.decimals) : amount,
    currencyId: ours ?? currency,
  }
}
