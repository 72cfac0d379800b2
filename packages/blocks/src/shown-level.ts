/** A VIP level as players see it: from 1, where the wire counts from 0, unless the operator switches that off. */
export function shownLevel(level: number, disableVipPlus: boolean): number {
  return disableVipPlus ? level : level + 1
}
