import * as z from 'zod/mini'
import { moneySchema, textSchema, timeSchema } from './shapes.ts'

/**
 * The user of section 3 of the specification, each field with its real value, but for those that say what they wait for;
 * the last block is ours.
 */
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
    /** Always 0: waits for a bonus for tasks after the registration. */
    registerTaskBonusBalance: moneySchema,
    cumulativeBetAmount: moneySchema,
    /** Always 0: waits for withdrawals and their wagering rule. */
    depositForWithdraw: moneySchema,
    symbol: textSchema,
    currSymbol: textSchema,
    /** Always 1: waits for a second currency that amounts are told in. */
    currRatio: z.number(),
    noticeUpdateTime: timeSchema,
    phoneChecked: z.boolean(),
    rechargeCount: z.int(),
    firstRechargeFlag: z.boolean(),
    /** Always level 0: waits for VIP levels. */
    vipLevel: z.object({ level: z.int() }),
    /** Always empty: waits for ways to log in elsewhere. */
    thirdLoginTypes: z.array(textSchema),
    bind2Auth: z.boolean(),
    appVersion: textSchema,
    /** Always true: waits for a choice of the player's own; the page's `useGameSymbol` is what counts. */
    useGameSymbol: z.boolean(),
    /** Wins that wait in a hold. */
    heldBalance: moneySchema,
    /** The wallet's version: raised by each money action; a balance of an older version is stale. */
    balanceVersion: z.int(),
    /** What others bring along as `p` whom this player invites. */
    inviteCode: textSchema,
    currencyId: textSchema,
    decimalLength: z.int(),
  }),
)
export type User = z.infer<typeof userSchema>
