import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, nothingSchema, pageAnswer, pageRequestSchema, timeSchema } from '../shapes.ts'

const caseSchema = z.object({
  id: idSchema,
  /**
   * `amount`: another amount or currency than the order's; `reversal`: a payer got the money back; `contradiction`: the
   * provider says otherwise than the ledger; `totals`: the sums differ; `unknown`: the provider does not know a payment.
   */
  kind: z.enum(['amount', 'reversal', 'contradiction', 'totals', 'unknown']),
  provider: z.string(),
  accountId: z.optional(idSchema),
  /** The deposit or the withdrawal. */
  subjectId: z.optional(idSchema),
  details: z.record(z.string(), z.unknown()),
  openedAt: timeSchema,
  closedAt: z.optional(timeSchema),
  note: z.optional(z.string()),
})

/** A case of payments. */
export type PaymentCaseRow = z.infer<typeof caseSchema>

/** The cases of payments. */
export const listCases = defineCall({
  name: 'staff.listPaymentCases',
  summary: 'What payments leave for people to decide, the newest first: differences, reversals, contradictions.',
  path: '/api/staff/payment/cases',
  access: 'staff',
  request: () =>
    z.object({
      ...pageRequestSchema.shape,
      /** Whether to list the open cases only. */
      open: z._default(z.boolean(), true),
    }),
  answer: () => pageAnswer(caseSchema),
})

/** Closes a case. */
export const closeCase = defineCall({
  name: 'staff.closePaymentCase',
  summary: 'Closes a case with a note of what was decided.',
  path: '/api/staff/payment/close_case',
  access: 'staff',
  request: () => z.object({ id: idSchema, note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000)) }),
  answer: () => nothingSchema,
  errors: ['case_unknown'],
})
