import type { Database } from '../../ground/db/database.ts'
import type { TextMaps } from '../../ground/db/tables/design.ts'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { contentKey, isContentKey } from './content-key.ts'

const MOST_HELD = 8
/** The language of texts that another language lacks. */
const LAST_RESORT = 'en'

/** Key to text. */
export type TextMap = Readonly<Record<string, string>>

/** The operator's texts. */
export interface TextStore {
  /** Finds the texts of a published key in a language, with English for missing texts; undefined for an unknown key. */
  find(key: string, locale: string): Promise<TextMap | undefined>
  /** Saves texts of a language (`null` removes one), and publishes all texts. @returns the new key */
  save(locale: string, texts: Readonly<Record<string, string | null>>): Promise<string>
}

/** Creates the store of a database. */
export function createTextStore(db: Database, now: () => number): TextStore {
  const mapsByKey = new RecentMap<string, TextMaps>(MOST_HELD)

  async function findMaps(key: string): Promise<TextMaps | undefined> {
    if (!isContentKey(key)) return undefined
    const heldMaps = mapsByKey.get(key)
    if (heldMaps) return heldMaps
    const row = await db.selectFrom('text_snapshot').select('maps').where('key', '=', key).executeTakeFirst()
    if (row) mapsByKey.set(key, row.maps)
    return row?.maps
  }

  return {
    async find(key, locale) {
      const maps = await findMaps(key)
      return maps && { ...maps[LAST_RESORT], ...findMap(maps, locale) }
    },
    save: (locale, texts) =>
      transaction(db, async (tx) => {
        // Concurrent saves lock this row, so they run one after the other.
        await tx.selectFrom('site_settings').select('id').where('id', '=', 1).forUpdate().executeTakeFirstOrThrow()
        await write(tx, locale, texts)
        return publish(tx, new Date(now()))
      }),
  }
}

/** Finds the map of a tag, else of the same language in another region. */
function findMap(maps: TextMaps, locale: string): TextMap | undefined {
  const lowerCaseLocale = locale.toLowerCase()
  const [language] = lowerCaseLocale.split(/[-_]/)
  const tags = Object.keys(maps)
  const tag =
    tags.find((candidate) => candidate.toLowerCase() === lowerCaseLocale) ??
    tags.find((candidate) => candidate.toLowerCase().split('-')[0] === language)
  return tag === undefined ? undefined : maps[tag]
}

async function write(tx: Tx, locale: string, texts: Readonly<Record<string, string | null>>): Promise<void> {
  const rows = Object.entries(texts).flatMap(([key, text]) => (text === null ? [] : [{ locale, key, text }]))
  const removedKeys = Object.keys(texts).filter((key) => texts[key] === null)
  if (removedKeys.length > 0)
    await tx.deleteFrom('operator_text').where('locale', '=', locale).where('key', 'in', removedKeys).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('operator_text')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['locale', 'key']).doUpdateSet((of) => ({ text: of.ref('excluded.text') })),
    )
    .execute()
}

/** Publishes all stored texts. */
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
