import { CallError, game, needsBalance } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { demoTokenOf } from '../../demo/demo-token.ts'
import { openVisit } from '../../demo/enter-visit.ts'
import { type Context, handle } from '../../http/handler.ts'
import { type Game, getGame } from '../../rounds/game.ts'
import { getWallet } from '../../rounds/wallet-of.ts'

/** A language tag as the site writes them: `en`, `pt-BR`. */
const LANGUAGE = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/

/**
 * The address that opens a game. A demonstration opens for everybody; else it needs a player, and one with nothing to
 * stake is sent to the cashier first, where the game needs a balance.
 */
export const play = handle(game.play, async ({ gameId, lang, demo }, context) => {
  const { services, session } = context
  const isDemo = String(demo) === 'true'
  if (!session && !isDemo) throw new CallError('not_logged_in')
  const found = await getGame(services, gameId, session?.currencyId)
  const { settings } = found
  if (!settings.enabled) throw new CallError('game_maintenance')
  if (session && !isDemo && needsBalance(gameId)) {
    const { mainMinor, heldMinor } = await getWallet(services, session.accountId)
    if (mainMinor + heldMinor === 0n) throw new CallError('insufficient_balance')
  }
  const query = new URLSearchParams({
    ...(lang !== undefined && LANGUAGE.test(lang) && { lang }),
    ...(isDemo && { demo: 'true' }),
  })
  const url = `/h5/${gameId}${query.size > 0 ? `?${query}` : ''}`
  return { model: { gameId, url, ...(isDemo && (await demonstration(context, found))) } }
})

/** Opens a demonstration, or goes on with the one whose token came along. */
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
