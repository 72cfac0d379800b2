import type { Database } from '../../../ground/db/database.ts'

/** Finds the conversations in which a player has attached an upload: their ids, the oldest first. */
export async function conversationsOfUpload(db: Database, uploadId: string): Promise<string[]> {
  // By the account, whose conversations have an index; of its attachments there is none.
  const rows = await db
    .selectFrom('upload')
    .innerJoin('support_conversation', 'support_conversation.account_id', 'upload.account_id')
    .innerJoin('support_message', 'conversation_id', 'support_conversation.id')
    .select('support_conversation.id')
    .distinct()
    .where('upload.id', '=', uploadId)
    .where(({ eb, ref }) => eb(eb.val(uploadId), '=', eb.fn.any(ref('attachments'))))
    .orderBy('support_conversation.id')
    .execute()
  return rows.map(({ id }) => id)
}
