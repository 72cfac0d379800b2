import { CallError } from '@fairground/contract/envelope'
import { transaction } from '../../ground/db/tx.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { requireNoBreak } from '../../people/responsible/require-play.ts'
import { type CheckinGift, dayOf, startOf } from './checkin-calendar.ts'
import { insertSpins } from './grant-spins.ts'
import type { BonusParts } from './parts.ts'

/** The player who checks in. */
interface Visitor {
  accountId: string
  /** The wallet that gets the spins. */
  walletId: WalletId
  /** The player's VIP level, from 0. */
  vipLevel: number
}

/** The calendar in force. */
interface Calendar {
  /** The gift of each day; at least one day. */
  gifts: readonly CheckinGift[]
  /** Life of its spins in days. */
  days: number
}

/**
 * Checks a player in, once a day of UTC by the server's clock, and grants the day's gift, in one transaction; then sends an event
 * to the player. Below the gift's VIP level the day counts without a gift, so the calendar continues for everybody.
 * @returns the granted gift; undefined when the day has none
 * @throws CallError checked_in_today, player_off, time_out, self_excluded
 */
export async function checkIn(
  { db, tell, now }: BonusParts,
  { accountId, walletId, vipLevel }: Visitor,
  { gifts, days }: Calendar,
): Promise<CheckinGift | undefined> {
  const at = new Date(now())
  const today = dayOf(at.getTime())
  const gift = await transaction(db, async (tx) => {
    // Of concurrent calls the first writes the row; the others wait for it and find that the day is taken.
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
    await requireNoBreak(tx, accountId, at.getTime())
    const gift = gifts[(row.taken - 1) % gifts.length]
    if (!gift || gift.count === 0 || gift.vipLevel > vipLevel) return undefined
    const { count, valueMinor } = gift
    const key = `checkin:${new Date(startOf(today)).toISOString().slice(0, 10)}`
    const grant = await insertSpins(tx, { accountId, walletId, key, source: 'checkin', valueMinor, count, days }, at)
    if (!grant) throw new Error(`account ${accountId} has the spins of ${key} without its check-in`)
    return gift
  })
  if (gift) tell(accountId, 'spins_granted', { count: gift.count, source: 'checkin' })
  return gift
}
