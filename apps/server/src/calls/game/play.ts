import { CallError, game } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { getGame } from '../../rounds/game.ts'
import { getWallet } from '../../rounds/wallet-of.ts'

/** A language tag as the site writes them: `en`, `pt-BR`. */
const LANGUAGE = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/

/** The address that opens a game. A player with nothing to stake is sent to the cashier first, but for a demo. */
export const play = handle(game.play, async ({ gameId, lang, demo }, { services, session }) => {
  const { settings } = await getGame(services, gameId, session.currencyId)
  if (!settings.enabled) throw new CallError('game_maintenance')
  const isDemo = String(demo) === 'true'
  const { mainMinor, heldMinor } = await getWallet(services, session.accountId)
  if (!isDemo && mainMinor + heldMinor === 0n) throw new CallError('insufficient_balance')
  const query = new URLSearchParams({
    ...(lang !== undefined && LANGUAGE.test(lang) && { lang }),
    ...(isDemo && { demo: 'true' }),
  })
  return { model: { gameId, url: `/h5/${gameId}${query.size > 0 ? `?${query}` : ''}` } }
})
