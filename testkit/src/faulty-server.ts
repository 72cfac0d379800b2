import type { SiteSettingsDocument } from '@fairground/contract'
import type { Live } from '@fairground/server/live/live.ts'
import { startTestCluster } from './cluster.ts'
import { CLUSTER_VARIABLE } from './database.ts'
import type { Fault } from './faults.ts'
import { startTestServer } from './server.ts'

/** An event as the server tells it to one channel (`services.live.tell`). */
export type ToldEvent = Parameters<Live['tell']>

/** What the parent process says: a fault to be set, settings to be changed, an event to be told, or all faults to be cleared. */
export type FaultyMessage = {
  id: number
  refuse?: { callName: string; fault: Fault; times?: number }
  /** As staff would change them: `null` brings back a default. */
  set?: Readonly<Record<string, unknown>>
  tell?: ToldEvent
}
/** What it is told: the address once the server answers, and each message that was done. */
export type FaultyAnswer = { url: string } | { done: number }

// A program: a server with the built site, whose calls a parent process can make fail. It ends with its parent. The
// only way to its faults is the channel between the two processes.
const settings: Partial<SiteSettingsDocument> = JSON.parse(process.argv[2] ?? '{}')
const cluster = await startTestCluster()
process.env[CLUSTER_VARIABLE] = cluster.url
const server = await startTestServer({ settings, environment: { SANDBOX: 'on', SANDBOX_PORT: '0' } })

process.on('message', async ({ id, refuse, set, tell }: FaultyMessage) => {
  if (set) await server.services.settings.save(set)
  else if (refuse) server.faults.refuse(refuse.callName, refuse.fault, refuse.times)
  else if (tell) server.services.live.tell(...tell)
  else server.faults.clear()
  answer({ done: id })
})
process.once('disconnect', () => {
  void server
    .stop()
    .then(() => cluster.stop())
    .finally(() => process.exit())
})
answer({ url: server.url })

function answer(what: FaultyAnswer): void {
  process.send?.(what)
}
