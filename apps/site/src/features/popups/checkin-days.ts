import type { AnswerOf, promotion } from '@fairground/contract'

/** The calendar as the server tells it. */
export type Checkin = AnswerOf<typeof promotion.checkinData>['model']

/** One day of the check-in. */
export interface CheckinDay {
  /** From 1. */
  day: number
  state: Checkin['items'][number]['state']
  /** Spins that it gives; 0: none. */
  count: number
  /** What each is worth. */
  value: number
  /** The VIP level that the gift is for, as players see it; absent where it is for everybody. */
  vipLevel?: number
  /** Whether the player's level is too low for the gift. */
  isLocked: boolean
}

/** Levels as players see them. */
interface Levels {
  /** The player's own. */
  mine: number
  /** What is shown for a level of the wire (PR-02). */
  shown(level: number): number
}

/** The days of the call's items; their levels count from 0 on the wire. */
export function checkinDays(items: Checkin['items'], { mine, shown }: Levels): readonly CheckinDay[] {
  return items.map(({ state, count, value, vipLevel }, at) => ({
    day: at + 1,
    state,
    count,
    value,
    ...(vipLevel > 0 && { vipLevel: shown(vipLevel) }),
    isLocked: count > 0 && shown(vipLevel) > mine,
  }))
}
