import type { Play } from './play.ts'
import { NO_USAGE } from './usage.ts'

/** A player of the tests without limits, breaks and play. */
export const noLimits: Play = {
  ...{ ownerId: 'owner', version: 1, currencyId: 'PLAY', limits: [], realityCheckMs: 0 },
  ...{ timeOutUntilMs: 0, excludedUntilMs: 0, countsMoney: false, usage: NO_USAGE },
}
