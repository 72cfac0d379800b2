import { autoplay, CallError, SPIN_GAME } from '@fairground/contract'
import { findEngine, isRefusal } from '@fairground/games'
import { findSharedGame, parseSharedOptions } from '@fairground/games/shared'
import { parseAmount } from '@fairground/money'
import { findRun, startRun } from '../../autoplay/runs.ts'
import { handle } from '../../http/handler.ts'
import { getJurisdiction } from '../../jurisdictions/get-jurisdiction.ts'
import { getGame } from '../../rounds/game.ts'

/** Announces a run of bets, where the jurisdiction allows one and none is under way in that game. */
export const start = handle(autoplay.start, async ({ gameId, bets, lossLimit, plan }, { services, session }) => {
  const [{ currency }, jurisdiction] = await Promise.all([
    getGame(services, gameId, session.currencyId),
    getJurisdiction(services, session.countryId),
  ])
  // A granted spin is no stake: there is nothing that a ceiling could hold.
  if (!jurisdiction.autoplay || gameId === SPIN_GAME) throw new CallError('autoplay_not_allowed')
  const lossLimitMinor = parseAmount(lossLimit, currency.decimal_length)
  if (lossLimitMinor === undefined) throw new CallError('amount_malformed')
  if (!areOptions(gameId, plan.options)) throw new CallError('option_unknown')
  const { accountId } = session
  const run = { accountId, gameId, mostBets: bets, lossLimitMinor, plan, at: new Date(services.now()) }
  const id = await startRun(services.db, run)
  if (id === undefined) throw new CallError('autoplay_running')
  const started = await findRun(services.db, { accountId, decimals: currency.decimal_length }, { id })
  if (!started) throw new Error(`the run ${id} was just written`)
  return { model: started }
})

function areOptions(gameId: string, options: object): boolean {
  const shared = findSharedGame(gameId)
  const read = shared ? parseSharedOptions(shared, options) : findEngine(gameId)?.parseOptions(options)
  return read !== undefined && !isRefusal(read)
}
