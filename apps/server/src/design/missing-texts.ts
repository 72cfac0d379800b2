import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** More keys than this are nobody's design: whoever invents them fills nothing. */
const MOST_KEYS = 2_000
/** What keys look like; a sentence that was taken for a key is left out. */
const KEY = /^[\w.:-]{1,120}$/

/** Notes keys that a site had no text for: each with a count and when it was last missed. New ones only up to 2,000. */
export async function noteMissingTexts(
  db: Database,
  { locale, keys, at }: { locale: string; keys: readonly string[]; at: Date },
): Promise<void> {
  const sound = [...new Set(keys)].filter((key) => KEY.test(key))
  if (sound.length === 0) return
  await sql`
    insert into missing_text (locale, key, last_seen)
    select ${locale}, asked.key, ${at} from unnest(${sound}::text[]) as asked (key)
    where (select count(*) from missing_text) < ${MOST_KEYS}
      or exists (select from missing_text m where m.locale = ${locale} and m.key = asked.key)
    order by asked.key
    on conflict (locale, key) do update set count = missing_text.count + 1, last_seen = excluded.last_seen`.execute(db)
}
