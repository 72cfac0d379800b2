import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract'
import { type Tx, transaction } from '../db/tx.ts'
import type { Services } from '../services.ts'
import { touchAccount } from '../wallet/account.ts'

/** A gift of spins. */
export interface SpinGift {
  accountId: string
  /** Names the gift: given again under the same name it is given once. */
  key: string
  source: 'checkin' | 'invite' | 'staff'
  valueMinor: bigint
  count: number
  days: number
}

/** A gift as it was given. */
export interface SpinGrant {
  id: string
  count: number
  left: number
  valueMinor: bigint
  expiresAtMs: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Gives a player spins, once a key, and tells the player's live channel.
 * @throws CallError key_reused when the key was used for another gift
 */
export async function grantSpins({ db, live, now }: Services, gift: SpinGift): Promise<SpinGrant> {
  const { accountId, key, source, valueMinor, count } = gift
  const given = await transaction(db, (tx) => insertSpins(tx, gift, new Date(now())))
  if (given) live.tell(accountId, 'spins_granted', { count, source })
  const stored =
    given ??
    (await db
      .selectFrom('spin_grant')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow())
  const same = stored.source === source && stored.count === count && stored.value_minor === valueMinor
  if (!same) throw new CallError('key_reused')
  return {
    id: stored.id,
    count: stored.count,
    left: stored.count - stored.used,
    valueMinor: stored.value_minor,
    expiresAtMs: stored.expires_at.getTime(),
  }
}

/** Writes a gift in the caller's transaction. @returns undefined when its key is known already */
export async function insertSpins(tx: Tx, gift: SpinGift, at: Date) {
  const { accountId, key, source, valueMinor, count, days } = gift
  await touchAccount(tx, accountId)
  return await tx
    .insertInto('spin_grant')
    .values({
      account_id: accountId,
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
