import type { ChatMessage } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import { readMessages } from './read-messages.ts'

/** Reads one message as a player sees it. @throws CallError message_unknown */
export async function getMessage(db: Database, id: string, viewerId?: string): Promise<ChatMessage> {
  const message = (await readMessages(db, [id], viewerId)).get(id)
  if (!message) throw new CallError('message_unknown')
  return message
}
