import * as promotion from '@fairground/contract/calls/promotion'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../../ground/call/handler.ts'
import { jurisdictionFor } from '../../../operator/jurisdictions/caller-jurisdiction.ts'
import { requireSwitchedOn } from '../../../operator/switches/switched-off.ts'
import { FIRST_VIP_LEVEL } from '../../../people/accounts/user.ts'
import { checkIn } from '../../../play/bonus/check-in.ts'
import { dayOf, giftsOf, readCheckins, startOf, stateOf } from '../../../play/bonus/checkin-calendar.ts'
import { findBonus, listSpins } from '../../../play/bonus/read-bonus.ts'
import { getCurrency, getDecimals } from '../../../play/rounds/game.ts'

/** Returns the player's check-in calendar of today. */
export const checkinData = handle(promotion.checkinData, async (_, context) => {
  const { services, session } = context
  const [currency, { checkinSpins }, jurisdiction, checkins] = await Promise.all([
    getCurrency(services, session.currencyId),
    services.readSettings(),
    jurisdictionFor(context),
    readCheckins(services.db, session.accountId),
  ])
  const gifts = jurisdiction.bonuses ? giftsOf(checkinSpins, currency) : []
  const today = dayOf(services.now())
  const states = stateOf(checkins, today, gifts.length)
  const items = gifts.map(({ count, valueMinor, vipLevel }, at) => ({
    vipLevel,
    count,
    value: minorToNumber(valueMinor, currency.decimal_length),
    state: states[at] ?? 'ahead',
  }))
  const isWaiting = items.length > 0 && !states.includes('today')
  return { model: { items, allowed: jurisdiction.bonuses, ...(isWaiting && { nextAt: startOf(today + 1) }) } }
})

/** Checks the player in for today. */
export const checkin = handle(promotion.checkin, async (_, context) => {
  const { services, session } = context
  const [currency, { checkinSpins }, jurisdiction] = await Promise.all([
    getCurrency(services, session.currencyId),
    services.readSettings(),
    jurisdictionFor(context),
  ])
  if (!jurisdiction.bonuses) throw new CallError('bonus_not_allowed')
  await requireSwitchedOn(services, session)
  const gifts = giftsOf(checkinSpins, currency)
  if (gifts.length === 0) throw new CallError('event_ended')
  const visitor = { accountId: session.accountId, walletId: session.walletId, vipLevel: FIRST_VIP_LEVEL }
  const gift = await checkIn(services, visitor, { gifts, days: checkinSpins.days })
  return {
    model: { count: gift?.count ?? 0, value: gift ? minorToNumber(gift.valueMinor, currency.decimal_length) : 0 },
  }
})

/** Returns the spins left, the bonus money and the wagering rule. */
export const freeSpins = handle(promotion.freeSpins, async (_, context) => {
  const { services, session } = context
  const [decimals, settings, jurisdiction] = await Promise.all([
    getDecimals(services, session.currencyId),
    services.readSettings(),
    jurisdictionFor(context),
  ])
  const query = { walletId: session.walletId, nowMs: services.now(), decimals }
  const [spins, bonus] = await Promise.all([listSpins(services.db, query), findBonus(services.db, query)])
  return {
    model: {
      left: spins.reduce((sum, { left }) => sum + left, 0),
      spins,
      ...(bonus && { bonus }),
      rule: settings.wagering,
      allowed: jurisdiction.bonuses,
    },
  }
})

/** Red packets are not built yet: the event has always ended. */
export const siteRedpack = handle(promotion.siteRedpack, async () => {
  throw new CallError('event_ended')
})
