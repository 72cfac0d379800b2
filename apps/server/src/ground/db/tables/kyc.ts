import type { KycDocumentKind, KycLevel, KycPart, KycPurpose, KycReason } from '@fairground/contract/kyc'
import type { Generated } from 'kysely'

/** Confirmed identities (migration 0075). */
export type KycTables = {
  kyc_account: {
    account_id: string
    level: Generated<KycLevel>
    approved_at: Date | null
    approved_minor: Generated<bigint>
    needed: Generated<KycLevel>
    needed_for: KycPurpose | null
  }
  kyc_case: {
    id: string
    account_id: string
    level: 1 | 2
    renewal: boolean
    state: 'REVIEW' | 'MORE' | 'DONE' | 'REFUSED'
    attempts: number
    version: Generated<number>
    reason: KycReason | null
    missing: Generated<KycPart[]>
    appeal: string | null
    refused_by: string | null
    key_id: string | null
    /** Encrypted. */
    identity: Buffer | null
    /** Equal for the accounts of one person (migration 0115). */
    identity_digest: Buffer | null
    submitted_at: Date
    decided_at: Date | null
    check_at: Date | null
    check_tries: Generated<number>
  }
  kyc_document: {
    id: string
    account_id: string
    case_id: string | null
    kind: KycDocumentKind | null
    key_id: string
    /** Encrypted. */
    sealed: Buffer
    mime: string
    size: number
    width: number
    height: number
    at: Date
  }
  kyc_event: {
    id: string
    case_id: string
    at: Date
    event: string
    by_whom: string
    reason: KycReason | null
    note: Generated<string>
  }
  kyc_verdict: { provider: string; event_id: string; at: Date }
}
