import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { touchAccount } from '../../money/wallet/account.ts'
import { isSwitchedOff } from '../../operator/switches/switched-off.ts'
import { requireNoBreak } from '../../people/responsible/require-play.ts'
import type { BonusParts } from './parts.ts'

/** A request to grant spins. */
export interface SpinGift {
  /** The player, who gets the event. */
  accountId: string
  /** The wallet that the spins are of: their value is in its currency. */
  walletId: WalletId
  /** Idempotency key: repeats with the same key grant once. */
  key: string
  source: 'checkin' | 'invite' | 'staff'
  valueMinor: bigint
  count: number
  days: number
}

/** Granted spins. */
export interface SpinGrant {
  id: string
  count: number
  left: number
  valueMinor: bigint
  expiresAtMs: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Grants a player spins, once a key, and sends an event to the player.
 * @throws CallError key_reused when the key belongs to another gift; player_off, time_out, self_excluded
 */
export async function grantSpins({ db, tell, now }: BonusParts, gift: SpinGift): Promise<SpinGrant> {
  const { accountId, walletId, key, source, valueMinor, count } = gift
  const { grant, isNew } = await transaction(db, async (tx) => {
    const newGrant = await insertSpins(tx, gift, new Date(now()))
    if (newGrant) return { grant: newGrant, isNew: true }
    const earlier = await tx
      .selectFrom('spin_grant')
      .selectAll()
      .where('account_id', '=', walletId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    const isSame = earlier.source === source && earlier.count === count && earlier.value_minor === valueMinor
    if (!isSame) throw new CallError('key_reused')
    return { grant: earlier, isNew: false }
  })
  if (isNew) tell(accountId, 'spins_granted', { count, source })
  return {
    id: grant.id,
    count: grant.count,
    left: grant.count - grant.used,
    valueMinor: grant.value_minor,
    expiresAtMs: grant.expires_at.getTime(),
  }
}

/**
 * Stores a gift in the caller's transaction.
 * @returns undefined when the key exists already
 * @throws CallError player_off, time_out, self_excluded
 */
export async function insertSpins(tx: Tx, gift: SpinGift, at: Date) {
  const { accountId, walletId, key, source, valueMinor, count, days } = gift
  await touchAccount(tx, walletId)
  if (await isSwitchedOff(tx, 'player', accountId)) throw new CallError('player_off')
  await requireNoBreak(tx, accountId, at.getTime())
  return await tx
    .insertInto('spin_grant')
    .values({
      account_id: walletId,
      id: randomUUIDv7(),
      key,
      source,
      value_minor: valueMinor,
      count,
      granted_at: at,
      expires_at: new Date(at.getTime() + days * DAY_MS),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst()
}
