import type { AnswerOf } from '@fairground/contract/call'
import type * as promotion from '@fairground/contract/calls/promotion'

/** The calendar in the server's answer. */
export type Checkin = AnswerOf<typeof promotion.checkinData>['model']

/** One day of the check-in. */
export interface CheckinDay {
  /** From 1. */
  day: number
  state: Checkin['items'][number]['state']
  /** The number of spins in the gift; 0 for none. */
  count: number
  /** The value of each spin. */
  value: number
  /** The label of the gift's VIP level; absent if it is for all players. */
  vipLevel?: number
  /** Whether the player's level is too low for the gift. */
  isLocked: boolean
}

/** VIP levels by the numbers that players see. */
interface Levels {
  /** The player's own level. */
  mine: number
  /** Converts an API level to the number that players see (PR-02). */
  labelOf(level: number): number
}

/** The days of the call's items, whose levels count from 0 in the API. */
export function checkinDays(items: Checkin['items'], { mine, labelOf }: Levels): readonly CheckinDay[] {
  return items.map(({ state, count, value, vipLevel }, at) => ({
    day: at + 1,
    state,
    count,
    value,
    ...(vipLevel > 0 && { vipLevel: labelOf(vipLevel) }),
    isLocked: count > 0 && labelOf(vipLevel) > mine,
  }))
}
