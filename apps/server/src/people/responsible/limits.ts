import { CallError } from '@fairground/contract/envelope'
import { CONFIRM_WITHIN_MS, LOOSER_AFTER_MS } from '@fairground/contract/play-limits'
import { type CurrencyScale, convert, type LimitKind, type Period } from '@fairground/ledger'
import type { StoredLimit } from '../../money/wallet/stored-play.ts'
import { changePlay, type PlayChange } from './change-play.ts'
import { countedFrom } from './count-money.ts'
import type { ResponsibleParts } from './parts.ts'

/** Which limit: there is at most one of each name and source. */
export type LimitName = { kind: LimitKind; period: Period; source: StoredLimit['source'] }

/** A wanted limit. `value` undefined: none. */
export type WantedLimit = LimitName & { value: bigint | undefined; currencyId: string }

type Scales = ReadonlyMap<string, CurrencyScale>
type Author = { accountId: string; by: string }

/**
 * Sets a limit. A tighter one holds at once; a looser one waits, and replaces one that waits already. What the operator sets
 * for a player holds at once.
 */
export function setLimit(
  parts: Pick<ResponsibleParts, 'db' | 'now'>,
  author: Author,
  wanted: WantedLimit,
  currencies: Scales,
): Promise<void> {
  return changePlay(parts, author, async (row, tx) => {
    const atMs = parts.now()
    const limit = limitAfter(findLimit(row.limits, wanted), wanted, currencies, atMs)
    const countsMoney = limit.value !== null && (limit.kind === 'loss' || limit.kind === 'wager')
    const countedUsage = countsMoney ? await countedFrom(row, tx, atMs) : undefined
    const { kind, period, source, value, currencyId, pending } = limit
    return {
      set: { limits: withLimit(row.limits, limit), ...countedUsage },
      event: { kind: 'set_limit', details: { kind, period, source, value, currencyId, pending } },
    }
  })
}

/** The limit after the wish. */
export function limitAfter(
  current: StoredLimit | undefined,
  { kind, period, source, value, currencyId }: WantedLimit,
  currencies: Scales,
  atMs: number,
): StoredLimit {
  const wantedValue = value === undefined ? null : String(value)
  if (source === 'player' && current && isLooser(current, { value, currencyId }, currencies)) {
    const pending = { value: wantedValue, currencyId, from: atMs + LOOSER_AFTER_MS }
    return { ...current, pending }
  }
  return { kind, period, source, value: wantedValue, currencyId }
}

/** Whether a wish allows more than the limit that holds. */
function isLooser(
  { value, currencyId }: StoredLimit,
  wanted: { value: bigint | undefined; currencyId: string },
  currencies: Scales,
): boolean {
  if (value === null) return false
  if (wanted.value === undefined) return true
  return convert(wanted.value, wanted.currencyId, currencyId, currencies, 'up') > BigInt(value)
}

/**
 * Makes a looser limit hold, once its time has come and before it is over.
 * @throws CallError limit_not_pending, limit_too_early, limit_too_late
 */
export function confirmLimit(
  parts: Pick<ResponsibleParts, 'db' | 'now'>,
  author: Author,
  name: Omit<LimitName, 'source'>,
): Promise<void> {
  return changePlay(parts, author, (row): PlayChange => {
    const limit = findLimit(row.limits, { ...name, source: 'player' })
    if (!limit?.pending) throw new CallError('limit_not_pending')
    const { pending, ...rest } = limit
    const atMs = parts.now()
    if (atMs < pending.from) throw new CallError('limit_too_early', { until: pending.from })
    if (atMs >= pending.from + CONFIRM_WITHIN_MS) throw new CallError('limit_too_late')
    const { value, currencyId } = pending
    return {
      set: { limits: withLimit(row.limits, { ...rest, value, currencyId }) },
      event: { kind: 'confirm_limit', details: { ...name, value, currencyId } },
    }
  })
}

/** Finds a limit by its name. */
export function findLimit(
  limits: readonly StoredLimit[],
  { kind, period, source }: LimitName,
): StoredLimit | undefined {
  return limits.find((limit) => limit.kind === kind && limit.period === period && limit.source === source)
}

function withLimit(limits: readonly StoredLimit[], limit: StoredLimit): StoredLimit[] {
  const others = limits.filter((each) => each !== findLimit(limits, limit))
  return limit.value === null && !limit.pending ? others : [...others, limit]
}
