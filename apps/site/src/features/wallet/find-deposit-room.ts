import type { LimitLine } from '@fairground/contract/play-limits'

/**
 * The deposit limit that leaves least, in the currency's units and at least 0; undefined without one. A limit that is
 * shown in another currency than the wallet's is left out: only the server converts.
 */
export function findDepositRoom(
  lines: readonly LimitLine[],
  currencyId: string | undefined,
): { left: number; period: LimitLine['period'] } | undefined {
  return lines
    .flatMap(({ kind, period, lowest, used, currencyId: shownIn }) =>
      kind === 'deposit' && lowest !== null && shownIn === currencyId
        ? [{ left: Math.max(0, lowest - used), period }]
        : [],
    )
    .toSorted((one, other) => one.left - other.left)[0]
}
