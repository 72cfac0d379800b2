/** One day of the check-in: its number from 1, and the VIP level that it is for, from 1 as players see it. */
export interface CheckinDay {
  day: number
  vipLevel: number
}

/** The days of the call's items; their levels count from 0 on the wire (PR-02). */
export function checkinDays(items: readonly { vipLevel: number }[]): readonly CheckinDay[] {
  return items.map(({ vipLevel }, at) => ({ day: at + 1, vipLevel: vipLevel + 1 }))
}
