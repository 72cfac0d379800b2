import * as autoplay from '@fairground/contract/calls/autoplay'
import { SPIN_GAME } from '@fairground/contract/category'
import { CallError } from '@fairground/contract/envelope'
import { findEngine, isRefusal } from '@fairground/games'
import { findMultiplayerGame, parseMultiplayerOptions } from '@fairground/games/multiplayer'
import { parseAmount } from '@fairground/money'
import { getJurisdiction } from '../../operator/jurisdictions/get-jurisdiction.ts'
import { getDecimals } from '../../operator/settings/currencies.ts'
import { requireSwitchedOn } from '../../operator/switches/switched-off.ts'
import { getGame } from '../rounds/game.ts'
import { handle } from './parts.ts'
import { findRun, findWalletOfRun, startRun, stopRun } from './runs.ts'

/** Starts a run of bets, where the jurisdiction allows autoplay and the game has no other running run of the player. */
export const start = handle(autoplay.start, async ({ gameId, bets, lossLimit, plan }, { parts, session }) => {
  const [{ currency }, jurisdiction] = await Promise.all([
    getGame(parts, gameId, session.currencyId),
    getJurisdiction(parts, session.countryId),
  ])
  // A granted spin stakes no money, so a loss limit has no meaning for it.
  if (!jurisdiction.autoplay || gameId === SPIN_GAME) throw new CallError('autoplay_not_allowed')
  await requireSwitchedOn(parts, session)
  const lossLimitMinor = parseAmount(lossLimit, currency.decimal_length)
  if (lossLimitMinor === undefined) throw new CallError('amount_malformed', { decimals: currency.decimal_length })
  if (!areOptions(gameId, plan.options)) throw new CallError('option_unknown')
  const { accountId, walletId } = session
  const run = { accountId, walletId, gameId, mostBets: bets, lossLimitMinor, plan, at: new Date(parts.now()) }
  const id = await startRun(parts.db, run)
  const model = await findRun(parts.db, { walletId, decimals: currency.decimal_length }, { id })
  if (!model) throw new Error(`the run ${id} was just written`)
  return { model }
})

function areOptions(gameId: string, options: object): boolean {
  const multiplayerGame = findMultiplayerGame(gameId)
  const parsedOptions = multiplayerGame
    ? parseMultiplayerOptions(multiplayerGame, options)
    : findEngine(gameId)?.parseOptions(options)
  return parsedOptions !== undefined && !isRefusal(parsedOptions)
}

/** Finds the running run of a game, with its counts after the latest bet. */
export const find = handle(autoplay.find, async ({ gameId }, { parts, session: { walletId, currencyId } }) => {
  const decimals = await getDecimals(parts, currencyId)
  return { model: await findRun(parts.db, { walletId, decimals }, { gameId }) }
})

/** Ends one of the player's runs, in whichever wallet, and returns its counts. The run of another player is unknown. */
export const stop = handle(autoplay.stop, async ({ id }, { parts, session }) => {
  const walletId = await findWalletOfRun(parts.db, session.accountId, id)
  if (walletId === undefined) throw new CallError('autoplay_over')
  await stopRun(parts.db, walletId, id)
  const owner = await parts.walletOwners.find(walletId)
  const decimals = await getDecimals(parts, owner?.currencyId ?? session.currencyId)
  const model = await findRun(parts.db, { walletId, decimals }, { id })
  if (!model) throw new CallError('autoplay_over')
  return { model }
})
