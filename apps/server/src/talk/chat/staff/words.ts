import { randomUUIDv7 } from 'node:crypto'
import { CallError } from '@fairground/contract/envelope'
import type { Database } from '../../../ground/db/database.ts'
import type { WordAction } from '../rules/words.ts'

/** A word as staff sees it. */
interface StaffWord {
  id: string
  pattern: string
  action: WordAction
  at: number
}

/** Lists the operator's words, by the alphabet. */
export async function listWords(db: Database): Promise<StaffWord[]> {
  const rows = await db.selectFrom('chat_word').selectAll().orderBy('pattern').orderBy('id').execute()
  return rows.map(({ at, ...word }) => ({ ...word, at: at.getTime() }))
}

/** Finds a word. */
export async function findWord(db: Database, id: string): Promise<StaffWord | undefined> {
  return (await listWords(db)).find((word) => word.id === id)
}

/** Adds a word, or changes the one of the id. @throws CallError word_unknown */
export async function saveWord(
  db: Database,
  { id, pattern, action }: { id?: string | undefined; pattern: string; action: WordAction },
  at: Date,
): Promise<StaffWord> {
  if (id === undefined) {
    const word = { id: randomUUIDv7(), pattern, action }
    await db
      .insertInto('chat_word')
      .values({ ...word, at })
      .execute()
    return { ...word, at: at.getTime() }
  }
  const row = await db
    .updateTable('chat_word')
    .set({ pattern, action, at })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new CallError('word_unknown')
  return { id, pattern, action, at: at.getTime() }
}

/** Removes a word. @throws CallError word_unknown */
export async function removeWord(db: Database, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('chat_word').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new CallError('word_unknown')
}
