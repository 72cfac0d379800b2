import type { Database } from '../db/database.ts'
import type { DesignStore } from './design-store.ts'
import { seeds } from './seeds/index.ts'
import { seededTexts } from './seeds/texts.ts'
import type { TextStore } from './text-store.ts'

/** The design of a first start. */
const FIRST = 'night'

/**
 * Publishes the designs that the product brings along, and their texts, where there is no design yet: at the first start.
 * Two servers that start at once publish the same. What an operator has published is never touched.
 */
export async function seedDesigns(db: Database, designs: DesignStore, texts: TextStore): Promise<void> {
  const { design_key, texts_key } = await db
    .selectFrom('site_settings')
    .select(['design_key', 'texts_key'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  if (texts_key === null) {
    for (const [locale, map] of Object.entries(seededTexts)) await texts.save(locale, map)
  }
  if (design_key !== null) return
  for (const [name, design] of Object.entries(seeds)) await designs.keep(design, name)
  await designs.publish(seeds[FIRST], FIRST)
}
