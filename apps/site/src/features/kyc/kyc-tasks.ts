import type { KycStatus } from '@fairground/contract/calls/kyc'
import type { KycDocumentKind, KycPart } from '@fairground/contract/kyc'

/** What the player has to do now. */
export interface KycTasks {
  /** The level to submit. */
  level: 1 | 2
  /** Whether the form for name, birth date and country is needed. */
  needsIdentity: boolean
  /** The pictures that are needed; `faceOrAddress`: the player chooses one of them. */
  pictures: readonly (KycDocumentKind | 'faceOrAddress')[]
}

const DOCUMENT_KINDS: readonly KycPart[] = ['document', 'face', 'address']
const isKind = (part: KycPart): part is KycDocumentKind => DOCUMENT_KINDS.includes(part)

/** The tasks that follow from a status. Someone who needs nothing may confirm everything ahead of time. */
export function tasksOf(status: KycStatus): KycTasks {
  const { state, caseLevel, missing, needed, neededFor, level } = status
  if (state === 'MORE') {
    return {
      level: caseLevel === 2 ? 2 : 1,
      needsIdentity: missing.some((part) => !isKind(part)),
      pictures: missing.filter(isKind),
    }
  }
  const isRenewal = neededFor === 'renewal' && needed <= level
  const submittedLevel = needed === 1 || (isRenewal && level === 1) ? 1 : 2
  const hasPictures = submittedLevel === 2 && !isRenewal
  return { level: submittedLevel, needsIdentity: true, pictures: hasPictures ? ['document', 'faceOrAddress'] : [] }
}
