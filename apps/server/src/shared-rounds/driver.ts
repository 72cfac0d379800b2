import type { SharedGame } from '@fairground/games/shared'
import type { Database } from '../db/database.ts'
import type { Lease } from '../jobs/leased-loop.ts'
import type { Log } from '../log.ts'
import type { ReadSettings } from '../site/operator-settings.ts'
import type { ReadSiteSettings } from '../site/site-settings.ts'
import type { Chains } from './chains.ts'
import { type Flight, openFlight } from './flight.ts'
import type { Pace } from './pace.ts'
import { type SettleDoor, settleAll } from './settle.ts'
import type { SharedMetrics } from './shared-metrics.ts'
import { flownAt, isOver, type SharedRound } from './stored-shared-round.ts'
import { createRoundWriter, Overtaken, type RoundWriter } from './write-shared-rounds.ts'

/** What a driver works with. */
export interface DriverParts {
  game: SharedGame
  pace: Pace
  db: Database
  log: Log
  wallet: SettleDoor
  chains: Chains
  readSite: ReadSiteSettings
  readSettings: ReadSettings
  metrics: SharedMetrics
  /** Hears each change of a round right after it is stored. */
  onRound(round: SharedRound): void
  /** Hears that bets were decided. */
  onBets(): void
  /** Milliseconds since 1970. */
  now(): number
}

/** Where a driver stands. All of it follows from the database: another takes it up from there. */
interface Place {
  fence: bigint
  writer: RoundWriter
  round: SharedRound | undefined
  flight: Flight | undefined
  settling: Promise<void> | undefined
}

/** Before a chain is there, or after a game was switched off, it is looked for again so often. */
const LOOK_AGAIN_MS = 200

/** Drives the rounds of one game, a small step at a time, for as long as it is called with a lease. */
export function createDriver(parts: DriverParts): (lease: Lease) => Promise<void> {
  const { game, pace, db, log, wallet, chains, readSite, readSettings, metrics, onRound, onBets, now } = parts
  const bettingMs = pace.bettingMs ?? game.bettingMs
  const endMs = pace.endMs ?? game.endMs
  let place: Place | undefined
  let lookAgainAt = 0

  /** Goes on from what the database has. A flight goes on where it was last published, or is given up. */
  async function takeOver(fence: bigint): Promise<Place> {
    const writer = createRoundWriter(db, game.id, fence)
    const found: Place = { fence, writer, round: await writer.takeNewest(), flight: undefined, settling: undefined }
    if (!found.round || isOver(found.round)) return found
    metrics.takeovers.inc({ game: game.id })
    const nowMs = now()
    const { number, status, closesAtMs, aliveAtMs } = found.round
    const goneMs = nowMs - (status === 'NEW' ? Math.max(closesAtMs, aliveAtMs) : aliveAtMs)
    if (goneMs > pace.voidAfterMs) {
      found.round = await writer.giveUp(found.round, { nowMs, endMs })
      metrics.voids.inc({ game: game.id })
      log.warn(`round ${number} of ${game.id} is void: nobody drove it for ${Math.round(goneMs / 1000)} s`)
    } else if (status === 'RUNNING') {
      found.round = await writer.resume(found.round, nowMs)
      log.info(`round ${number} of ${game.id} goes on after ${found.round.flownMs} ms of flight`)
    }
    onRound(found.round)
    return found
  }

  async function open(at: Place): Promise<void> {
    if (performance.now() < lookAgainAt) return
    lookAgainAt = performance.now() + LOOK_AGAIN_MS
    // A closed site opens no round; one that is open flies to its end.
    if ((await readSettings()).maintenance) return
    const settings = (await readSite()).games.get(game.id)
    if (!settings?.enabled) return
    const number = (at.round?.number ?? 0) + 1
    chains.prepare(game.id, number)
    const link = await chains.findLink(game.id, number)
    if (!link) return
    const maxExposureMinor = settings.max_win_minor * pace.mostWins
    const terms = { ...link, nowMs: now(), bettingMs, edgeBp: settings.edge_bp, maxExposureMinor }
    at.round = await at.writer.open(at.round, terms)
    lookAgainAt = 0
    onRound(at.round)
  }

  async function fly(at: Place, round: SharedRound): Promise<void> {
    at.flight ??= await takeFlightUp(round)
    const { flight, writer } = at
    const nowMs = now()
    const flownMs = Math.min(flownAt(round, nowMs), flight.endMs)
    flight.payReached(flownMs)
    if (flownMs === flight.endMs) {
      at.round = await writer.finish(round, { seed: flight.seed, point: flight.point, flownMs, nowMs, endMs })
      metrics.rounds.inc({ game: game.id })
      onRound(at.round)
    } else if (flownMs - round.flownMs >= pace.syncMs) {
      at.round = await writer.sync(round, flownMs, nowMs)
      onRound(at.round)
    }
  }

  async function takeFlightUp(round: SharedRound): Promise<Flight> {
    const link = await chains.findLink(game.id, round.number)
    if (!link) throw new Error(`round ${round.number} of ${game.id} has no seed`)
    return await openFlight({ game, db, wallet, log, onBets }, round, link)
  }

  /** Decides what is left of a round, beside the loop: the lease is renewed meanwhile. */
  async function settle(at: Place, round: SharedRound): Promise<void> {
    await at.flight?.paid()
    const status = round.status === 'VOID' ? 'VOID' : 'FINISHED'
    const reached = round.pointE2 ?? BigInt(game.curve.at(round.flownMs))
    await settleAll({ db, wallet }, { id: round.id, status, reached })
    onBets()
    at.round = await at.writer.settle(round, now())
    at.flight = undefined
  }

  async function end(at: Place, round: SharedRound): Promise<void> {
    if (round.settledAtMs !== undefined) {
      if (now() >= (round.nextAtMs ?? 0)) await open(at)
    } else if (!at.settling && now() >= (round.endedAtMs ?? 0) + pace.settleAfterMs) {
      at.settling = settle(at, round)
        .catch((error: Error) => log.warn(`round ${round.number} of ${game.id} is not settled yet: ${error.message}`))
        .finally(() => {
          at.settling = undefined
        })
    }
  }

  return async ({ fence }) => {
    try {
      if (place?.fence !== fence) place = await takeOver(fence)
      const { round } = place
      if (!round) await open(place)
      else if (isOver(round)) await end(place, round)
      else if (round.status === 'RUNNING') await fly(place, round)
      else if (now() >= round.closesAtMs) {
        place.round = await place.writer.start(round, now)
        onRound(place.round)
      }
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      if (place) log.info(error.message)
      place = undefined
    }
  }
}
