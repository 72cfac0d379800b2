import { CallError } from '@fairground/contract/envelope'
import { type Tx, transaction } from '../../ground/db/tx.ts'
import { announceEnds, makeRoom } from './end-sessions.ts'
import { noteDevice } from './known-devices.ts'
import type { AccountsParts } from './parts.ts'

/** The account that a login was checked against. */
export interface CheckedAccount {
  id: string
  /** `null`: the player logs in with another service only. */
  password_hash: string | null
  totp_secret: string | null
}

/** The device that logs in. */
export interface LoginDevice {
  deviceName: string
  /** The browser's id from `BFID`. */
  browserId: string | undefined
}

/**
 * Opens the session, if the account still has the checked password and app: a change of one of them ends all earlier
 * sessions.
 * @param alsoDo what belongs to the same transaction
 * @returns the token
 * @throws CallError wrong_credentials, and what `alsoDo` throws
 */
export async function openSession(
  { db, sessions, events, now, log }: AccountsParts,
  { id, password_hash, totp_secret }: CheckedAccount,
  { deviceName, browserId }: LoginDevice,
  alsoDo: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<string> {
  const at = new Date(now())
  const { token, endedSessions } = await transaction(db, async (tx) => {
    await alsoDo(tx)
    const unchangedAccount = await tx
      .selectFrom('account')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', 'is not distinct from', password_hash)
      .where('totp_secret', 'is not distinct from', totp_secret)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!unchangedAccount) throw new CallError('wrong_credentials')
    const removedSessions = await makeRoom(tx, id, at)
    if (browserId) await noteDevice(tx, id, browserId, at)
    return { token: await sessions.open(tx, id, deviceName), endedSessions: removedSessions }
  })
  announceEnds(events, endedSessions)
  log.info(
    { event: 'login', accountId: id, by: totp_secret === null ? 'one factor' : 'two factors' },
    'a player logged in',
  )
  return token
}
