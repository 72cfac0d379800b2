import { createDatabase } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import { createTextStore } from '../../operator/texts/text-store.ts'
import { createDesignStore } from './design-store.ts'
import { seededTexts, seeds } from './seeds/index.ts'

/** The design in force after the first start. */
const FIRST = 'night'

/** Options of the first start. */
export interface SeedOptions {
  databaseUrl: string
  now: () => number
  log: Log
}

/**
 * Publishes the product's designs and texts at the first start, when no design exists. Two servers that start at once publish
 * the same. It never changes an operator's designs. It runs on its own connection, before the services, which would cache
 * for a second that no design exists.
 */
export async function seedDesigns({ databaseUrl, now, log }: SeedOptions): Promise<void> {
  const db = createDatabase(databaseUrl, { max: 1, log })
  try {
    const { design_key, texts_key } = await db
      .selectFrom('site_settings')
      .select(['design_key', 'texts_key'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const [designs, texts] = [createDesignStore(db, now), createTextStore(db, now)]
    if (texts_key === null) {
      for (const [locale, map] of Object.entries(seededTexts)) await texts.save(locale, map)
    }
    if (design_key !== null) return
    for (const [name, design] of Object.entries(seeds)) await designs.keep(design, name)
    await designs.publish(seeds[FIRST], FIRST)
  } finally {
    await db.destroy()
  }
}
