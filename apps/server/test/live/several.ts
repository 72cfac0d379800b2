import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SentMessage } from '@fairground/contract/live'
import { createClient, freshDatabase, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import { type Clock, openTable, type Table, tableOf } from '../multiplayer/table.ts'
import { type LiveClient, openLive } from './live-client.ts'

/** Servers that share a database, a clock and a bus: two answer callers, one drives rounds and works. */
export interface Several {
  one: TestServer
  other: TestServer
  /** Crash, on the server that drives. */
  table: Table
  clock: Clock
  stop(): Promise<void>
}

/** The variables of a process that shares a new bus. */
export function newBus(): { BUS_URL: string } {
  return { BUS_URL: `hub:${join(mkdtempSync(join(tmpdir(), 'bus-')), 'bus.sock')}` }
}

/** Starts the servers. */
export async function openSeveral(): Promise<Several> {
  const { url: databaseUrl, drop } = await freshDatabase()
  const clock = { ms: Date.now() }
  const bus = newBus()
  const table = await openTable('crash', {}, { databaseUrl, clock, environment: { ...bus, ROLES: 'rounds,jobs' } })
  const openWeb = () => startTestServer({ databaseUrl, now: () => clock.ms, environment: { ...bus, ROLES: 'web' } })
  const [one, other] = [await openWeb(), await openWeb()]
  return {
    ...{ one, other, clock },
    table: { ...tableOf(table.server, clock, 'crash'), server: table.server },
    async stop() {
      for (const server of [one, other, table.server]) await server.stop()
      await drop()
    },
  }
}

/** The player's calls to another server. */
export function callAt(server: TestServer, { token }: Pick<Player, 'token'>): Player['call'] {
  const send = createClient(server.url)
  return (call, request, options) => send(call, request, { token, ...options })
}

/** A page of a player, or of a visitor, at a server, that has joined channels. */
export async function openPage(server: TestServer, channels: string[], player?: Player): Promise<LiveClient> {
  const page = await openLive(server.url, player ? callAt(server, player) : server.call)
  await page.join(channels)
  return page
}

/** The messages of a page without those that say only how it joined. */
export function newsOf({ messages }: LiveClient): SentMessage[] {
  return messages.filter(({ type, id }) => type !== 'resync' || !id.endsWith('-0'))
}
