import type { ErrorRow } from './errors.data.ts'

const refusal = (status: number, reaction: ErrorRow['reaction'] = 'alert'): ErrorRow => ({
  status,
  http: 200,
  reaction,
  readBy: 'screen',
})

/**
 * The refusals of the calls that send documents. They are in the catalogue; the first load of the site leaves them out, and the
 * form of documents brings this table along (`addErrors`).
 */
export const kycErrors = {
  kyc_name_malformed: refusal(2850, 'field'),
  kyc_birth_date_malformed: refusal(2851, 'field'),
  kyc_too_young: refusal(2852, 'field'),
  kyc_tax_id_malformed: refusal(2853, 'field'),
  kyc_document_unknown: refusal(2855),
  kyc_documents_missing: refusal(2856),
  kyc_in_review: refusal(2857),
  kyc_done: refusal(2858),
  kyc_refused: refusal(2859),
  kyc_no_appeal: refusal(2860),
} as const satisfies Record<string, ErrorRow>
