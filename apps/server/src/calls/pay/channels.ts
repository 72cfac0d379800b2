import { pay } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { marketFor } from '../../markets/market-for.ts'
import { listChannels } from '../../payments/channels.ts'

/** The ways to deposit or withdraw in the player's currency. */
export const channels = handle(pay.channels, async ({ type }, context) => {
  const { services, session } = context
  const market = await marketFor(context)
  return { list: await listChannels(services, type, { currencyId: session.currencyId, market }) }
})
