import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  kycDocumentKindSchema,
  kycLevelSchema,
  kycPartSchema,
  kycPurposeSchema,
  kycReasonSchema,
  kycStateSchema,
  MOST_KYC_DOCUMENTS,
} from '../kyc.ts'
import { idSchema, nothingSchema, timeSchema } from '../shapes.ts'

const kycStatusSchema = () =>
  z.object({
    /** The approved level; a later refusal does not lower it. */
    level: kycLevelSchema,
    state: kycStateSchema,
    /** Level of the last case; 0 without one. */
    caseLevel: kycLevelSchema,
    /** Why the case needs more, or was refused. */
    reason: z.nullable(kycReasonSchema),
    /** What the case lacks. */
    missing: z.array(kycPartSchema),
    /** How often the player may still submit in this case. */
    attemptsLeft: z.int(),
    /** The level that the player needs next; 0: nothing is needed now. */
    needed: kycLevelSchema,
    /** What the player needs it for. */
    neededFor: z.nullable(kycPurposeSchema),
    /** Whether the player may appeal against the refusal. */
    canAppeal: z.boolean(),
    /** The country of the account; the form begins with it. */
    countryId: z.nullable(z.string()),
    /** Least age in years that the birth date must show; 0: none. */
    minimumAge: z.int(),
    submittedAt: z.nullable(timeSchema),
    decidedAt: z.nullable(timeSchema),
  })
/** Where a player's identity check stands. */
export type KycStatus = z.infer<ReturnType<typeof kycStatusSchema>>

/** Where the player's identity check stands. */
export const status = defineCall({
  name: 'kyc.status',
  summary:
    'Where the check of the player’s identity stands: the approved level, the state, what is missing, what is needed next.',
  path: '/api/kyc/status',
  request: () => nothingSchema,
  answer: () => z.object({ model: kycStatusSchema() }),
})

/** Who the player is, as in the document. */
const identitySchema = () =>
  z.object({
    name: z.string().check(z.maxLength(200)),
    /** `YYYY-MM-DD`. */
    birthDate: z.string().check(z.maxLength(10)),
    /** ISO 3166-1 alpha-2. */
    country: z.string().check(z.maxLength(2)),
    /** Needed in `TAX_ID_COUNTRIES`. */
    taxId: z.optional(z.string().check(z.maxLength(32))),
  })
/** Who the player is, as in the document. */
export type KycIdentity = z.infer<ReturnType<typeof identitySchema>>

/** A picture with its kind. Of bare ids the first is the document, and the others are pictures of the face. */
const documentSchema = () => z.union([idSchema, z.object({ id: idSchema, kind: kycDocumentKindSchema })])

/** Submits identity and documents for review. */
export const submit = defineCall({
  name: 'kyc.submit',
  summary:
    'Submits who the player is, and the pictures of documents (ids of `file.upload`). Where the state is MORE, what is not missing may be left out.',
  path: '/api/kyc/submit',
  request: () =>
    z.object({
      level: z.literal([1, 2]),
      fields: z.optional(identitySchema()),
      documents: z._default(z.array(documentSchema()).check(z.maxLength(MOST_KYC_DOCUMENTS)), []),
    }),
  answer: () => z.object({ model: kycStatusSchema() }),
  errors: [
    'kyc_name_malformed',
    'kyc_birth_date_malformed',
    'kyc_too_young',
    'kyc_tax_id_malformed',
    'country_unknown',
    'kyc_document_unknown',
    'kyc_documents_missing',
    'kyc_in_review',
    'kyc_done',
    'kyc_refused',
  ],
})

/** Appeals against a refusal. */
export const appeal = defineCall({
  name: 'kyc.appeal',
  summary: 'Appeals against a refusal, once and within 30 days: another person looks at the case again.',
  path: '/api/kyc/appeal',
  request: () => z.object({ text: z.string().check(z.trim(), z.minLength(10), z.maxLength(2000)) }),
  answer: () => z.object({ model: kycStatusSchema() }),
  errors: ['kyc_no_appeal'],
})

/** A verdict of an automatic check. */
export const hook = defineCall({
  name: 'kyc.hook',
  summary: 'Verdicts of a provider of identity checks; signed over the raw body, as docs/documents.md says.',
  path: '/api/kyc/hook/:provider',
  access: 'provider',
  request: () => z.looseObject({}),
  answer: () => nothingSchema,
  errors: ['signature_wrong', 'not_found'],
})
