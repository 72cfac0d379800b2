import { setTimeout as delay } from 'node:timers/promises'
import { limitAnswers } from '@fairground/embedded-postgres'
import { Client } from 'pg'
import type { Log } from '../../ground/log.ts'
import { RecentMap } from '../../ground/work/recent-map.ts'
import type { StoredSession } from './session-reader.ts'

/** The sessions of active players in memory, so that a call needs no query. */
export interface RememberedSessions {
  /** The session of a token's hash, if it was read less than KEPT_MS ago and has not changed since. */
  find(tokenHash: string): StoredSession | undefined
  /** Call it before a session is read, and pass the result to `keep`. */
  generation(): number
  /** Keeps a session, unless a change has arrived since `generation`. */
  keep(tokenHash: string, session: StoredSession, generation: number): void
  /** Drops a session, or the sessions of an account, by the id. */
  drop(id: string): void
  close(): Promise<void>
}

/** Longest time in memory, since a notification may be lost with its connection. */
const KEPT_MS = 10_000
const MOST_KEPT = 50_000
const RETRY_MS = 1_000
/** Interval of the checks whether the connection is alive. */
const BEAT_MS = 3_000

/**
 * Keeps sessions in memory while its own connection gets the notifications of changed sessions from all processes
 * (migration 0068). Without the connection it keeps none.
 */
export function rememberSessions(databaseUrl: string, log: Log): RememberedSessions {
  const sessions = new RecentMap<string, { session: StoredSession; untilMs: number }>(MOST_KEPT)
  const hashes = new RecentMap<string, Set<string>>(2 * MOST_KEPT)
  const closing = new AbortController()
  let generation = 0
  let isListening = false

  function drop(id: string): void {
    generation++
    for (const tokenHash of hashes.get(id) ?? []) sessions.delete(tokenHash)
    hashes.delete(id)
  }

  function note(id: string, tokenHash: string): void {
    const tokenHashes = hashes.get(id)
    if (tokenHashes) tokenHashes.add(tokenHash)
    else hashes.set(id, new Set([tokenHash]))
  }

  /** Listens until the connection ends. */
  async function listen(): Promise<void> {
    const client = limitAnswers(
      new Client({
        connectionString: databaseUrl,
        application_name: 'fairground sessions news',
        keepAlive: true,
        connectionTimeoutMillis: BEAT_MS,
      }),
      BEAT_MS,
    )
    const connectionEnd = new AbortController()
    const end = () => connectionEnd.abort()
    client.on('error', end)
    client.on('end', end)
    client.on('notification', ({ payload }) => drop(payload ?? ''))
    try {
      await client.connect()
      await client.query('listen session_changed')
      generation++
      isListening = true
      const signal = AbortSignal.any([connectionEnd.signal, closing.signal])
      while (!signal.aborted) {
        await delay(BEAT_MS, undefined, { signal }).catch(() => undefined)
        if (!signal.aborted) await client.query('select 1')
      }
    } finally {
      isListening = false
      await client.end().catch(() => undefined)
    }
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!closing.signal.aborted)
          log.warn(`sessions are not remembered: ${error instanceof Error ? error.message : error}`)
      })
      await delay(RETRY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
  }
  const listeningLoop = keepListening()

  return {
    find(tokenHash) {
      if (!isListening) return undefined
      const entry = sessions.peek(tokenHash)
      return entry && entry.untilMs > performance.now() ? entry.session : undefined
    },
    generation: () => generation,
    keep(tokenHash, session, before) {
      if (!isListening || before !== generation || session.isRevoked) return
      sessions.set(tokenHash, { session, untilMs: performance.now() + KEPT_MS })
      note(session.id, tokenHash)
      note(session.accountId, tokenHash)
    },
    drop,
    async close() {
      closing.abort()
      await listeningLoop
    },
  }
}
