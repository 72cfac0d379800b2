import type { Database } from '../../../ground/db/database.ts'
import { leastId } from '../../../ground/db/id-time.ts'

/** Deletes the translations of messages that are older than a time, milliseconds since 1970. */
export async function forgetTranslations(db: Database, beforeMs: number): Promise<void> {
  await db.deleteFrom('chat_translation').where('message_id', '<', leastId(beforeMs)).execute()
}
