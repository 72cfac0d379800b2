import * as autoplay from '@fairground/contract/calls/autoplay'
import { SPIN_GAME } from '@fairground/contract/category'
import { CallError } from '@fairground/contract/envelope'
import { findEngine, isRefusal } from '@fairground/games'
import { findMultiplayerGame, parseMultiplayerOptions } from '@fairground/games/multiplayer'
import { parseAmount } from '@fairground/money'
import { handle } from '../../../ground/call/handler.ts'
import { getJurisdiction } from '../../../operator/jurisdictions/get-jurisdiction.ts'
import { requireSwitchedOn } from '../../../operator/switches/switched-off.ts'
import { findRun, startRun, stopRun } from '../../../play/autoplay/runs.ts'
import { getDecimals, getGame } from '../../../play/rounds/game.ts'

/** Starts a run of bets, where the jurisdiction allows autoplay and the game has no other running run of the player. */
export const start = handle(autoplay.start, async ({ gameId, bets, lossLimit, plan }, { services, session }) => {
  const [{ currency }, jurisdiction] = await Promise.all([
    getGame(services, gameId, session.currencyId),
    getJurisdiction(services, session.countryId),
  ])
  // A granted spin stakes no money, so a loss limit has no meaning for it.
  if (!jurisdiction.autoplay || gameId === SPIN_GAME) throw new CallError('autoplay_not_allowed')
  await requireSwitchedOn(services, session)
  const lossLimitMinor = parseAmount(lossLimit, currency.decimal_length)
  if (lossLimitMinor === undefined) throw new CallError('amount_malformed')
  if (!areOptions(gameId, plan.options)) throw new CallError('option_unknown')
  const { accountId, walletId } = session
  const run = { accountId, walletId, gameId, mostBets: bets, lossLimitMinor, plan, at: new Date(services.now()) }
  const id = await startRun(services.db, run)
  if (id === undefined) throw new CallError('autoplay_running')
  const model = await findRun(services.db, { walletId, decimals: currency.decimal_length }, { id })
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
export const find = handle(autoplay.find, async ({ gameId }, { services, session: { walletId, currencyId } }) => {
  const decimals = await getDecimals(services, currencyId)
  return { model: await findRun(services.db, { walletId, decimals }, { gameId }) }
})

/** Ends one of the player's runs and returns its counts. The run of another player is unknown. */
export const stop = handle(autoplay.stop, async ({ id }, { services, session }) => {
  const { walletId, currencyId } = session
  await stopRun(services.db, walletId, id)
  const decimals = await getDecimals(services, currencyId)
  const model = await findRun(services.db, { walletId, decimals }, { id })
  if (!model) throw new CallError('autoplay_over')
  return { model }
})
