import type { ThemeModel } from '@fairground/contract/design'
import type { Database } from '../../ground/db/database.ts'
import { transaction } from '../../ground/db/tx.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { contentKey, isContentKey } from '../../operator/texts/content-key.ts'

/** Most designs in memory: the one in force, and those of open pages. */
const MOST_HELD = 8

/** Published designs. */
export interface DesignStore {
  /** Finds the design of a key, also an earlier one. */
  find(key: string): Promise<ThemeModel | undefined>
  /** Stores a design under the digest of its content. @returns its key */
  keep(document: ThemeModel, note: string): Promise<string>
  /** Stores a design and puts it in force. @returns its key */
  publish(document: ThemeModel, note: string): Promise<string>
  /** Puts a stored design in force. @returns whether the key exists */
  putInForce(key: string): Promise<boolean>
}

/** Creates the store of a database. */
export function createDesignStore(db: Database, now: () => number): DesignStore {
  const designs = new RecentMap<string, ThemeModel>(MOST_HELD)

  async function find(key: string): Promise<ThemeModel | undefined> {
    if (!isContentKey(key)) return undefined
    const design = designs.get(key)
    if (design) return design
    const row = await db.selectFrom('design').select('document').where('key', '=', key).executeTakeFirst()
    if (row) designs.set(key, row.document)
    return row?.document
  }

  function rowOf(document: ThemeModel, note: string) {
    return { key: contentKey(document), document: JSON.stringify(document), note, published_at: new Date(now()) }
  }

  return {
    find,
    async keep(document, note) {
      const row = rowOf(document, note)
      await db
        .insertInto('design')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return row.key
    },
    async publish(document, note) {
      const row = rowOf(document, note)
      await transaction(db, async (tx) => {
        await tx
          .insertInto('design')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await tx.updateTable('site_settings').set({ design_key: row.key }).where('id', '=', 1).execute()
      })
      return row.key
    },
    async putInForce(key) {
      if (!(await find(key))) return false
      await db.updateTable('site_settings').set({ design_key: key }).where('id', '=', 1).execute()
      return true
    },
  }
}
