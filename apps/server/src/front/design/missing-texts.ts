import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'

/** Most stored keys, so that invented keys cannot fill the table. */
const MOST_KEYS = 2_000
/** The form of a key. It excludes sentences. */
const KEY = /^[\w.:-]{1,120}$/

/** Stores keys that a site had no text for, each with a count and the last time. It adds new keys only up to MOST_KEYS. */
export async function noteMissingTexts(
  db: Database,
  { locale, keys, at }: { locale: string; keys: readonly string[]; at: Date },
): Promise<void> {
  const validKeys = [...new Set(keys)].filter((key) => KEY.test(key))
  if (validKeys.length === 0) return
  await sql`
    insert into missing_text (locale, key, last_seen)
    select ${locale}, asked.key, ${at} from unnest(${validKeys}::text[]) as asked (key)
    where (select count(*) from missing_text) < ${MOST_KEYS}
      or exists (select from missing_text m where m.locale = ${locale} and m.key = asked.key)
    order by asked.key
    on conflict (locale, key) do update set count = missing_text.count + 1, last_seen = excluded.last_seen`.execute(db)
}
