import * as z from 'zod/mini'

/**
 * How far a player's identity is confirmed. 0: not at all; 1: name, birth date, country and, where it is needed, the tax id;
 * 2: these, with an identity document and a picture of the face or a proof of the address.
 */
export const kycLevelSchema = z.literal([0, 1, 2])
export type KycLevel = z.infer<typeof kycLevelSchema>

/** The state of a player's last case: none yet, under review, more is needed, confirmed, refused. */
export const kycStateSchema = z.enum(['NONE', 'REVIEW', 'MORE', 'DONE', 'REFUSED'])
export type KycState = z.infer<typeof kycStateSchema>

/** Why a case needs more, or was refused. The text's key is `kyc.reason_<name>`. */
export const kycReasonSchema = z.enum([
  'unreadable',
  'expired_document',
  'document_unsupported',
  'name_differs',
  'birth_date_differs',
  'face_differs',
  'address_differs',
  'something_missing',
  'too_young',
  'forged',
  'second_account',
  'attempts_used',
])
export type KycReason = z.infer<typeof kycReasonSchema>

/** The kinds of documents: an identity document, a picture of the face, a proof of the address. */
export const kycDocumentKindSchema = z.enum(['document', 'face', 'address'])
export type KycDocumentKind = z.infer<typeof kycDocumentKindSchema>

/** What a case may lack: a field or a kind of document. The text's key is `kyc.part_<name>`. */
export const kycPartSchema = z.enum(['name', 'birthDate', 'country', 'taxId', 'document', 'face', 'address'])
export type KycPart = z.infer<typeof kycPartSchema>

/** Why the player needs a level: for a deposit or a withdrawal, or because the sum of deposits asks for a renewal. */
export const kycPurposeSchema = z.enum(['deposit', 'withdraw', 'renewal'])
export type KycPurpose = z.infer<typeof kycPurposeSchema>

/** Most pictures of one submission. */
export const MOST_KYC_DOCUMENTS = 6

/** How often a player may submit in one case. */
export const KYC_ATTEMPTS = 3

/** Countries whose players state a tax id; only the rules of Brazil's CPF are known (`cpf.ts`). */
export const TAX_ID_COUNTRIES: readonly string[] = ['BR']
