import { pay } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { jurisdictionFor } from '../../jurisdictions/jurisdiction-for.ts'
import { listChannels } from '../../payments/channels.ts'

/** The ways to deposit or withdraw in the player's currency. */
export const channels = handle(pay.channels, async ({ type }, context) => {
  const { services, session } = context
  const jurisdiction = await jurisdictionFor(context)
  return { list: await listChannels(services, type, { currencyId: session.currencyId, jurisdiction }) }
})
