import { pay } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { listChannels } from '../../payments/channels.ts'

/** The ways to deposit or withdraw in the player's currency. */
export const channels = handle(pay.channels, async ({ type }, { services, session }) => ({
  list: await listChannels(services, type, session.currencyId),
}))
