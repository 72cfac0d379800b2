import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../log.ts'
import { RecentMap } from '../site/recent-map.ts'
import type { StoredSession } from './session-reader.ts'

/** The sessions of active players, so that a call need not ask the database who calls. */
export interface RememberedSessions {
  /** The session of a token's hash, when it was read some seconds ago at most and nothing was heard of it since. */
  find(tokenHash: string): StoredSession | undefined
  /** Before a session is read: what to hand to `keep` with what was read. */
  generation(): number
  /** Keeps what was read, unless something was heard meanwhile. */
  keep(tokenHash: string, session: StoredSession, generation: number): void
  /** Drops a session, or the sessions of an account, by the id. */
  drop(id: string): void
  close(): Promise<void>
}

/** So long at most: what is said of a session may be lost with the connection that hears it. */
const KEPT_MS = 10_000
const MOST_KEPT = 50_000
const RETRY_MS = 1_000
/** A connection that nothing was heard of for so long may be dead. */
const BEAT_MS = 3_000

/**
 * Remembers sessions while a connection of its own hears of those that change, in whichever process (migration 0068).
 * While it hears nothing, nothing is remembered.
 */
export function rememberSessions(databaseUrl: string, log: Log): RememberedSessions {
  const kept = new RecentMap<string, { session: StoredSession; untilMs: number }>(MOST_KEPT)
  const hashes = new RecentMap<string, Set<string>>(2 * MOST_KEPT)
  const closing = new AbortController()
  let generation = 0
  let isHearing = false

  function drop(id: string): void {
    generation++
    for (const tokenHash of hashes.get(id) ?? []) kept.delete(tokenHash)
    hashes.delete(id)
  }

  function note(id: string, tokenHash: string): void {
    const known = hashes.get(id)
    if (known) known.add(tokenHash)
    else hashes.set(id, new Set([tokenHash]))
  }

  /** Hears until the connection ends. */
  async function hear(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'fairground sessions news',
      keepAlive: true,
    })
    const ended = new AbortController()
    const end = () => ended.abort()
    client.on('error', end)
    client.on('end', end)
    client.on('notification', ({ payload }) => drop(payload ?? ''))
    try {
      await client.connect()
      await client.query('listen session_changed')
      generation++
      isHearing = true
      const signal = AbortSignal.any([ended.signal, closing.signal])
      while (!signal.aborted) {
        await delay(BEAT_MS, undefined, { signal }).catch(() => undefined)
        if (!signal.aborted) await Promise.race([client.query('select 1'), failAfter(BEAT_MS, signal)])
      }
    } finally {
      isHearing = false
      await client.end().catch(() => undefined)
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await hear().catch((error: unknown) => {
        if (!closing.signal.aborted)
          log.warn(`sessions are not remembered: ${error instanceof Error ? error.message : error}`)
      })
      await delay(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()

  return {
    find(tokenHash) {
      if (!isHearing) return undefined
      const found = kept.peek(tokenHash)
      return found && found.untilMs > performance.now() ? found.session : undefined
    },
    generation: () => generation,
    keep(tokenHash, session, before) {
      if (!isHearing || before !== generation || session.revoked) return
      kept.set(tokenHash, { session, untilMs: performance.now() + KEPT_MS })
      note(session.id, tokenHash)
      note(session.accountId, tokenHash)
    },
    drop,
    async close() {
      closing.abort()
      await running
    },
  }
}

async function failAfter(limitMs: number, signal: AbortSignal): Promise<never> {
  await delay(limitMs, undefined, { signal, ref: false })
  throw new Error('the connection does not answer')
}
