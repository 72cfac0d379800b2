import type { AnswerOf, ParsedRequestOf } from '@fairground/contract/call'
import type { KycIdentity } from '@fairground/contract/calls/kyc'
import type { KycCaseView, list } from '@fairground/contract/calls/staff-kyc'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../ground/db/database.ts'
import { placeOf } from '../../ground/secrets/places.ts'
import { type CaseRow, readKyc } from './kyc-store.ts'
import type { KycParts } from './parts.ts'

/** The columns of a case without what is encrypted. */
const COLUMNS = [
  'id',
  'account_id',
  'level',
  'state',
  'renewal',
  'attempts',
  'appeal',
  'reason',
  'missing',
  'submitted_at',
  'decided_at',
  'version',
] as const

/** Lists the cases of a state, the longest waiting first, with the number of cases of each state. */
export async function listCases(
  db: Database,
  { state, pageNo, pageSize }: ParsedRequestOf<typeof list>,
): Promise<AnswerOf<typeof list>> {
  const [rows, countRows] = await Promise.all([
    db
      .selectFrom('kyc_case')
      .select(COLUMNS)
      .where('state', '=', state)
      .orderBy('submitted_at')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    db
      .selectFrom('kyc_case')
      .select(['state', ({ fn }) => fn.countAll<bigint>().as('count')])
      .groupBy('state')
      .execute(),
  ])
  const counts = { REVIEW: 0, MORE: 0, DONE: 0, REFUSED: 0 }
  for (const row of countRows) counts[row.state] = Number(row.count)
  return { page: { content: rows.map(listed), total: counts[state] }, counts }
}

function listed(row: Pick<CaseRow, (typeof COLUMNS)[number]>) {
  return {
    ...{ id: row.id, accountId: row.account_id, level: row.level, state: row.state, renewal: row.renewal },
    ...{ attempts: row.attempts, appeal: row.appeal, reason: row.reason, missing: row.missing, version: row.version },
    submittedAt: row.submitted_at.getTime(),
    decidedAt: row.decided_at?.getTime() ?? null,
  }
}

/** Finds a case with what the player stated, its pictures and its history. @throws CallError not_found */
export async function findCaseView({ db, keyring }: KycParts, id: string): Promise<KycCaseView> {
  const row = await db.selectFrom('kyc_case').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError('not_found')
  const { account_id: accountId, identity, key_id: keyId } = row
  const [{ approval }, account, documents, history] = await Promise.all([
    readKyc(db, accountId),
    db.selectFrom('account').select('country_id').where('id', '=', accountId).executeTakeFirst(),
    db
      .selectFrom('kyc_document')
      .select(['id', 'kind', 'size', 'width', 'height'])
      .where('case_id', '=', id)
      .orderBy('id')
      .execute(),
    db.selectFrom('kyc_event').selectAll().where('case_id', '=', id).orderBy('id').execute(),
  ])
  const place = placeOf('identity', row)
  const text = identity && keyId ? keyring.openBytes(place, { keyId, sealed: identity }) : undefined
  return {
    ...listed(row),
    approvedLevel: approval.level,
    accountCountryId: account?.country_id ?? null,
    fields: text ? (JSON.parse(text.toString()) as KycIdentity) : null,
    documents: documents.flatMap(({ kind, size, ...document }) => (kind ? [{ ...document, kind, bytes: size }] : [])),
    history: history.map(({ at, event, by_whom, reason, note }) => ({
      ...{ at: at.getTime(), event, by: by_whom, reason, note },
    })),
  }
}

/** What the staff log keeps of a case: its state with the last line of its history, without what the player stated. */
export async function loggedCase(db: Database, id: string): Promise<object | null> {
  const [row, lastEvent] = await Promise.all([
    db.selectFrom('kyc_case').select(COLUMNS).where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('kyc_event')
      .select(['event', 'by_whom', 'note'])
      .where('case_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  if (!row) return null
  const { account_id: accountId, level, state, attempts, reason, missing, version } = row
  return { id, accountId, level, state, attempts, reason, missing, version, last: lastEvent }
}
