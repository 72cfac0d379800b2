import { autoplay } from '@fairground/contract'
import { findRun } from '../../autoplay/runs.ts'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'

/** The run of a game that has not ended, with its counts as the bets have made them. */
export const find = handle(autoplay.find, async ({ gameId }, { services, session: { accountId, currencyId } }) => {
  const decimals = await getDecimals(services, currencyId)
  return { model: await findRun(services.db, { accountId, decimals }, { gameId }) }
})
