import type { Database } from '../db/database.ts'
import type { TextMaps } from '../db/tables/design.ts'
import { type Tx, transaction } from '../db/tx.ts'
import { RecentMap } from '../site/recent-map.ts'
import { contentKey, isContentKey } from './content-key.ts'

const MOST_HELD = 8
/** The language that stands in for what another lacks. */
const LAST_RESORT = 'en'

/** Key to text. */
export type TextMap = Readonly<Record<string, string>>

/** The operator's texts. */
export interface TextStore {
  /** The texts of a published key in a language: what it lacks is there in English; undefined for an unknown key. */
  find(key: string, locale: string): Promise<TextMap | undefined>
  /** Saves texts of a language, `null` takes one away, and publishes all. Returns the new key. */
  save(locale: string, texts: Readonly<Record<string, string | null>>): Promise<string>
}

/** The texts of a database. */
export function createTextStore(db: Database, now: () => number): TextStore {
  const held = new RecentMap<string, TextMaps>(MOST_HELD)

  async function findMaps(key: string): Promise<TextMaps | undefined> {
    if (!isContentKey(key)) return undefined
    const known = held.get(key)
    if (known) return known
    const row = await db.selectFrom('text_snapshot').select('maps').where('key', '=', key).executeTakeFirst()
    if (row) held.set(key, row.maps)
    return row?.maps
  }

  return {
    async find(key, locale) {
      const maps = await findMaps(key)
      return maps && { ...maps[LAST_RESORT], ...findMap(maps, locale) }
    },
    save: (locale, texts) =>
      transaction(db, async (tx) => {
        // The one row of the settings is what two who save at once meet at.
        await tx.selectFrom('site_settings').select('id').where('id', '=', 1).forUpdate().executeTakeFirstOrThrow()
        await write(tx, locale, texts)
        return publish(tx, new Date(now()))
      }),
  }
}

/** The map of a language: of its tag, else of the same language elsewhere. */
function findMap(maps: TextMaps, locale: string): TextMap | undefined {
  const asked = locale.toLowerCase()
  const [language] = asked.split(/[-_]/)
  const tags = Object.keys(maps)
  const tag =
    tags.find((known) => known.toLowerCase() === asked) ??
    tags.find((known) => known.toLowerCase().split('-')[0] === language)
  return tag === undefined ? undefined : maps[tag]
}

async function write(tx: Tx, locale: string, texts: Readonly<Record<string, string | null>>): Promise<void> {
  const rows = Object.entries(texts).flatMap(([key, text]) => (text === null ? [] : [{ locale, key, text }]))
  const gone = Object.keys(texts).filter((key) => texts[key] === null)
  if (gone.length > 0)
    await tx.deleteFrom('operator_text').where('locale', '=', locale).where('key', 'in', gone).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('operator_text')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['locale', 'key']).doUpdateSet((of) => ({ text: of.ref('excluded.text') })),
    )
    .execute()
}

/** Publishes all texts as they are now. */
async function publish(tx: Tx, at: Date): Promise<string> {
  const rows = await tx.selectFrom('operator_text').selectAll().orderBy('locale').orderBy('key').execute()
  const byLocale = Object.groupBy(rows, ({ locale }) => locale)
  const maps = Object.fromEntries(
    Object.entries(byLocale).map(([locale, some = []]) => [
      locale,
      Object.fromEntries(some.map(({ key, text }) => [key, text])),
    ]),
  )
  const key = contentKey(maps)
  await tx
    .insertInto('text_snapshot')
    .values({ key, maps: JSON.stringify(maps), published_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.updateTable('site_settings').set({ texts_key: key }).where('id', '=', 1).execute()
  return key
}
