import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import type { Ground } from '../../ground/parts.ts'
import type { Job } from '../../ground/work/job.ts'
import { readTalkDays } from '../../operator/jurisdictions/keep-talk.ts'
import { CLOSE_AFTER_DAYS } from './rules/conversation-state.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long a complaint is kept after its last word (GLI-19 A.4.4). */
const COMPLAINT_KEPT_YEARS = 5
/** Conversations of one pass: the next one follows. */
const BATCH = 200

/** The job that closes silent conversations and deletes old ones. */
export function supportForgettingJob({ db, now }: Pick<Ground, 'db' | 'now'>): Job {
  return {
    ...{ name: 'forget-support', role: 'jobs', everyMs: 10 * 60_000, leaseMs: 60_000 },
    async run() {
      await closeSilent(db, now())
      await forgetOld(db, now())
    },
  }
}

/** Closes what waits for nobody of staff and had no word for seven days. @param atMs milliseconds since 1970 */
export async function closeSilent(db: Database, atMs: number): Promise<void> {
  await db
    .updateTable('support_conversation')
    .set({ state: 'CLOSED', agent: null })
    .where('state', 'in', ['WAITING_PLAYER', 'SOLVED'])
    .where('last_at', '<=', new Date(atMs - CLOSE_AFTER_DAYS * DAY_MS))
    .execute()
}

/**
 * Deletes closed conversations whose last word is old enough, with their pictures; complaints are kept for years.
 * @param atMs milliseconds since 1970
 */
export async function forgetOld(db: Database, atMs: number): Promise<void> {
  const years = new Date(atMs)
  years.setUTCFullYear(years.getUTCFullYear() - COMPLAINT_KEPT_YEARS)
  const oldest = new Date(atMs - (await readTalkDays(db)) * DAY_MS)
  const rows = await db
    .selectFrom('support_conversation')
    .select('id')
    .where('state', '=', 'CLOSED')
    .where((where) =>
      where.or([
        where('last_at', '<=', years),
        where.and([where('complaint_number', 'is', null), where('last_at', '<=', oldest)]),
      ]),
    )
    .limit(BATCH)
    .execute()
  for (const { id } of rows) await forgetConversation(db, id)
}

async function forgetConversation(db: Database, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await tx
      .selectFrom('support_conversation')
      .select(['state', 'account_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row?.state !== 'CLOSED') return
    const messages = await tx
      .selectFrom('support_message')
      .select('attachments')
      .where('conversation_id', '=', id)
      .execute()
    await tx.deleteFrom('support_conversation').where('id', '=', id).execute()
    const ids = messages.flatMap(({ attachments }) => attachments)
    if (row.account_id === null || ids.length === 0) return
    await tx
      .deleteFrom('upload')
      .where('account_id', '=', row.account_id)
      .where('id', 'in', ids)
      .where('sealed', 'is not', null)
      .execute()
  })
}
