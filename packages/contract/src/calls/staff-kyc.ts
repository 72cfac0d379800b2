import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { kycDocumentKindSchema, kycLevelSchema, kycPartSchema, kycReasonSchema, kycStateSchema } from '../kyc.ts'
import { idSchema, pageRequestSchema, textSchema, timeSchema } from '../shapes.ts'

const caseStateSchema = z.enum(['REVIEW', 'MORE', 'DONE', 'REFUSED'])

/** A case in the queue. */
const caseFields = () => ({
  id: idSchema,
  accountId: idSchema,
  level: kycLevelSchema,
  state: caseStateSchema,
  /** Whether the case confirms an approved level again. */
  renewal: z.boolean(),
  attempts: z.int(),
  /** The text of the player's appeal. */
  appeal: z.nullable(textSchema),
  reason: z.nullable(kycReasonSchema),
  missing: z.array(kycPartSchema),
  submittedAt: timeSchema,
  decidedAt: z.nullable(timeSchema),
  /** Rises with each change; a decision names it. */
  version: z.int(),
})

/** The queue of cases, the oldest first. */
export const list = defineCall({
  name: 'staff.kycList',
  summary: 'The identity cases of a state, the longest waiting first, and how many cases each state has.',
  path: '/api/staff/kyc/list',
  access: 'staff',
  may: 'documents.read',
  request: () => z.extend(pageRequestSchema, { state: z._default(caseStateSchema, 'REVIEW') }),
  answer: () =>
    z.object({
      page: z.object({ content: z.array(z.object(caseFields())), total: z.int() }),
      counts: z.record(caseStateSchema, z.int()),
    }),
})

const caseSchema = () =>
  z.object({
    ...caseFields(),
    /** The level that is approved now. */
    approvedLevel: kycLevelSchema,
    /** Country of the account, which need not be the stated one. */
    accountCountryId: z.nullable(z.string()),
    /** What the player has stated; null after its deletion. */
    fields: z.nullable(
      z.object({ name: textSchema, birthDate: textSchema, country: textSchema, taxId: z.optional(textSchema) }),
    ),
    /** The pictures, at `GET /api/staff/kyc/document/{id}`. */
    documents: z.array(
      z.object({ id: idSchema, kind: kycDocumentKindSchema, bytes: z.int(), width: z.int(), height: z.int() }),
    ),
    history: z.array(
      z.object({
        at: timeSchema,
        /** `submitted`, `approved`, `more`, `refused`, `appealed`, `deleted`. */
        event: textSchema,
        /** `player`, `provider:<id>`, `staff:<person>` or `policy`. */
        by: textSchema,
        reason: z.nullable(kycReasonSchema),
        note: textSchema,
      }),
    ),
  })
/** A case with all that a reviewer needs. */
export type KycCaseView = z.infer<ReturnType<typeof caseSchema>>

/** One case with its fields, documents and history. */
export const find = defineCall({
  name: 'staff.kycGet',
  summary:
    'One identity case: what the player stated, the ids of the pictures, its history. The log notes each reading.',
  path: '/api/staff/kyc/get',
  access: 'staff',
  may: 'documents.read',
  request: () => z.object({ id: idSchema }),
  answer: () => z.object({ model: caseSchema() }),
  errors: ['not_found'],
})

/** Who decides, on what. */
const decisionFields = () => ({
  id: idSchema,
  /** The version that the reviewer has seen. */
  version: z.int(),
  /** For the history; the player does not see it. */
  note: z._default(z.string().check(z.maxLength(1000)), ''),
})
const decisionAnswer = () => z.object({ model: z.object({ id: idSchema, state: kycStateSchema, version: z.int() }) })
const DECISION_ERRORS = ['not_found', 'settings_changed', 'kyc_same_reviewer'] as const

/** Approves a case. */
export const approve = defineCall({
  name: 'staff.kycApprove',
  summary: 'Approves an identity case: the player has its level from now on.',
  path: '/api/staff/kyc/approve',
  access: 'staff',
  may: 'documents.change',
  request: () => z.object(decisionFields()),
  answer: decisionAnswer,
  errors: DECISION_ERRORS,
})

/** Asks the player for more. */
export const more = defineCall({
  name: 'staff.kycMore',
  summary: 'Asks the player for what is missing. After the third attempt this refuses the case.',
  path: '/api/staff/kyc/more',
  access: 'staff',
  may: 'documents.change',
  request: () =>
    z.object({
      ...decisionFields(),
      reason: kycReasonSchema,
      missing: z.array(kycPartSchema).check(z.minLength(1), z.maxLength(7)),
    }),
  answer: decisionAnswer,
  errors: DECISION_ERRORS,
})

/** Refuses a case. */
export const refuse = defineCall({
  name: 'staff.kycRefuse',
  summary: 'Refuses an identity case. An approved level stays, and the player may appeal once.',
  path: '/api/staff/kyc/refuse',
  access: 'staff',
  may: 'documents.change',
  request: () => z.object({ ...decisionFields(), reason: kycReasonSchema }),
  answer: decisionAnswer,
  errors: DECISION_ERRORS,
})
