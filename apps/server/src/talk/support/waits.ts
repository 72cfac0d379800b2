import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'

/** Newest answered conversations whose median wait is shown to players. */
const MEASURED = 20

/** Median wait for the first answer of the newest answered conversations, in seconds; undefined without any. */
export async function measureWait(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    select round(percentile_cont(0.5) within group (order by seconds))::int as seconds from (
      select extract(epoch from first_answer_at - created_at) as seconds from support_conversation
      where first_answer_at is not null order by first_answer_at desc limit ${MEASURED}) answered`.execute(db)
  return rows[0]?.seconds ?? undefined
}

/** How long answers took, in seconds. */
export interface AnswerTimes {
  count: number
  p50?: number
  p90?: number
}

/** How long first answers, and all answers, since a time took. */
export async function measureAnswers(
  db: Database,
  since: Date,
): Promise<{ firstAnswer: AnswerTimes; anyAnswer: AnswerTimes }> {
  const first = sql`select extract(epoch from first_answer_at - created_at) as seconds from support_conversation
    where first_answer_at >= ${since}`
  const any = sql`select answered_ms / 1000.0 as seconds from support_message
    where answered_ms is not null and at >= ${since}`
  const timesOf = async (answers: typeof first): Promise<AnswerTimes> => {
    const { rows } = await sql<{ count: number; p50: number | null; p90: number | null }>`
      select count(*)::int as count, round(percentile_cont(0.5) within group (order by seconds))::int as p50,
        round(percentile_cont(0.9) within group (order by seconds))::int as p90
      from (${answers}) answered`.execute(db)
    const { count = 0, p50 = null, p90 = null } = rows[0] ?? {}
    return { count, ...(p50 !== null && { p50 }), ...(p90 !== null && { p90 }) }
  }
  return { firstAnswer: await timesOf(first), anyAnswer: await timesOf(any) }
}
