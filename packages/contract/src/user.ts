import * as z from 'zod/mini'
import { moneySchema, textSchema, timeSchema } from './shapes.ts'

/**
 * The user of section 3 of the specification; constant fields name the missing feature. The last block is ours.
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
    /** Always 0: the product has no bonus for tasks after the registration yet. */
    registerTaskBonusBalance: moneySchema,
    cumulativeBetAmount: moneySchema,
    /** What must be staked in all before a withdrawal (WA-06); compare `cumulativeBetAmount`. */
    depositForWithdraw: moneySchema,
    symbol: textSchema,
    currSymbol: textSchema,
    /** Always 1: the product shows no amounts in a second currency yet. */
    currRatio: z.number(),
    noticeUpdateTime: timeSchema,
    phoneChecked: z.boolean(),
    rechargeCount: z.int(),
    firstRechargeFlag: z.boolean(),
    /** Always level 0: the product has no VIP levels yet. */
    vipLevel: z.object({ level: z.int() }),
    /** The ids of the linked services. */
    thirdLoginTypes: z.array(textSchema),
    bind2Auth: z.boolean(),
    appVersion: textSchema,
    /** Always true: players have no choice yet; the page's `useGameSymbol` decides. */
    useGameSymbol: z.boolean(),
    /** Wins that wait in a hold. */
    heldBalance: moneySchema,
    /** The wallet's version, which each money action raises; a balance of an older version is stale. */
    balanceVersion: z.int(),
    /** The code of this player's invitations: the parameter `p`. */
    inviteCode: textSchema,
    currencyId: textSchema,
    decimalLength: z.int(),
    /** The running break, `time_out` or `exclusion`. `until` null: for good. */
    pause: z.nullable(z.object({ kind: textSchema, until: z.nullable(timeSchema) })),
    /** Whether nothing may urge the player on: during a break, and while a limit of losses, stakes or time leaves nothing. */
    limited: z.boolean(),
  }),
)
export type User = z.infer<typeof userSchema>
