import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { createFreshReader } from '../site/fresh-reader.ts'

/** Who has the site open. */
export interface Presence {
  /** A connection of a player begins. Returns what ends it. */
  enter(accountId: string): () => void
  /** Players with at least one connection, of all server processes on this database; a few seconds behind. */
  countPlayers(): Promise<number>
  close(): void
}

/** A process tells its count so often, and its word counts for so long. */
const TELL_MS = 5_000
const BELIEVED_MS = 20_000

/**
 * Counts the players on live connections: those of this process as they are, those of the others as they last told.
 * @param node names this process
 */
export function createPresence(parts: { db: Database; log: Logger; node: string; now: () => number }): Presence {
  const { db, log, node, now } = parts
  const connections = new Map<string, number>()
  let told = 0

  async function tell(): Promise<void> {
    const players = connections.size
    // A process without players, which has said so, has nothing to tell.
    if (players === 0 && told === 0) return
    const row = { node, players, told_at: new Date(now()) }
    await db
      .insertInto('presence')
      .values(row)
      .onConflict((conflict) => conflict.column('node').doUpdateSet({ players, told_at: row.told_at }))
      .execute()
    told = players
    await db
      .deleteFrom('presence')
      .where('told_at', '<', new Date(now() - 10 * BELIEVED_MS))
      .execute()
  }
  const timer = setInterval(() => {
    tell().catch((error: unknown) => log.warn({ err: error }, 'the number of players was not told to other servers'))
  }, TELL_MS)

  const countOthers = createFreshReader(async () => {
    const { players } = await db
      .selectFrom('presence')
      .where('node', '<>', node)
      .where('told_at', '>=', new Date(now() - BELIEVED_MS))
      .select(({ fn }) => fn.sum<string | null>('players').as('players'))
      .executeTakeFirstOrThrow()
    return Number(players ?? 0)
  })

  return {
    enter(accountId) {
      connections.set(accountId, (connections.get(accountId) ?? 0) + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const left = (connections.get(accountId) ?? 1) - 1
        if (left === 0) connections.delete(accountId)
        else connections.set(accountId, left)
      }
    },
    countPlayers: async () => connections.size + (await countOthers()),
    close: () => clearInterval(timer),
  }
}
