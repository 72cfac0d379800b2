import * as promotion from '@fairground/contract/calls/promotion'
import { CallError } from '@fairground/contract/envelope'
import { minorToNumber } from '@fairground/money'
import { jurisdictionFor } from '../../operator/jurisdictions/caller-jurisdiction.ts'
import { getCurrency, getDecimals } from '../../operator/settings/currencies.ts'
import { requireSwitchedOn } from '../../operator/switches/switched-off.ts'
import { FIRST_VIP_LEVEL } from '../../people/accounts/user.ts'
import { checkIn } from './check-in.ts'
import { dayOf, giftsOf, readCheckins, startOf, stateOf } from './checkin-calendar.ts'
import { handle } from './parts.ts'
import { findBonus, listSpins } from './read-bonus.ts'

/** Returns the player's check-in calendar of today. */
export const checkinData = handle(promotion.checkinData, async (_, context) => {
  const { parts, session } = context
  const [currency, { checkinSpins }, jurisdiction, checkins] = await Promise.all([
    getCurrency(parts, session.currencyId),
    parts.readSettings(),
    jurisdictionFor(context),
    readCheckins(parts.db, session.accountId),
  ])
  const gifts = jurisdiction.bonuses ? giftsOf(checkinSpins, currency) : []
  const today = dayOf(parts.now())
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
  const { parts, session } = context
  const [currency, { checkinSpins }, jurisdiction] = await Promise.all([
    getCurrency(parts, session.currencyId),
    parts.readSettings(),
    jurisdictionFor(context),
  ])
  if (!jurisdiction.bonuses) throw new CallError('bonus_not_allowed')
  await requireSwitchedOn(parts, session)
  const gifts = giftsOf(checkinSpins, currency)
  if (gifts.length === 0) throw new CallError('event_ended')
  const visitor = { accountId: session.accountId, walletId: session.walletId, vipLevel: FIRST_VIP_LEVEL }
  const gift = await checkIn(parts, visitor, { gifts, days: checkinSpins.days })
  return {
    model: { count: gift?.count ?? 0, value: gift ? minorToNumber(gift.valueMinor, currency.decimal_length) : 0 },
  }
})

/** Returns the spins left, the bonus money and the wagering rule. */
export const freeSpins = handle(promotion.freeSpins, async (_, context) => {
  const { parts, session } = context
  const [decimals, settings, jurisdiction] = await Promise.all([
    getDecimals(parts, session.currencyId),
    parts.readSettings(),
    jurisdictionFor(context),
  ])
  const query = { walletId: session.walletId, nowMs: parts.now(), decimals }
  const [spins, bonus] = await Promise.all([listSpins(parts.db, query), findBonus(parts.db, query)])
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
