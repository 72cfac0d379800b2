import * as z from 'zod/mini'
import { idSchema, moneySchema, timeSchema } from './shapes.ts'

/** REVIEW: a rule or a person decides. SENT: approved, with the provider or on the way to it. The other two are final. */
export const withdrawalStatusSchema = z.enum(['REVIEW', 'SENT', 'PAID', 'DECLINED'])
export type WithdrawalStatus = z.infer<typeof withdrawalStatusSchema>

/** The steps of a withdrawal: `sent` is the moment at which the provider had it. */
export const withdrawalStepSchema = z.object({
  name: z.enum(['requested', 'approved', 'sent', 'paid', 'declined']),
  at: timeSchema,
})

/**
 * Why a rule leaves a withdrawal to a person: it is above what a rule may approve, the player has had too much approved by rule
 * within 24 hours, the operator's sum of the day is used up, a deposit of the player was taken back by its payer, staff has
 * switched the player off, another player was paid at the destination meanwhile.
 */
export const REVIEW_CAUSES = [
  'above_limit',
  'player_day',
  'operator_day',
  'deposit_reversed',
  'player_off',
  'destination_taken',
] as const
export type ReviewCause = (typeof REVIEW_CAUSES)[number]

/** A withdrawal as its player sees it. */
export const withdrawalSchema = z.object({
  id: idSchema,
  channel: z.string(),
  /** What leaves the balance; the player receives it less the fee. */
  amount: moneySchema,
  fee: moneySchema,
  destination: z.string(),
  status: withdrawalStatusSchema,
  /** The steps so far, the earliest first. */
  steps: z.array(withdrawalStepSchema),
  /** Of a declined one: `provider_declined`, or the text that staff wrote. */
  reason: z.optional(z.string()),
  /** While the provider's outcome is unknown: when the server asks again. */
  nextCheckAt: z.optional(timeSchema),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>

/** A withdrawal as staff sees it. */
export const reviewedWithdrawalSchema = z.extend(withdrawalSchema, {
  userId: idSchema,
  nickname: z.string(),
  currencyId: z.string(),
  symbol: z.string(),
  decimalLength: z.int(),
  causes: z.array(z.enum(REVIEW_CAUSES)),
  /** Whether two persons must approve it, and the key of the first who has. */
  needsTwo: z.boolean(),
  firstBy: z.optional(z.string()),
  approvedBy: z.optional(z.string()),
  createdAt: timeSchema,
})
export type ReviewedWithdrawal = z.infer<typeof reviewedWithdrawalSchema>
