export { type AccountName, parseAccountName } from './account-name.ts'
export {
  type Access,
  type AnswerOf,
  type Call,
  defineCall,
  type GivenAnswerOf,
  type ParsedRequestOf,
  type RequestOf,
} from './call.ts'
export type { SeedPair } from './calls/fair.ts'
export * from './calls/index.ts'
export type { Channel, DepositRow, DepositStatus } from './calls/pay.ts'
export { CallError, type ErrorParams, findErrorName, type Refusal, refusalSchema, successSchema } from './envelope.ts'
export { type ErrorName, errors, type Reaction } from './errors.data.ts'
export { type LiveMessage, liveMessageSchema } from './live.ts'
export type { BetModel, BetRecord, Result, RoundPage, RoundView } from './round.ts'
export type { User } from './user.ts'
