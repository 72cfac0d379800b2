import * as z from 'zod/mini'
import { moneySchema, timeSchema } from './shapes.ts'

/** The user of section 3 of the specification, each field with its real value; the last block is ours. */
export const userSchema = z.object({
  token: z.string(),
  hasLogin: z.boolean(),
  userId: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  balance: moneySchema,
  taskBonusBalance: moneySchema,
  registerTaskBonusBalance: moneySchema,
  cumulativeBetAmount: moneySchema,
  depositForWithdraw: moneySchema,
  symbol: z.string(),
  currSymbol: z.string(),
  currRatio: z.number(),
  noticeUpdateTime: timeSchema,
  phoneChecked: z.boolean(),
  rechargeCount: z.int(),
  firstRechargeFlag: z.boolean(),
  vipLevel: z.object({ level: z.int() }),
  thirdLoginTypes: z.array(z.string()),
  bind2Auth: z.boolean(),
  appVersion: z.string(),
  useGameSymbol: z.boolean(),
  /** Wins that wait in a hold. */
  heldBalance: moneySchema,
  /** The wallet's version: raised by each money action; a balance of an older version is stale. */
  balanceVersion: z.int(),
  currencyId: z.string(),
  decimalLength: z.int(),
})
export type User = z.infer<typeof userSchema>
