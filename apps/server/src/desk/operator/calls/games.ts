import * as operator from '@fairground/contract/calls/operator'
import { minorToNumber } from '@fairground/money'
import { limitsInCurrency } from '../../../operator/settings/game-limits.ts'
import { saveGameRow } from '../../../operator/settings/game-store.ts'
import { type GameRow, loadSiteSettings, type SiteSettings } from '../../../operator/settings/site-settings.ts'
import { handle } from '../parts.ts'

/** Lists every game with its limits and switch, read from the database. */
export const listGames = handle(operator.listGames, async (_, { parts }) => {
  const site = await loadSiteSettings(parts.db)
  return { list: [...site.games.values()].map((row) => viewOf(row, site)) }
})

/** Changes a game. New bets follow within a second; open rounds keep their earlier settings. */
export const saveGame = handle(
  operator.saveGame,
  async (patch, { parts }) => {
    const site = await saveGameRow(parts.db, patch, new Date(parts.now()))
    const row = site.games.get(patch.gameId)
    if (!row) throw new Error(`the game ${patch.gameId} is gone`)
    return { model: viewOf(row, site) }
  },
  async ({ gameId }, { parts }) => {
    const site = await loadSiteSettings(parts.db)
    const row = site.games.get(gameId)
    return row ? viewOf(row, site) : null
  },
)

function viewOf(row: GameRow, site: SiteSettings) {
  const limits = [...site.currencies.values()].map((currency) => {
    const { minStakeMinor, maxStakeMinor, maxWinMinor } = limitsInCurrency(site, row.id, currency)
    const amount = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
    return {
      currencyId: currency.id,
      minStake: amount(minStakeMinor),
      maxStake: amount(maxStakeMinor),
      maxWin: amount(maxWinMinor),
    }
  })
  const [first] = limits
  if (!first) throw new Error('the site has no currency')
  const { currencyId: _, ...inFirst } = first
  return {
    gameId: row.id,
    enabled: row.enabled,
    edge: row.edge_bp,
    ...inFirst,
    limits,
    version: row.version,
    changedAt: row.changed_at.getTime(),
  }
}
