import { type AnswerOf, promotion } from '@fairground/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { findDemoToken } from '../../kernel/token.ts'

/** A player's granted spins and bonus money. */
export type MySpins = AnswerOf<typeof promotion.freeSpins>['model']

/**
 * The player's granted spins. They are asked for again when a spin was shown and when new ones are given, never by
 * themselves: the bonus balance would tell of a spin whose wheel still turns.
 */
export const spinsQuery = queryOptions({
  queryKey: ['free-spins'] as const,
  queryFn: async (): Promise<MySpins> =>
    findDemoToken() === undefined ? (await call(promotion.freeSpins, {}, { errors: 'ignore' })).model : demoSpins(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A demonstration's wheel costs nothing: there are always spins for it. */
function demoSpins(): MySpins {
  const expiresAt = Date.now() + 24 * 60 * 60 * 1000
  return {
    left: 10,
    spins: [{ value: 10, left: 10, expiresAt, source: 'staff' }],
    rule: { times: 0, days: 1, shares: {} },
    allowed: true,
  }
}

/** Spins of one value. */
export interface SpinValue {
  value: number
  left: number
  /** When the first of them ends. */
  expiresAt: number
}

/** Spins by value, the value whose spins end first in front. */
export function spinValues({ spins }: Pick<MySpins, 'spins'>): readonly SpinValue[] {
  const values = new Map<number, SpinValue>()
  for (const { value, left, expiresAt } of spins) {
    const known = values.get(value)
    values.set(value, {
      value,
      left: (known?.left ?? 0) + left,
      expiresAt: Math.min(known?.expiresAt ?? expiresAt, expiresAt),
    })
  }
  return [...values.values()].sort((a, b) => a.expiresAt - b.expiresAt)
}
