import { home } from '@fairground/contract'
import { handle } from '../../http/handler.ts'

/** The hosts that the operator has set. */
export const refAppUrl = handle(home.refAppUrl, async (_, { services }) => ({
  extra: (await services.readSettings()).refAppHosts,
}))
