import { randomInt, randomUUID } from 'node:crypto'
import type { ChatAuthor, ChatRole } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import { sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { Tx } from '../../../ground/db/tx.ts'
import { cleanText, countCharacters } from '../../../ground/text/clean-text.ts'
import { sameTextKey } from '../../../ground/text/fold-text.ts'
import { isPrivate } from '../../../people/accounts/is-private.ts'
import { isHouseName } from '../../../people/accounts/nickname.ts'
import { FIRST_VIP_LEVEL } from '../../../people/accounts/user.ts'

/** A player as others see one, with the account, which stays in the server. */
export interface ChatPlayer {
  accountId: string
  author: ChatAuthor
}

function selectPlayers(db: Database | Tx) {
  return db
    .selectFrom('chat_profile')
    .innerJoin('account', 'account.id', 'chat_profile.account_id')
    .leftJoin('play', 'play.account_id', 'account.id')
    .select(['chat_profile.account_id', 'chat_profile.id', 'chat_profile.name', 'chat_profile.role'])
    .select(sql<string>`case when ${isPrivate} then '' else account.avatar end`.as('avatar'))
}

/** Returns those of the accounts that have been in the chat, as authors, by the ids of the accounts. */
export async function readAuthors(db: Database | Tx, accountIds: readonly string[]): Promise<Map<string, ChatAuthor>> {
  if (accountIds.length === 0) return new Map()
  const rows = await selectPlayers(db)
    .where('chat_profile.account_id', 'in', [...new Set(accountIds)])
    .execute()
  return new Map(rows.map(({ account_id, ...author }) => [account_id, { ...author, level: FIRST_VIP_LEVEL }]))
}

/** Returns the players of ids of the chat; unknown ids are left out. */
export async function readPlayers(db: Database | Tx, ids: readonly string[]): Promise<ChatPlayer[]> {
  if (ids.length === 0) return []
  const rows = await selectPlayers(db)
    .where('chat_profile.id', 'in', [...new Set(ids)])
    .execute()
  return rows.map(({ account_id: accountId, ...author }) => ({
    accountId,
    author: { ...author, level: FIRST_VIP_LEVEL },
  }))
}

/** Returns a player by the id of the chat. @throws CallError player_unknown */
export async function getPlayer(db: Database | Tx, id: string): Promise<ChatPlayer> {
  const [player] = await readPlayers(db, [id])
  if (!player) throw new CallError('player_unknown')
  return player
}

/**
 * Returns a player as an author. The first time, the player gets an id and a name of digits: never those of the account.
 * @param at of a first time
 */
export async function getAuthor(db: Database | Tx, accountId: string, at: Date): Promise<ChatAuthor> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const author = (await readAuthors(db, [accountId])).get(accountId)
    if (author) return author
    const name = `player${randomInt(1e6, 1e8)}`
    await db
      .insertInto('chat_profile')
      .values({ account_id: accountId, id: randomUUID(), name, name_key: sameTextKey(name), created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error(`account ${accountId} has no name in the chat after ten tries`)
}

/**
 * Gives a player another name.
 * @throws CallError chat_name_malformed, chat_name_taken
 */
export async function setName(db: Tx, accountId: string, wanted: string): Promise<void> {
  const name = cleanText(wanted.normalize('NFC'))
  const length = countCharacters(name)
  if (length < 3 || length > 20 || !/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*$/u.test(name) || !/\p{L}/u.test(name)) {
    throw new CallError('chat_name_malformed')
  }
  const key = sameTextKey(name)
  if (isHouseName(name)) throw new CallError('chat_name_taken')
  const { numUpdatedRows } = await db
    .updateTable('chat_profile')
    .set({ name, name_key: key })
    .where('account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_profile as other')
            .select('other.account_id')
            .where('other.name_key', '=', key)
            .where('other.account_id', '<>', accountId),
        ),
      ),
    )
    .executeTakeFirst()
    .catch((error: unknown) => {
      // Another player has taken the name a moment ago.
      if (error instanceof Error && 'code' in error && error.code === '23505') return { numUpdatedRows: 0n }
      throw error
    })
  if (numUpdatedRows === 0n) throw new CallError('chat_name_taken')
}

const RANK: Readonly<Record<ChatRole, number>> = { visitor: 0, member: 1, helper: 2, moderator: 3, operator: 4 }

/** Whether a role may do what another one may. */
export const isAtLeast = (role: ChatRole, least: ChatRole): boolean => RANK[role] >= RANK[least]

/** The role of an account; a visitor has none. */
export async function roleOf(db: Database | Tx, accountId: string | undefined): Promise<ChatRole> {
  if (accountId === undefined) return 'visitor'
  return (await readAuthors(db, [accountId])).get(accountId)?.role ?? 'member'
}
