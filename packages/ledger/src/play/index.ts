export { convert } from './convert.ts'
export {
  findPause,
  type PlayDetails,
  type PlayReason,
  rulesFor,
  usedOf,
} from './find-play-refusal.ts'
export { endOfPeriod, PERIODS, type Period, startOfPeriod } from './periods.ts'
export type { CurrencyScale, LimitKind, PeriodUsage, Play, PlayLimit, PlayUsage } from './play.ts'
export { IDLE_MS, NO_USAGE, periodAt, playedSince, resetOf, usageAfter } from './usage.ts'
