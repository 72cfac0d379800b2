import { sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import { leastId } from '../../../ground/db/id-time.ts'

/** The tables that have one table a day, and what their days are told by. */
export const DAY_TABLES = [
  { table: 'chat_message', by: 'id' },
  { table: 'chat_event', by: 'time' },
  { table: 'chat_revision', by: 'id' },
  { table: 'chat_reaction', by: 'id' },
] as const

export const DAY_MS = 24 * 60 * 60_000

/** The start of a day, UTC, milliseconds since 1970. */
export const dayStart = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS

/** The name of a day's table, such as `chat_message_2026_11_25`. */
export const dayTable = (table: string, startMs: number): string =>
  `${table}_${new Date(startMs).toISOString().slice(0, 10).replaceAll('-', '_')}`

/** Makes the tables of a day and of the `further` days after it, where they are missing. Several processes may do it at once. */
export async function makeDays(db: Database, nowMs: number, further: number): Promise<void> {
  for (let day = 0; day <= further; day++) {
    const startMs = dayStart(nowMs) + day * DAY_MS
    for (const { table, by } of DAY_TABLES) await makeDay(db, { table, by, startMs })
  }
}

async function makeDay(
  db: Database,
  { table, by, startMs }: { table: string; by: 'id' | 'time'; startMs: number },
): Promise<void> {
  const bound = (ms: number) => sql.lit(by === 'id' ? leastId(ms) : new Date(ms).toISOString())
  const name = dayTable(table, startMs)
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(db)
  // Making a table locks its parent, so it is made only where it is missing.
  if (rows[0]?.there) return
  await sql`create table if not exists ${sql.table(name)} partition of ${sql.table(table)}
    for values from (${bound(startMs)}) to (${bound(startMs + DAY_MS)})`
    .execute(db)
    .catch((error: unknown) => {
      // Another process has made it at the same moment.
      if (error instanceof Error && 'code' in error && MADE_MEANWHILE.has(String(error.code))) return
      throw error
    })
}

/** PostgreSQL's codes of a relation that is there already, or overlaps the one of another process. */
const MADE_MEANWHILE: ReadonlySet<string> = new Set(['42P07', '42P17', '23505'])

/** Whether an error says that a day has no table. */
export function isWithoutDay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23514' && error.message.includes('no partition')
}
