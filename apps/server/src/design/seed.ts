import { createDatabase } from '../db/database.ts'
import type { Log } from '../log.ts'
import { createDesignStore } from './design-store.ts'
import { seeds } from './seeds/index.ts'
import { seededTexts } from './seeds/texts.ts'
import { createTextStore } from './text-store.ts'

/** The design of a first start. */
const FIRST = 'night'

/** What a first start needs. */
export interface SeedOptions {
  databaseUrl: string
  now: () => number
  log: Log
}

/**
 * Publishes the designs that the product brings along, and their texts, where there is no design yet: at the first start.
 * Two servers that start at once publish the same. What an operator has published is never touched. It runs on a
 * connection of its own, before the services: they would hold for a second that nothing is published.
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
