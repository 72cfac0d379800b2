import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { Live } from '@fairground/server/live/live.ts'
import type { Pace } from '@fairground/server/multiplayer-rounds/pace.ts'
import { startTestCluster } from './cluster.ts'
import { CLUSTER_VARIABLE } from './database.ts'
import type { Fault } from './faults.ts'
import { startTestServer } from './server.ts'

/** Arguments of `services.live.tell`: an event for one channel. */
export type LiveEvent = Parameters<Live['tell']>

/** A message of the parent process: set a fault, change settings, send an event, or, with none of these, clear all faults. */
export type FaultyMessage = {
  id: number
  refuse?: { callName: string; fault: Fault; times?: number }
  /** Settings as staff changes them: `null` restores a default. */
  settings?: Readonly<Record<string, unknown>>
  tell?: LiveEvent
}
/** Answers to the parent process: the address once the server is ready, and the id of each finished message. */
export type FaultyAnswer = { url: string } | { doneId: number }

// A program: a server with the built site. The parent process can make its calls fail through the channel between the two
// processes. It ends with its parent.
const settings: Partial<SiteSettingsDocument> = JSON.parse(process.argv[2] ?? '{}')
const environment: Record<string, string> = JSON.parse(process.argv[3] ?? '{}')
/** With a pace, even an empty one, the server drives its rounds and terms. */
const pace: { pace?: Partial<Pace> } = process.argv[4] ? { pace: JSON.parse(process.argv[4]) } : {}
const cluster = await startTestCluster()
process.env[CLUSTER_VARIABLE] = cluster.url
const server = await startTestServer({
  settings,
  environment: { SANDBOX: 'on', SANDBOX_PORT: '0', ...environment },
  ...pace,
})

process.on('message', async ({ id, refuse, settings: set, tell }: FaultyMessage) => {
  if (set) await server.services.settings.save(set)
  else if (refuse) server.faults.refuse(refuse.callName, refuse.fault, refuse.times)
  else if (tell) server.services.live.tell(...tell)
  else server.faults.clear()
  answer({ doneId: id })
})
process.once('disconnect', () => {
  void server
    .stop()
    .then(() => cluster.stop())
    .finally(() => process.exit())
})
answer({ url: server.url })

function answer(message: FaultyAnswer): void {
  process.send?.(message)
}
