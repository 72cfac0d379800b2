import type { AnswerOf } from '@fairground/contract/call'
import * as promotion from '@fairground/contract/calls/promotion'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { findDemoToken } from '../../kernel/token.ts'

/** A player's granted spins and bonus money. */
export type MySpins = AnswerOf<typeof promotion.freeSpins>['model']

/**
 * The player's granted spins. The page reloads them after a shown spin and when the server grants new ones, never at
 * other times: the bonus balance would reveal the result of a spin whose wheel still turns.
 */
export const spinsQuery = queryOptions({
  queryKey: ['free-spins'] as const,
  queryFn: async (): Promise<MySpins> =>
    findDemoToken() === undefined ? (await call(promotion.freeSpins, {}, { errors: 'ignore' })).model : demoSpins(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A demonstration always has free spins. */
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
  spinsLeft: number
  /** When the first of them expires. */
  expiresAt: number
}

/** Groups spins by value; the value whose spins expire first comes first. */
export function spinValues({ spins }: Pick<MySpins, 'spins'>): readonly SpinValue[] {
  const values = new Map<number, SpinValue>()
  for (const { value, left: spinsLeft, expiresAt } of spins) {
    const entry = values.get(value)
    values.set(value, {
      value,
      spinsLeft: (entry?.spinsLeft ?? 0) + spinsLeft,
      expiresAt: Math.min(entry?.expiresAt ?? expiresAt, expiresAt),
    })
  }
  return [...values.values()].sort((a, b) => a.expiresAt - b.expiresAt)
}
