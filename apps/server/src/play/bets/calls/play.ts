import type { Access } from '@fairground/contract/call'
import * as game from '@fairground/contract/calls/game'
import { needsBalance } from '@fairground/contract/category'
import { CallError } from '@fairground/contract/envelope'
import { findLottery } from '@fairground/games/lottery'
import { minorToNumber } from '@fairground/money'
import type { Context } from '../../../ground/call/handler.ts'
import { getWallet } from '../../../money/wallet/get-wallet.ts'
import { demoTokenOf } from '../../demo/demo-purse.ts'
import { openVisit } from '../../demo/visit.ts'
import { type Game, getGame } from '../../rounds/game.ts'
import { type BetsParts, handle } from '../parts.ts'

/** A language tag as the site writes them: `en`, `pt-BR`. */
const LANGUAGE = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/

/**
 * Returns the address that opens a game. Everybody may open a demonstration. Without `demo` the caller must be a player,
 * and in a game that needs a balance the player must have money.
 */
export const play = handle(game.play, async ({ gameId, lang, demo }, context) => {
  const { parts, session } = context
  const isDemo = String(demo) === 'true'
  if (!session && !isDemo) throw new CallError('not_logged_in')
  const configuredGame = await getGame(parts, gameId, session?.currencyId)
  const { settings } = configuredGame
  if (!settings.enabled) throw new CallError('game_maintenance')
  if (session && !isDemo && needsBalance(gameId)) {
    const { mainMinor, heldMinor } = await getWallet(parts, session.walletId)
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
async function demonstration(context: Context<Access, BetsParts>, { limits, currency }: Game) {
  const { parts, ip } = context
  const { token, balanceMinor } = await openVisit(parts, demoTokenOf(context), {
    currencyId: currency.id,
    decimals: currency.decimal_length,
    minStakeMinor: limits.minStakeMinor,
    admit: () => parts.limits.countDemo(ip),
  })
  return { demoToken: token, demoBalance: minorToNumber(balanceMinor, currency.decimal_length) }
}
