import type { Database } from '../db/database.ts'
import type { SiteTables } from '../db/tables/site.ts'
import { createFreshReader } from './fresh-reader.ts'

/** What the operator has set: currencies, games and ways to pay, each by its id and in the operator's order. */
export interface SiteSettings {
  currencies: ReadonlyMap<string, SiteTables['currency']>
  games: ReadonlyMap<string, SiteTables['game']>
  channels: ReadonlyMap<string, SiteTables['payment_channel']>
}

/** Reads the settings, at most once a second however many ask: a change is in force a second after its commit. */
export type ReadSiteSettings = () => Promise<SiteSettings>

/** A reader over the database; those who ask while it reads share the answer. */
export function createSiteReader(db: Database): ReadSiteSettings {
  return createFreshReader(() => load(db))
}

async function load(db: Database): Promise<SiteSettings> {
  const [currencies, games, channels] = await Promise.all([
    db.selectFrom('currency').selectAll().orderBy('position').execute(),
    db.selectFrom('game').selectAll().orderBy('position').execute(),
    db.selectFrom('payment_channel').selectAll().orderBy('position').execute(),
  ])
  return { currencies: byId(currencies), games: byId(games), channels: byId(channels) }
}

function byId<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
