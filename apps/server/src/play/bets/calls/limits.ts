import * as calls from '@fairground/contract/calls/responsible'
import { minorToNumber } from '@fairground/money'
import { getDecimals } from '../../../operator/settings/currencies.ts'
import { viewOwnLimits } from '../../../people/responsible/view-own-limits.ts'
import { handle } from '../parts.ts'

/** Lists the player's limits, and shows breaks, reality check and the session's net position. */
export const listLimits = handle(calls.limits, async (_, context) => {
  const { parts, session } = context
  const [limits, { netMinor }, decimals] = await Promise.all([
    viewOwnLimits(context),
    parts.sessionSums.sum(session),
    getDecimals(parts, session.currencyId),
  ])
  return { ...limits, sessionNet: minorToNumber(netMinor, decimals) }
})
