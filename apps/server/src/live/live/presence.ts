import type { Logger } from 'pino'
import type { Database } from '../../ground/db/database.ts'
import { createFreshReader } from '../../ground/work/fresh-reader.ts'
import { every } from '../../ground/work/timers.ts'

/** Counts the players with the site open. */
export interface Presence {
  /** Counts a connection of a player. @returns a function to call at its end */
  enter(accountId: string): () => void
  /** Number of players with a connection, of all server processes on this database, a few seconds old. */
  countPlayers(): Promise<number>
  close(): void
}

/** Interval at which a process stores its count, and the time that a stored count is valid. */
const TELL_MS = 5_000
const BELIEVED_MS = 20_000

/**
 * Creates the counter: it adds the current players of this process and the stored counts of the others.
 * @param node names this process
 */
export function createPresence(parts: { db: Database; log: Logger; node: string; now: () => number }): Presence {
  const { db, log, node, now } = parts
  const connections = new Map<string, number>()
  let storedPlayers = 0

  async function tell(): Promise<void> {
    const players = connections.size
    // A process that has stored 0 players need not store it again.
    if (players === 0 && storedPlayers === 0) return
    const row = { node, players, told_at: new Date(now()) }
    await db
      .insertInto('presence')
      .values(row)
      .onConflict((conflict) => conflict.column('node').doUpdateSet({ players, told_at: row.told_at }))
      .execute()
    storedPlayers = players
    await db
      .deleteFrom('presence')
      .where('told_at', '<', new Date(now() - 10 * BELIEVED_MS))
      .execute()
  }
  const stopTelling = every(TELL_MS, () =>
    tell().catch((error: unknown) => log.warn({ err: error }, 'the number of players was not told to other servers')),
  )

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
        const openConnections = (connections.get(accountId) ?? 1) - 1
        if (openConnections === 0) connections.delete(accountId)
        else connections.set(accountId, openConnections)
      }
    },
    countPlayers: async () => connections.size + (await countOthers()),
    close: stopTelling,
  }
}
