import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '../db/tx.ts'
import type { Message } from './message.ts'

/** What happens to a queued message. */
export type MessageState = 'waiting' | 'inbox' | 'void'

/** Stores a message in the transaction of its cause. It is sent after the commit, until `expiresAt` at the latest. */
export async function insertMessage(
  tx: Tx,
  message: Message,
  { state, at, expiresAt }: { state: MessageState; at: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('message')
    .values({ id: randomUUIDv7(), ...message, state, next_at: at, created_at: at, expires_at: expiresAt })
    .execute()
}
