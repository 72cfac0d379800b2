import type { StaffTranslate } from '@fairground/phrases/staff'

/** Details that have a name in words. */
const NAMED = [
  'ours',
  'theirs',
  'amount',
  'expected',
  'taken',
  'currencyId',
  'channel',
  'sum',
  'from',
  'to',
  'kind',
  'reason',
  'refusal',
  'isReversed',
] as const

/** The details of a case as facts in words; one of a newer server keeps its own name. */
export function describeDetails(
  details: Readonly<Record<string, unknown>>,
  t: StaffTranslate,
): { name: string; value: string }[] {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => {
      const knownName = NAMED.find((name) => name === key)
      return { name: knownName ? t(`staff.detail_${knownName}`) : key, value: printValue(value, t) }
    })
}

function printValue(value: unknown, t: StaffTranslate): string {
  if (typeof value === 'boolean') return t(value ? 'staff.yes' : 'staff.no')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
