import type { ChatAuthor, ChatRole } from '@fairground/contract/chat'
import type { Database } from '../../../ground/db/database.ts'
import { getAuthor, readAuthors } from '../people/profile.ts'
import { getAccountId } from './sanctions.ts'

/** Lists the helpers, moderators and operators of the chat. */
export async function listRoles(db: Database): Promise<ChatAuthor[]> {
  const rows = await db.selectFrom('chat_profile').select('account_id').where('role', '<>', 'member').execute()
  const authors = await readAuthors(
    db,
    rows.map(({ account_id }) => account_id),
  )
  return [...authors.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Gives a player a role. @param userId see `getAccountId` @throws CallError account_unknown */
export async function setRole(
  db: Database,
  { userId, role }: { userId: string; role: Exclude<ChatRole, 'visitor'> },
  at: Date,
): Promise<ChatAuthor> {
  const accountId = await getAccountId(db, userId)
  const author = await getAuthor(db, accountId, at)
  await db.updateTable('chat_profile').set({ role }).where('account_id', '=', accountId).execute()
  return { ...author, role }
}
