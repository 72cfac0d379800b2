import { autoplay, CallError } from '@fairground/contract'
import { findRun, stopRun } from '../../autoplay/runs.ts'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'

/** Ends one of the player's runs, and answers its counts. Another's run is as unknown as none. */
export const stop = handle(autoplay.stop, async ({ id }, { services, session }) => {
  const { accountId, currencyId } = session
  await stopRun(services.db, accountId, id)
  const decimals = await getDecimals(services, currencyId)
  const model = await findRun(services.db, { accountId, decimals }, { id })
  if (!model) throw new CallError('autoplay_over')
  return { model }
})
