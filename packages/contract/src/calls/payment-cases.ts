import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, nothingSchema, pageAnswer, pageRequestSchema, timeSchema } from '../shapes.ts'

/**
 * What ends a case with money: a held deposit is credited or goes back to its payer, a payout without an end is declared paid or
 * failed.
 */
const actSchema = z.enum(['credit', 'return', 'paid', 'failed'])
export type PaymentCaseAct = z.infer<typeof actSchema>

const caseSchema = z.object({
  id: idSchema,
  /**
   * `amount`: another amount or currency than the order's; `held`: a limit or break forbids a deposit that came; `stuck`: a payout
   * without an end; `reversal`: a payer got the money back; `contradiction`: the
   * provider says otherwise than the ledger; `totals`: the sums differ; `unknown`: the provider does not know a payment.
   */
  kind: z.enum(['amount', 'held', 'reversal', 'contradiction', 'totals', 'unknown', 'stuck']),
  provider: z.string(),
  accountId: z.optional(idSchema),
  /** The deposit or the withdrawal. */
  subjectId: z.optional(idSchema),
  details: z.record(z.string(), z.unknown()),
  openedAt: timeSchema,
  closedAt: z.optional(timeSchema),
  note: z.optional(z.string()),
  /** What can end the case now. */
  acts: z.array(actSchema),
  /** What a first person wants to end it with, above the threshold for two persons, and the id of the person's key. */
  firstAct: z.optional(actSchema),
  firstBy: z.optional(z.string()),
  /** What it was ended with. */
  act: z.optional(actSchema),
})

/** A case of payments. */
export type PaymentCaseRow = z.infer<typeof caseSchema>

/** The cases of payments. */
export const listCases = defineCall({
  name: 'staff.listPaymentCases',
  summary: 'What payments leave for people to decide, the newest first: differences, reversals, contradictions.',
  path: '/api/staff/payment/cases',
  access: 'staff',
  may: 'cases.read',
  request: () =>
    z.object({
      ...pageRequestSchema.shape,
      /** Whether to list the open cases only. */
      open: z._default(z.boolean(), true),
    }),
  answer: () => pageAnswer(caseSchema),
})

/** Ends a case with money. */
export const settleCase = defineCall({
  name: 'staff.settlePaymentCase',
  summary:
    'Ends a case with money: credits a held deposit or sends it back, declares a payout paid or failed. Above the threshold for two persons the first call only names the act.',
  path: '/api/staff/payment/settle_case',
  access: 'staff',
  may: 'cases.change',
  movesMoney: true,
  request: () =>
    z.object({ id: idSchema, act: actSchema, note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
  answer: () => z.object({ model: z.object({ isDone: z.boolean() }) }),
  errors: ['case_unknown', 'second_person_needed', 'limit_deposit', 'time_out', 'self_excluded', 'payment_maintenance'],
})

/** Closes a case. */
export const closeCase = defineCall({
  name: 'staff.closePaymentCase',
  summary: 'Closes a case with a note of what was decided.',
  path: '/api/staff/payment/close_case',
  access: 'staff',
  may: 'cases.change',
  request: () => z.object({ id: idSchema, note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
  answer: () => nothingSchema,
  errors: ['case_unknown'],
})
