import { promotion } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { dayOf, giftsOf, readCheckins, startOf, stateOf } from '../../bonus/checkin-calendar.ts'
import { handle } from '../../http/handler.ts'
import { jurisdictionFor } from '../../jurisdictions/jurisdiction-for.ts'
import { getDecimals } from '../../rounds/game.ts'

/** The player's calendar as it stands today. */
export const checkinData = handle(promotion.checkinData, async (_, context) => {
  const { services, session } = context
  const [decimals, { checkinSpins }, jurisdiction, checkins] = await Promise.all([
    getDecimals(services, session.currencyId),
    services.readSettings(),
    jurisdictionFor(context),
    readCheckins(services.db, session.accountId),
  ])
  const gifts = jurisdiction.bonuses ? giftsOf(checkinSpins, decimals) : []
  const today = dayOf(services.now())
  const states = stateOf(checkins, today, gifts.length)
  const items = gifts.map(({ count, valueMinor, vipLevel }, at) => ({
    vipLevel,
    count,
    value: minorToNumber(valueMinor, decimals),
    state: states[at] ?? 'ahead',
  }))
  const isWaiting = items.length > 0 && !states.includes('today')
  return { model: { items, allowed: jurisdiction.bonuses, ...(isWaiting && { nextAt: startOf(today + 1) }) } }
})
