import type { SiteSettingsDocument } from '@fairground/contract/site-settings'
import type { User } from '@fairground/contract/user'
import type { Tell } from '@fairground/server/ground/bus/tell.ts'
import type { Pace } from '@fairground/server/play/multiplayer-rounds/pace.ts'
import { type Aim, aimDraw, aimFlight } from './aim.ts'
import type { Installation } from './aim-bet.ts'
import { startTestCluster } from './cluster.ts'
import { CLUSTER_VARIABLE } from './database.ts'
import type { Fault } from './faults.ts'
import { creditDeposit } from './player.ts'
import { DATA_KEYS, startTestServer } from './server.ts'
import { type Moment, steppedClock } from './stepped-clock.ts'

/** Arguments of `parts.tell`: an event for one channel. */
export type LiveEvent = Parameters<Tell>

/** A message of the parent process: what to do, one thing of these; with none, clear all faults. */
export type FaultyMessage = {
  id: number
  refuse?: { callName: string; fault: Fault; times?: number }
  /** Settings as staff changes them: `null` restores a default. */
  settings?: Readonly<Record<string, unknown>>
  tell?: LiveEvent
  /** Turns the server's clock until a round of a game has come to a moment. */
  to?: { gameId: string; moment: Moment }
  /** Turns the server's clock ahead. */
  advanceMs?: number
  /** Credits a player's deposit, which the sandbox does not take while the clock is turned. */
  fund?: { user: Pick<User, 'userId' | 'decimalLength'>; amount: number }
  /** Asks for a client seed that aims the round that takes bets, or the next one. */
  aim?: { gameId: string; aim: Aim }
}
/** Answers to the parent process: where the server is once it is ready, and the id of each finished message. */
export type FaultyAnswer = { url: string; installation: Installation } | { doneId: number; clientSeed?: string }

// A program: a server with the built site. The parent process can make its calls fail through the channel between the two
// processes. It ends with its parent.
const settings: Partial<SiteSettingsDocument> = JSON.parse(process.argv[2] ?? '{}')
const environment: Record<string, string> = JSON.parse(process.argv[3] ?? '{}')
/** With a pace, even an empty one, the server drives its rounds and terms. */
const pace: { pace?: Partial<Pace> } = process.argv[4] ? { pace: JSON.parse(process.argv[4]) } : {}
const clock = steppedClock()
// The run has a cluster for all such servers; a server that is started by itself has its own.
const ownCluster = process.env[CLUSTER_VARIABLE] ? undefined : await startTestCluster()
if (ownCluster) process.env[CLUSTER_VARIABLE] = ownCluster.url
const server = await startTestServer({
  settings,
  environment: { SANDBOX: 'on', SANDBOX_PORT: '0', ...environment },
  ...pace,
  now: clock.now,
})

process.on('message', async (message: FaultyMessage) => {
  const { id, refuse, settings: set, tell, to, advanceMs, fund, aim } = message
  if (aim) return answer({ doneId: id, clientSeed: await aimNext(aim) })
  if (set) await server.parts.settings.save(set)
  else if (refuse) server.faults.refuse(refuse.callName, refuse.fault, refuse.times)
  else if (tell) server.parts.tell(...tell)
  else if (to) await clock.to(server.parts, to.gameId, to.moment)
  else if (fund) await creditDeposit(server.parts, fund.user, fund.amount)
  else if (advanceMs !== undefined) clock.advance(advanceMs)
  else server.faults.clear()
  answer({ doneId: id })
})
process.once('disconnect', () => {
  void server
    .stop()
    .then(() => ownCluster?.stop())
    .finally(() => process.exit())
})
answer({
  url: server.url,
  installation: { databaseUrl: server.databaseUrl, keys: { dataDir: '', dataKeys: DATA_KEYS } },
})

function answer(message: FaultyAnswer): void {
  process.send?.(message)
}

async function aimNext({ gameId, aim }: NonNullable<FaultyMessage['aim']>): Promise<string> {
  const newest = (await server.parts.multiplayerRounds.reader.findNewest(gameId))?.round
  if (!newest) throw new Error(`${gameId} has no round yet`)
  const number = newest.status === 'NEW' ? newest.number : newest.number + 1
  const round = { gameId, number, edgeBp: newest.edgeBp }
  return 'pick' in aim ? aimDraw(server.parts, round, aim) : aimFlight(server.parts, round, aim)
}
