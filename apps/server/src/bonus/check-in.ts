import { CallError } from '@fairground/contract'
import { transaction } from '../db/tx.ts'
import type { Services } from '../services.ts'
import { type CheckinGift, dayOf, startOf } from './checkin-calendar.ts'
import { insertSpins } from './grant-spins.ts'

/** Who checks in. */
interface Visitor {
  accountId: string
  /** The player's VIP level, from 0. */
  vipLevel: number
}

/** The calendar of that moment. */
interface Calendar {
  /** Day by day; at least one. */
  gifts: readonly CheckinGift[]
  /** Days that its spins last. */
  days: number
}

/**
 * Checks a player in for today, once a day of UTC by the server's clock, and gives what the day of the calendar gives, in
 * one transaction; then tells the player's live channel. Below the gift's VIP level the day counts and gives nothing: the
 * calendar goes on for everybody.
 * @returns the gift that was given; undefined when the day gave none
 * @throws CallError checked_in_today
 */
export async function checkIn(
  { db, live, now }: Services,
  { accountId, vipLevel }: Visitor,
  { gifts, days }: Calendar,
): Promise<CheckinGift | undefined> {
  const at = new Date(now())
  const today = dayOf(at.getTime())
  const given = await transaction(db, async (tx) => {
    // Of calls at once the first writes the row; the others wait for it and find the day taken.
    const row = await tx
      .insertInto('checkin')
      .values({ account_id: accountId, taken: 1, last_day: today })
      .onConflict((conflict) =>
        conflict
          .column('account_id')
          .doUpdateSet((eb) => ({ taken: eb('checkin.taken', '+', 1), last_day: today }))
          .where('checkin.last_day', '<', today),
      )
      .returning('taken')
      .executeTakeFirst()
    if (!row) throw new CallError('checked_in_today')
    const gift = gifts[(row.taken - 1) % gifts.length]
    if (!gift || gift.count === 0 || gift.vipLevel > vipLevel) return undefined
    const { count, valueMinor } = gift
    const key = `checkin:${new Date(startOf(today)).toISOString().slice(0, 10)}`
    const stored = await insertSpins(tx, { accountId, key, source: 'checkin', valueMinor, count, days }, at)
    if (!stored) throw new Error(`account ${accountId} has the spins of ${key} without its check-in`)
    return gift
  })
  if (given) live.tell(accountId, 'spins_granted', { count: given.count, source: 'checkin' })
  return given
}
