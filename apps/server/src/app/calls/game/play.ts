import * as game from '@fairground/contract/calls/game'
import { needsBalance } from '@fairground/contract/category'
import { CallError } from '@fairground/contract/envelope'
import { findLottery } from '@fairground/games/lottery'
import { minorToNumber } from '@fairground/money'
import { type Context, handle } from '../../../ground/call/handler.ts'
import { demoTokenOf, openVisit } from '../../../play/demo/enter-visit.ts'
import { type Game, getGame } from '../../../play/rounds/game.ts'
import { getWallet } from '../../../play/rounds/wallet.ts'

/** A language tag as the site writes them: `en`, `pt-BR`. */
const LANGUAGE = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/

/**
 * Returns the address that opens a game. Everybody may open a demonstration. Without `demo` the caller must be a player,
 * and in a game that needs a balance the player must have money.
 */
export const play = handle(game.play, async ({ gameId, lang, demo }, context) => {
  const { services, session } = context
  const isDemo = String(demo) === 'true'
  if (!session && !isDemo) throw new CallError('not_logged_in')
  const configuredGame = await getGame(services, gameId, session?.currencyId)
  const { settings } = configuredGame
  if (!settings.enabled) throw new CallError('game_maintenance')
  if (session && !isDemo && needsBalance(gameId)) {
    const { mainMinor, heldMinor } = await getWallet(services, session.walletId)
    if (mainMinor + heldMinor === 0n) throw new CallError('insufficient_balance')
  }
  const query = new URLSearchParams({
    ...(lang !== undefined && LANGUAGE.test(lang) && { lang }),
    ...(isDemo && { demo: 'true' }),
  })
  // A lottery is played in its room, where a visitor watches.
  if (findLottery(gameId)) return { model: { gameId, url: `/chatbet?gameId=${gameId}` } }
  const url = `/h5/${gameId}${query.size > 0 ? `?${query}` : ''}`
  return { model: { gameId, url, ...(isDemo && (await demonstration(context, configuredGame))) } }
})

/** Opens a demonstration, or continues the one whose token the request carries. */
async function demonstration(context: Context, { limits, currency }: Game) {
  const { services, ip } = context
  const { token, visit } = await openVisit(services, demoTokenOf(context), {
    currencyId: currency.id,
    decimals: currency.decimal_length,
    minStakeMinor: limits.minStakeMinor,
    admit: () => services.limits.countDemo(ip),
  })
  return { demoToken: token, demoBalance: minorToNumber(visit.balance_minor, currency.decimal_length) }
}
