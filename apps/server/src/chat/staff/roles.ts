import type { ChatAuthor, ChatRole } from '@fairground/contract/chat'
import type { Database } from '../../db/database.ts'
import { getAuthor, getKnownAuthor, readAuthors } from '../people/profile.ts'
import { requireAccount } from './sanctions.ts'

/** Lists the helpers, moderators and operators of the chat. */
export async function listRoles(db: Database): Promise<ChatAuthor[]> {
  const rows = await db.selectFrom('chat_profile').select('account_id').where('role', '<>', 'member').execute()
  const authors = await readAuthors(
    db,
    rows.map(({ account_id }) => account_id),
  )
  return [...authors.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Gives an account a role. @throws CallError account_unknown */
export async function setRole(
  db: Database,
  { userId, role }: { userId: string; role: Exclude<ChatRole, 'visitor'> },
  at: Date,
): Promise<ChatAuthor> {
  await requireAccount(db, userId)
  await getAuthor(db, userId, at)
  await db.updateTable('chat_profile').set({ role }).where('account_id', '=', userId).execute()
  return getKnownAuthor(db, userId)
}
