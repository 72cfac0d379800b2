import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import type { Log } from '../../ground/log.ts'
import type { Job } from '../../ground/work/job.ts'
import { getJurisdiction, type JurisdictionSources } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { APPEAL_DAYS, DAY_MS } from './appeal.ts'
import { noteEvent } from './kyc-history.ts'

/** What the job needs. */
export interface DocumentForgetting extends JurisdictionSources {
  db: Database
  log: Log
  /** Milliseconds since 1970. */
  now(): number
}

/** The job that deletes documents after the time that the jurisdiction says. */
export function documentForgettingJob(parts: DocumentForgetting): Job {
  return {
    ...{ name: 'forget-documents', role: 'jobs', everyMs: 10 * 60_000, leaseMs: 60_000 },
    run: () => forgetDocuments(parts, parts.now()),
  }
}

/**
 * Deletes the documents of cases: confirmed ones after the jurisdiction's `keepDocumentsDays`, as well as those that a player
 * never completed; refused ones 30 days after the refusal, with what the player stated. Pictures that no submission took go
 * after a day. The case itself stays: that it was approved, when and by whom.
 * @param atMs milliseconds since 1970
 */
export async function forgetDocuments(parts: DocumentForgetting, atMs: number): Promise<void> {
  const { db } = parts
  const before = (days: number) => new Date(atMs - days * DAY_MS)
  await db.deleteFrom('kyc_document').where('case_id', 'is', null).where('at', '<=', before(1)).execute()
  const countries = await db
    .selectFrom('kyc_document')
    .innerJoin('account', 'account.id', 'kyc_document.account_id')
    .select('country_id')
    .distinct()
    .where('case_id', 'is not', null)
    .execute()
  for (const { country_id } of countries) {
    const { kyc } = await getJurisdiction(parts, country_id ?? undefined)
    await forgetOfCountry(db, country_id, { decidedBefore: before(kyc.keepDocumentsDays), at: new Date(atMs) })
  }
  await forgetRefused(db, before(APPEAL_DAYS), new Date(atMs))
}

async function forgetOfCountry(
  db: Database,
  countryId: string | null,
  { decidedBefore, at }: { decidedBefore: Date; at: Date },
): Promise<void> {
  const cases = await db
    .selectFrom('kyc_case')
    .innerJoin('account', 'account.id', 'kyc_case.account_id')
    .select('kyc_case.id')
    .where('country_id', 'is not distinct from', countryId)
    .where('state', 'in', ['DONE', 'MORE'])
    .where('decided_at', '<=', decidedBefore)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('kyc_document').select('id').whereRef('case_id', '=', 'kyc_case.id')),
    )
    .execute()
  for (const { id } of cases) await forgetCase(db, id, at)
}

async function forgetRefused(db: Database, decidedBefore: Date, at: Date): Promise<void> {
  const cases = await db
    .selectFrom('kyc_case')
    .select('id')
    .where('state', '=', 'REFUSED')
    .where('decided_at', '<=', decidedBefore)
    .where('identity', 'is not', null)
    .execute()
  for (const { id } of cases) await forgetCase(db, id, at)
}

/** Deletes the documents of a case, and of a refused one the identity, unless its state has changed in the meantime. */
async function forgetCase(db: Database, id: string, at: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await tx.selectFrom('kyc_case').select(['state']).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row || row.state === 'REVIEW') return
    await tx.deleteFrom('kyc_document').where('case_id', '=', id).execute()
    if (row.state === 'REFUSED')
      await tx.updateTable('kyc_case').set({ identity: null, identity_digest: null }).where('id', '=', id).execute()
    await noteEvent(tx, { caseId: id, at, event: 'deleted', by: 'policy' })
  })
}
