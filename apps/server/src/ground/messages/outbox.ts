import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '../db/tx.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { placeOf } from '../secrets/places.ts'
import type { Message } from './message.ts'

/** What happens to a queued message. */
export type MessageState = 'waiting' | 'inbox' | 'void'

/**
 * Stores a message in the transaction of its cause, its text encrypted. It is sent after the commit, until `expiresAt` at the
 * latest.
 */
export async function insertMessage(
  { tx, keyring }: { tx: Tx; keyring: Keyring },
  { subject, body, ...envelope }: Message,
  { state, at, expiresAt }: { state: MessageState; at: Date; expiresAt: Date },
): Promise<void> {
  const id = randomUUIDv7()
  const text = {
    // An SMS has none.
    subject: subject === '' ? '' : keyring.seal(placeOf('messageSubject', { id }), subject),
    body: keyring.seal(placeOf('messageBody', { id }), body),
  }
  await tx
    .insertInto('message')
    .values({ id, ...envelope, ...text, state, next_at: at, created_at: at, expires_at: expiresAt })
    .execute()
}

/** Decrypts the text of a message that was not sent yet. */
export function openText<Row extends { id: string; subject: string; body: string }>(keyring: Keyring, row: Row): Row {
  const { id, subject, body } = row
  return {
    ...row,
    subject: subject === '' ? '' : keyring.open(placeOf('messageSubject', { id }), subject),
    body: keyring.open(placeOf('messageBody', { id }), body),
  }
}
