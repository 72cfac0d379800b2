export { factsOf } from './facts.ts'
export { type LotteryLine, liabilityMinor, qualifiedTurnoverMinor, settleLine } from './lines.ts'
export { findLottery, lotteries } from './lotteries.ts'
export type { GroupOutcome, Lottery, LotteryGroup, LotteryMarket, LotteryPick } from './lottery.ts'
export {
  chancesOf,
  findPick,
  type LineLimits,
  lotteryOdds,
  lotteryReturn,
  type MarketPick,
  mostStakeMinor,
} from './odds.ts'
export {
  MAX_SLIP_LENGTH,
  MAX_SLIP_LINES,
  type ParsedSlip,
  parseSlip,
  renderSlip,
  type SlipAliases,
  type SlipBet,
  type SlipContext,
  type SlipError,
  type SlipLimits,
  type SlipLine,
  slipAliases,
} from './slip/index.ts'
