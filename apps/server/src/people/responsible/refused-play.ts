import { CallError } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { PlayDetails } from '@fairground/ledger'
import { minorToNumber } from '@fairground/money'
import type { CurrencyRow } from '../../operator/settings/site-settings.ts'

/** The refusals of responsible play that a bet may get. */
const REASONS = ['limit_loss', 'limit_wager', 'limit_session', 'reality_check', 'time_out', 'self_excluded'] as const

/** The call's error of a bet that responsible play refuses; undefined for another reason. */
export function findPlayError(
  { reason, details }: { reason: string; details?: PlayDetails | undefined },
  currency: CurrencyRow,
): CallError | undefined {
  const name = REASONS.find((each) => each === reason)
  return name && details && playError(name, details, currency)
}

/** Makes a refusal with its parameters: kind, period, what is left, and until when. */
export function playError(
  name: ErrorName,
  { kind, period, leftMinor, untilMs, minutes }: PlayDetails,
  { symbol, decimal_length }: CurrencyRow,
): CallError {
  return new CallError(name, {
    kind,
    ...(period && { period }),
    ...(leftMinor !== undefined && { left: minorToNumber(leftMinor, decimal_length), currency: symbol }),
    ...(untilMs !== undefined && { until: untilMs }),
    ...(minutes !== undefined && { minutes }),
  })
}
