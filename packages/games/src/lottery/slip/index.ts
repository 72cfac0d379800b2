export { slipAliases } from './aliases.data.ts'
export { parseSlip, type SlipContext } from './parse-slip.ts'
export { renderSlip } from './render-slip.ts'
export {
  MAX_SLIP_LENGTH,
  MAX_SLIP_LINES,
  type ParsedSlip,
  type SlipAliases,
  type SlipBet,
  type SlipError,
  type SlipLimits,
  type SlipLine,
} from './slip.ts'
