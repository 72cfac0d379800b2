import { KYC_ATTEMPTS, type KycLevel, type KycPart, type KycReason } from '@fairground/contract/kyc'

/** A case, as far as its state goes. */
export interface CaseState {
  state: 'REVIEW' | 'MORE' | 'DONE' | 'REFUSED'
  /** Submissions so far. */
  attempts: number
  isAppealed: boolean
  reason: KycReason | null
  missing: readonly KycPart[]
}

/** What happens to a case. */
export type CaseStep =
  | { kind: 'submit' }
  | { kind: 'approve' }
  | { kind: 'more'; reason: KycReason; missing: readonly KycPart[] }
  | { kind: 'refuse'; reason: KycReason }
  | { kind: 'appeal' }

/** Why a step is not possible; the names of refusals. */
export type StepRefusal = 'kyc_in_review' | 'kyc_done' | 'kyc_refused' | 'settings_changed' | 'kyc_no_appeal'

/** The state after a step, or why the step is not possible. Only a case in REVIEW can be decided. */
export function stepCase(current: CaseState, step: CaseStep): CaseState | StepRefusal {
  switch (step.kind) {
    case 'submit':
      return resubmit(current)
    case 'appeal':
      if (current.state !== 'REFUSED' || current.isAppealed) return 'kyc_no_appeal'
      return { ...current, state: 'REVIEW', isAppealed: true }
    case 'approve':
      if (current.state !== 'REVIEW') return 'settings_changed'
      return { ...current, state: 'DONE', reason: null, missing: [] }
    case 'refuse':
      if (current.state !== 'REVIEW') return 'settings_changed'
      return { ...current, state: 'REFUSED', reason: step.reason, missing: [] }
    case 'more':
      if (current.state !== 'REVIEW') return 'settings_changed'
      if (current.attempts >= KYC_ATTEMPTS)
        return { ...current, state: 'REFUSED', reason: 'attempts_used', missing: [] }
      return { ...current, state: 'MORE', reason: step.reason, missing: step.missing }
  }
}

function resubmit(current: CaseState): CaseState | StepRefusal {
  if (current.state === 'REVIEW') return 'kyc_in_review'
  if (current.state === 'DONE') return 'kyc_done'
  if (current.state === 'REFUSED') return 'kyc_refused'
  return { ...current, state: 'REVIEW', attempts: current.attempts + 1, reason: null, missing: [] }
}

/** A new case after its first submission. */
export const FIRST_STATE: CaseState = { state: 'REVIEW', attempts: 1, isAppealed: false, reason: null, missing: [] }

/** Submissions that are left in a case; a player without an open case has all of them. */
export function attemptsLeft(current: Pick<CaseState, 'state' | 'attempts'> | undefined): number {
  if (!current || current.state === 'DONE') return KYC_ATTEMPTS
  return current.state === 'REFUSED' ? 0 : KYC_ATTEMPTS - current.attempts
}

/**
 * Whether a confirmed player may open a new case: for a higher level, or for a renewal that is due. A renewal confirms the
 * approved level again.
 */
export function mayOpenCase(wish: { level: KycLevel; approvedLevel: KycLevel; isRenewalDue: boolean }): boolean {
  return wish.level > wish.approvedLevel || wish.isRenewalDue
}
