import { CallError, promotion } from '@fairground/contract'
import { minorToNumber } from '@fairground/money'
import { FIRST_VIP_LEVEL } from '../../accounts/vip-level.ts'
import { checkIn } from '../../bonus/check-in.ts'
import { giftsOf } from '../../bonus/checkin-calendar.ts'
import { handle } from '../../http/handler.ts'
import { jurisdictionFor } from '../../jurisdictions/jurisdiction-for.ts'
import { getDecimals } from '../../rounds/game.ts'

/** Checks the player in for today. */
export const checkin = handle(promotion.checkin, async (_, context) => {
  const { services, session } = context
  const [decimals, { checkinSpins }, jurisdiction] = await Promise.all([
    getDecimals(services, session.currencyId),
    services.readSettings(),
    jurisdictionFor(context),
  ])
  if (!jurisdiction.bonuses) throw new CallError('bonus_not_allowed')
  const gifts = giftsOf(checkinSpins, decimals)
  if (gifts.length === 0) throw new CallError('event_ended')
  const visitor = { accountId: session.accountId, vipLevel: FIRST_VIP_LEVEL }
  const given = await checkIn(services, visitor, { gifts, days: checkinSpins.days })
  return { model: { count: given?.count ?? 0, value: given ? minorToNumber(given.valueMinor, decimals) : 0 } }
})
