import { createHmac, randomUUIDv7 } from 'node:crypto'
import type { ParsedRequestOf } from '@fairground/contract/call'
import type { KycIdentity, submit } from '@fairground/contract/calls/kyc'
import { CallError } from '@fairground/contract/envelope'
import type { KycDocumentKind } from '@fairground/contract/kyc'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { placeOf } from '../../ground/secrets/places.ts'
import { sameTextKey } from '../../ground/text/fold-text.ts'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { leastAge } from '../accounts/age.ts'
import { checkIdentity } from './check-identity.ts'
import { type SubmittedDocument, takeDocuments } from './kyc-documents.ts'
import { noteEvent } from './kyc-history.ts'
import { FIRST_STATE, mayOpenCase, stepCase } from './kyc-state.ts'
import { isRenewalOpen, type KycCaller } from './kyc-status.ts'
import { type CaseRow, columnsOf, lockAccount, readKyc, stateOf } from './kyc-store.ts'
import type { KycParts } from './parts.ts'

/** A parsed submission. */
type Submission = ParsedRequestOf<typeof submit>

const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Submits identity and documents: opens a case, or answers a case in MORE. It is durable before it returns; a provider of
 * automatic checks is told later, by a job.
 * @throws CallError those of `checkIdentity`; invalid_request (no fields), kyc_document_unknown, kyc_documents_missing, kyc_in_review,
 * kyc_done, kyc_refused
 */
export async function submitCase(parts: KycParts, caller: KycCaller, submission: Submission): Promise<void> {
  const { tell, now } = parts
  const jurisdiction = await getJurisdiction(parts, caller.countryId)
  const [minimumAge, isRenewalDue] = await Promise.all([leastAge(parts, jurisdiction), isRenewalOpen(parts, caller)])
  const identity = submission.fields && checkIdentity(submission.fields, { minimumAge, nowMs: now() })
  const digest = identity && digestOf(await parts.identitySecret(), identity)
  const draft = { level: submission.level, identity, digest, documents: kindsOf(submission.documents), isRenewalDue }
  await write(parts, caller.accountId, draft).catch((error: unknown) => {
    // Another upload of the same bytes came in between: the repeat finds it and leaves its bytes.
    if (!(error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION)) throw error
    return write(parts, caller.accountId, draft)
  })
  tell(caller.accountId, 'kyc_sent')
}

/** The digest of a checked identity: of the tax id where there is one, otherwise of name and date of birth, written anyhow. */
function digestOf(secret: string, { country, taxId, name, birthDate }: KycIdentity): Buffer {
  const person = taxId === undefined ? [country, sameTextKey(name), birthDate] : [country, taxId]
  return createHmac('sha256', secret).update(JSON.stringify(person)).digest()
}

/** Of bare ids the first is the document, and the others are pictures of the face. */
function kindsOf(documents: Submission['documents']): SubmittedDocument[] {
  return documents.map((document, at) =>
    typeof document === 'string' ? { id: document, kind: at === 0 ? 'document' : 'face' } : document,
  )
}

interface Draft {
  level: 1 | 2
  identity: KycIdentity | undefined
  digest: Buffer | undefined
  documents: readonly SubmittedDocument[]
  isRenewalDue: boolean
}

async function write({ db, now, keyring, identityChecks }: KycParts, accountId: string, draft: Draft): Promise<void> {
  const at = new Date(now())
  const checkAt = identityChecks.provider ? at : null
  await transaction(db, async (tx) => {
    await lockAccount(tx, accountId)
    const { lastCase, approval } = await readKyc(tx, accountId)
    const isNew = !lastCase || lastCase.state === 'DONE'
    if (isNew && !mayOpenCase({ ...draft, approvedLevel: approval.level })) throw new CallError('kyc_done')
    const renewal = draft.level <= approval.level
    const caseId = isNew
      ? await openCase(tx, keyring, { accountId, draft, renewal, at, checkAt })
      : await answerCase(tx, keyring, { lastCase, draft, at, checkAt })
    await takeDocuments(tx, keyring, { accountId, caseId, documents: draft.documents, at })
    const isWithDocuments = isNew ? draft.level === 2 && !renewal : lastCase.level === 2 && !lastCase.renewal
    if (isWithDocuments) await requireDocuments(tx, caseId)
    await noteEvent(tx, { caseId, at, event: 'submitted', by: 'player' })
  })
}

async function openCase(
  tx: Tx,
  keyring: Keyring,
  {
    accountId,
    draft,
    renewal,
    at,
    checkAt,
  }: { accountId: string; draft: Draft; renewal: boolean; at: Date; checkAt: Date | null },
): Promise<string> {
  if (!draft.identity) throw fieldsMissing()
  const id = randomUUIDv7()
  const { keyId, sealed } = keyring.sealBytes(
    placeOf('identity', { account_id: accountId, id }),
    Buffer.from(JSON.stringify(draft.identity)),
  )
  await tx
    .insertInto('kyc_case')
    .values({
      ...{ id, account_id: accountId, level: draft.level, renewal, submitted_at: at, check_at: checkAt },
      ...{ key_id: keyId, identity: sealed, identity_digest: draft.digest ?? null, ...columnsOf(FIRST_STATE) },
    })
    .execute()
  return id
}

/** Answers a case in MORE: what was missing is replaced, the rest stays. @returns the case's id */
async function answerCase(
  tx: Tx,
  keyring: Keyring,
  { lastCase, draft, at, checkAt }: { lastCase: CaseRow; draft: Draft; at: Date; checkAt: Date | null },
): Promise<string> {
  const { id, account_id, missing, version } = lastCase
  const next = stepCase(stateOf(lastCase), { kind: 'submit' })
  if (typeof next === 'string') throw new CallError(next)
  const needsFields = lastCase.identity === null || missing.some((part) => !DOCUMENT_KINDS.has(part))
  if (needsFields && !draft.identity) throw fieldsMissing()
  const identity =
    draft.identity &&
    keyring.sealBytes(placeOf('identity', { account_id, id }), Buffer.from(JSON.stringify(draft.identity)))
  await tx
    .updateTable('kyc_case')
    .set({
      ...{
        ...columnsOf(next),
        submitted_at: at,
        decided_at: null,
        version: version + 1,
        check_at: checkAt,
        check_tries: 0,
      },
      ...(identity && { key_id: identity.keyId, identity: identity.sealed, identity_digest: draft.digest ?? null }),
    })
    .where('id', '=', id)
    .execute()
  const replacedKinds = missing.filter((part): part is KycDocumentKind => DOCUMENT_KINDS.has(part))
  if (replacedKinds.length > 0)
    await tx.deleteFrom('kyc_document').where('case_id', '=', id).where('kind', 'in', replacedKinds).execute()
  return id
}

function fieldsMissing(): CallError {
  return new CallError('invalid_request', undefined, [{ path: 'fields', message: 'Needed' }])
}

const DOCUMENT_KINDS: ReadonlySet<string> = new Set<KycDocumentKind>(['document', 'face', 'address'])

/** @throws CallError kyc_documents_missing without a document, or without a face and a proof of the address */
async function requireDocuments(tx: Tx, caseId: string): Promise<void> {
  const rows = await tx.selectFrom('kyc_document').select('kind').distinct().where('case_id', '=', caseId).execute()
  const kinds = new Set(rows.map(({ kind }) => kind))
  if (!kinds.has('document') || !(kinds.has('face') || kinds.has('address')))
    throw new CallError('kyc_documents_missing')
}
