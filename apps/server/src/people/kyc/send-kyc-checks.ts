import type { KycIdentity } from '@fairground/contract/calls/kyc'
import type { Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { placeOf } from '../../ground/secrets/places.ts'
import type { Job } from '../../ground/work/job.ts'
import type { CheckProvider } from './check-provider.ts'
import type { CaseRow } from './kyc-store.ts'

/** What the job needs. */
export interface CheckSending {
  db: Database
  log: Log
  keyring: Keyring
  provider: CheckProvider
  /** Milliseconds since 1970. */
  now(): number
}

const MOST_AT_ONCE = 10
const LONGEST_PAUSE_MS = 10 * 60_000

/** The job that hands submissions to the provider of automatic checks, again and again until it accepts them. */
export function checkSendingJob(parts: CheckSending): Job {
  // The lease is longer than a pass: each submission may wait for the provider.
  return { name: 'send-kyc-checks', role: 'jobs', everyMs: 1_000, leaseMs: 180_000, run: () => sendChecks(parts) }
}

/** Hands over the submissions that are due. People may decide a case meanwhile; then there is nothing to hand over. */
export async function sendChecks(parts: CheckSending): Promise<void> {
  const { db, log, now } = parts
  const rows = await db
    .selectFrom('kyc_case')
    .selectAll()
    .where('check_at', '<=', new Date(now()))
    .where('state', '=', 'REVIEW')
    .orderBy('check_at')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const row of rows) {
    try {
      await hand(parts, row)
      await setNext(db, row, { check_at: null })
    } catch (error) {
      log.warn(
        `identity check ${row.id} was not handed over: ${error instanceof Error ? error.message : String(error)}`,
      )
      const pauseMs = Math.min(1_000 * 2 ** row.check_tries, LONGEST_PAUSE_MS)
      await setNext(db, row, { check_at: new Date(now() + pauseMs), check_tries: Math.min(row.check_tries + 1, 20) })
    }
  }
}

async function hand({ db, keyring, provider }: CheckSending, row: CaseRow): Promise<void> {
  const { id, account_id, version, level, identity, key_id } = row
  if (!identity || !key_id) throw new Error('the identity was deleted')
  const documents = await db.selectFrom('kyc_document').select(['id', 'kind']).where('case_id', '=', id).execute()
  const text = keyring
    .openBytes(placeOf('identity', { account_id, id }), { keyId: key_id, sealed: identity })
    .toString()
  await provider.start({
    ...{ caseId: id, version, accountId: account_id, level },
    identity: JSON.parse(text) as KycIdentity,
    documents: documents.flatMap((document) => (document.kind ? [{ id: document.id, kind: document.kind }] : [])),
  })
}

async function setNext(
  db: Database,
  { id, version }: CaseRow,
  next: { check_at: Date | null; check_tries?: number },
): Promise<void> {
  await db.updateTable('kyc_case').set(next).where('id', '=', id).where('version', '=', version).execute()
}
