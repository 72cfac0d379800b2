import { operator } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../http/handler.ts'
import { listGameRows, saveGameRow } from '../../site/game-store.ts'
import type { GameRow, SiteSettings } from '../../site/site-settings.ts'

/** Every game with its limits and switch, as stored this moment. */
export const listGames = handle(operator.listGames, async (_, { services }) => {
  const [rows, site] = await Promise.all([listGameRows(services.db), services.readSite()])
  return { list: rows.map((row) => viewOf(row, site)) }
})

/** Changes a game: bets follow within a second, open rounds keep what they were placed under. */
export const saveGame = handle(operator.saveGame, async (patch, { services }) => {
  const site = await services.readSite()
  const row = await saveGameRow(services.db, patch, { decimals: decimalsOf(site), at: new Date(services.now()) })
  return { model: viewOf(row, site) }
})

/** Limits are in the site's first currency. */
function decimalsOf({ currencies }: SiteSettings): number {
  const [first] = currencies.values()
  if (!first) throw new Error('the site has no currency')
  return first.decimal_length
}

function viewOf(row: GameRow, site: SiteSettings) {
  const amount = (minor: bigint) => minorToNumber(minor, decimalsOf(site))
  return {
    gameId: row.id,
    enabled: row.enabled,
    edge: row.edge_bp,
    minStake: amount(row.min_stake_minor),
    maxStake: amount(row.max_stake_minor),
    maxWin: amount(row.max_win_minor),
    version: row.version,
    changedAt: row.changed_at.getTime(),
  }
}
