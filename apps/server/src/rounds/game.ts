import { CallError } from '@fairground/contract'
import { type Engine, findEngine } from '@fairground/games'
import type { SiteTables } from '../db/tables/site.ts'
import type { Services } from '../services.ts'

/** A game as a player meets it: its rules, what the operator has set for it, and the currency of the stake. */
export interface Game {
  engine: Engine
  settings: SiteTables['game']
  currency: SiteTables['currency']
}

/**
 * The game of an id, with settings that are at most a second old.
 * @param currencyId the player's currency; undefined is the site's first one
 * @throws CallError game_unknown
 */
export async function getGame({ readSite }: Services, gameId: string, currencyId?: string): Promise<Game> {
  const { games, currencies } = await readSite()
  const engine = findEngine(gameId)
  const settings = games.get(gameId)
  if (!engine || !settings) throw new CallError('game_unknown')
  const [first] = currencies.values()
  const currency = currencyId === undefined ? first : currencies.get(currencyId)
  if (!currency) throw new Error(`the site has no currency ${currencyId ?? 'at all'}`)
  return { engine, settings, currency }
}

/** The decimals of an account's currency, in which its amounts go out. */
export async function getDecimals({ readSite }: Services, currencyId: string): Promise<number> {
  const currency = (await readSite()).currencies.get(currencyId)
  if (!currency) throw new Error(`the site has no currency ${currencyId}`)
  return currency.decimal_length
}
