import * as z from 'zod/mini'
import { moneySchema, textSchema, timeSchema } from './shapes.ts'

/** The user of section 3 of the specification, each field with its real value; the last block is ours. */
export const userSchema = z.lazy(() =>
  z.object({
    token: textSchema,
    hasLogin: z.boolean(),
    userId: textSchema,
    username: textSchema,
    email: textSchema,
    phone: textSchema,
    nickname: textSchema,
    avatar: textSchema,
    balance: moneySchema,
    taskBonusBalance: moneySchema,
    registerTaskBonusBalance: moneySchema,
    cumulativeBetAmount: moneySchema,
    depositForWithdraw: moneySchema,
    symbol: textSchema,
    currSymbol: textSchema,
    currRatio: z.number(),
    noticeUpdateTime: timeSchema,
    phoneChecked: z.boolean(),
    rechargeCount: z.int(),
    firstRechargeFlag: z.boolean(),
    vipLevel: z.object({ level: z.int() }),
    thirdLoginTypes: z.array(textSchema),
    bind2Auth: z.boolean(),
    appVersion: textSchema,
    useGameSymbol: z.boolean(),
    /** Wins that wait in a hold. */
    heldBalance: moneySchema,
    /** The wallet's version: raised by each money action; a balance of an older version is stale. */
    balanceVersion: z.int(),
    currencyId: textSchema,
    decimalLength: z.int(),
  }),
)
export type User = z.infer<typeof userSchema>
