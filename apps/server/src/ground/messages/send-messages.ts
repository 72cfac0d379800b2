import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { DELIVERY_LIMIT_MS, type Deliver, type Message, maskRecipient, type Way } from './message.ts'
import { openText } from './outbox.ts'

/** Most messages of one pass; they are sent at the same time. */
const MOST_AT_ONCE = 20
/** Time after which a message whose sender died is sent again. Longer than any delivery. */
const CLAIM_MS = 3 * DELIVERY_LIMIT_MS
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** A message that this process sends. */
type ClaimedMessage = Message & { id: string; attempts: number }

/** What sending needs. */
export type Sending = {
  db: Database
  keyring: Keyring
  log: Log
  now(): number
  /** A way without an adapter leaves its messages waiting until they expire. */
  adapters: ReadonlyMap<Way, Deliver>
}

/**
 * Sends the messages that are due. A message is claimed before it is sent, and marked afterwards: a process that dies in
 * between sends it a second time, never zero times.
 */
export async function sendDueMessages(sending: Sending): Promise<void> {
  const messages = await claim(sending)
  await Promise.all(messages.map((message) => send(sending, message)))
}

async function claim({ db, now, adapters }: Sending): Promise<ClaimedMessage[]> {
  const at = new Date(now())
  const { rows } = await sql<ClaimedMessage>`
    update message set attempts = attempts + 1, next_at = ${new Date(now() + CLAIM_MS)}
    where id in (
      select id from message
      where state = 'waiting' and next_at <= ${at} and expires_at > ${at} and way = any(${[...adapters.keys()]})
      order by next_at limit ${MOST_AT_ONCE} for update skip locked)
    returning id, way, recipient, subject, body, attempts
  `.execute(db)
  return rows
}

async function send({ db, keyring, log, now, adapters }: Sending, message: ClaimedMessage): Promise<void> {
  const { id, way, recipient, attempts } = message
  try {
    await adapters.get(way)?.(openText(keyring, message))
  } catch (error) {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
    log.warn(`a message by ${way} was not sent: ${error instanceof Error ? error.message : 'unknown reason'}`)
    await db
      .updateTable('message')
      .set({ next_at: new Date(now() + pauseMs) })
      .where('id', '=', id)
      .execute()
    return
  }
  await db
    .updateTable('message')
    .set({ state: 'sent', recipient: maskRecipient(recipient), subject: '', body: '' })
    .where('id', '=', id)
    .execute()
}

/** Deletes every message that has expired, sent or not. */
export async function forgetMessages(db: Database, atMs: number): Promise<void> {
  await db.deleteFrom('message').where('expires_at', '<=', new Date(atMs)).execute()
}
