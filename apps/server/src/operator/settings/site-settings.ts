import type { Selectable } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { SiteTables } from '../../ground/db/tables/site.ts'
import type { Tx } from '../../ground/db/tx.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'
import { type JurisdictionInForce, readJurisdictions } from './jurisdiction-store.ts'

/** A game with the operator's settings. */
export type GameRow = Selectable<SiteTables['game']>

/** A way to pay, or to be paid. */
export type ChannelRow = Selectable<SiteTables['payment_channel']>
/** A currency of the operator. */
export type CurrencyRow = Selectable<SiteTables['currency']>

/** The operator's currencies, games, jurisdictions and payment channels, each by its id and in the operator's order. */
export interface SiteSettings {
  currencies: ReadonlyMap<string, CurrencyRow>
  games: ReadonlyMap<string, GameRow>
  /** Limits of games in currencies that are not the first. */
  gameLimits: readonly Selectable<SiteTables['game_limit']>[]
  /** The jurisdictions. */
  jurisdictions: ReadonlyMap<string, JurisdictionInForce>
  channels: ReadonlyMap<string, ChannelRow>
}

/** Reads the settings, at most once a second: a change is visible a second after its commit. */
export type ReadSiteSettings = () => Promise<SiteSettings>

/** Creates a reader over the database. Concurrent calls share a reading. */
export function createSiteReader(db: Database): ReadSiteSettings {
  return createFreshReader(() => loadSiteSettings(db))
}

/** Reads the stored settings. */
export async function loadSiteSettings(db: Database | Tx): Promise<SiteSettings> {
  const [currencies, games, gameLimits, jurisdictions, channels] = await Promise.all([
    db.selectFrom('currency').selectAll().orderBy('position').execute(),
    db.selectFrom('game').selectAll().orderBy('position').execute(),
    db.selectFrom('game_limit').selectAll().execute(),
    readJurisdictions(db),
    db.selectFrom('payment_channel').selectAll().orderBy('position').execute(),
  ])
  return { currencies: byId(currencies), games: byId(games), gameLimits, jurisdictions, channels: byId(channels) }
}

function byId<Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
