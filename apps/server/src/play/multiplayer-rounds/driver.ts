import type { MultiplayerGame } from '@fairground/games/multiplayer'
import { Counter, type Registry } from 'prom-client'
import type { Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import type { Lease } from '../../ground/work/job.ts'
import type { ReadSettings } from '../../operator/settings/operator-settings.ts'
import type { ReadSiteSettings } from '../../operator/settings/site-settings.ts'
import { isSwitchedOff } from '../../operator/switches/switched-off.ts'
import type { Chains } from './chains.ts'
import { type Flight, openFlight } from './flight.ts'
import type { Pace } from './pace.ts'
import { type SettleDoor, settleAll } from './settle-bets.ts'
import { flownAt, isOver, type MultiplayerRound } from './stored-multiplayer-round.ts'
import { createRoundWriter, Overtaken, type RoundWriter } from './write-multiplayer-rounds.ts'

/** The parts that a driver needs. */
export interface DriverParts {
  game: MultiplayerGame
  pace: Pace
  db: Database
  log: Log
  wallet: SettleDoor
  chains: Chains
  readSite: ReadSiteSettings
  readSettings: ReadSettings
  metrics: MultiplayerMetrics
  /** Called with each change of a round right after it is stored. */
  onRound(round: MultiplayerRound): void
  /** Called after bets were decided. */
  onBets(): void
  /** Milliseconds since 1970. */
  now(): number
}

/** The state of a driver. All of it follows from the database, so another driver can continue. */
interface Position {
  fence: bigint
  writer: RoundWriter
  round: MultiplayerRound | undefined
  flight: Flight | undefined
  settling: Promise<void> | undefined
}

/** Interval of the next try to open a round, while the chain is missing or the game is off. */
const LOOK_AGAIN_MS = 200

/** Creates a function that drives the rounds of one game by a small step a call. Call it only with a lease. */
export function createDriver(parts: DriverParts): (lease: Lease) => Promise<void> {
  const { game, pace, db, log, wallet, chains, readSite, readSettings, metrics, onRound, onBets, now } = parts
  const bettingMs = pace.bettingMs ?? game.bettingMs
  const endMs = pace.endMs ?? game.endMs
  let position: Position | undefined
  let lookAgainAt = 0

  /** Continues from the database. A flight resumes at its last published time, or the round becomes void. */
  async function takeOver(fence: bigint): Promise<Position> {
    const writer = createRoundWriter(db, game.id, fence)
    const newPosition: Position = {
      fence,
      writer,
      round: await writer.takeNewest(),
      flight: undefined,
      settling: undefined,
    }
    if (!newPosition.round || isOver(newPosition.round)) return newPosition
    metrics.takeovers.inc({ game: game.id })
    const nowMs = now()
    const { number, status, closesAtMs, aliveAtMs } = newPosition.round
    const goneMs = nowMs - (status === 'NEW' ? Math.max(closesAtMs, aliveAtMs) : aliveAtMs)
    if (goneMs > pace.voidAfterMs) {
      newPosition.round = await writer.giveUp(newPosition.round, { nowMs, endMs })
      metrics.voids.inc({ game: game.id })
      log.warn(`round ${number} of ${game.id} is void: nobody drove it for ${Math.round(goneMs / 1000)} s`)
    } else if (status === 'RUNNING') {
      newPosition.round = await writer.resume(newPosition.round, nowMs)
      log.info(`round ${number} of ${game.id} goes on after ${newPosition.round.flownMs} ms of flight`)
    }
    onRound(newPosition.round)
    return newPosition
  }

  async function open(position: Position): Promise<void> {
    if (performance.now() < lookAgainAt) return
    lookAgainAt = performance.now() + LOOK_AGAIN_MS
    // A closed site opens no new round; an open round flies to its end.
    if ((await readSettings()).maintenance) return
    const settings = (await readSite()).games.get(game.id)
    if (!settings?.enabled) return
    if (await isSwitchedOff(db, 'version', `${game.id}:${settings.version}`)) return
    const number = (position.round?.number ?? 0) + 1
    chains.prepare(game.id, number)
    const link = await chains.findLink(game.id, number)
    if (!link) return
    const maxExposureMinor = settings.max_win_minor * pace.mostWins
    const terms = { ...link, nowMs: now(), bettingMs, edgeBp: settings.edge_bp, maxExposureMinor }
    position.round = await position.writer.open(position.round, terms)
    lookAgainAt = 0
    onRound(position.round)
  }

  async function fly(position: Position, round: MultiplayerRound): Promise<void> {
    position.flight ??= await takeFlightUp(round)
    const { flight, writer } = position
    const nowMs = now()
    const flownMs = Math.min(flownAt(round, nowMs), flight.endMs)
    flight.payReached(flownMs)
    if (flownMs === flight.endMs) {
      position.round = await writer.finish(round, { seed: flight.seed, point: flight.point, flownMs, nowMs, endMs })
      metrics.rounds.inc({ game: game.id })
      onRound(position.round)
    } else if (flownMs - round.flownMs >= pace.syncMs) {
      position.round = await writer.sync(round, flownMs, nowMs)
      onRound(position.round)
    }
  }

  async function takeFlightUp(round: MultiplayerRound): Promise<Flight> {
    const link = await chains.findLink(game.id, round.number)
    if (!link) throw new Error(`round ${round.number} of ${game.id} has no seed`)
    return await openFlight({ game, db, wallet, log, onBets }, round, link)
  }

  /** Decides the open bets of a round, outside the loop so that the loop can renew the lease. */
  async function settle(position: Position, round: MultiplayerRound): Promise<void> {
    await position.flight?.waitForPayments()
    const status = round.status === 'VOID' ? 'VOID' : 'FINISHED'
    const reachedE2 = round.pointE2 ?? BigInt(game.curve.at(round.flownMs))
    await settleAll({ db, wallet }, { id: round.id, status, reachedE2 })
    onBets()
    position.round = await position.writer.settle(round, now())
    position.flight = undefined
  }

  async function end(position: Position, round: MultiplayerRound): Promise<void> {
    if (round.settledAtMs !== undefined) {
      if (now() >= (round.nextAtMs ?? 0)) await open(position)
    } else if (!position.settling && now() >= (round.endedAtMs ?? 0) + pace.settleAfterMs) {
      position.settling = settle(position, round)
        .catch((error: Error) => log.warn(`round ${round.number} of ${game.id} is not settled yet: ${error.message}`))
        .finally(() => {
          position.settling = undefined
        })
    }
  }

  return async ({ fence }) => {
    try {
      if (position?.fence !== fence) position = await takeOver(fence)
      const { round } = position
      if (!round) await open(position)
      else if (isOver(round)) await end(position, round)
      else if (round.status === 'RUNNING') await fly(position, round)
      else if (now() >= round.closesAtMs) {
        position.round = await position.writer.start(round, now)
        onRound(position.round)
      }
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      if (position) log.info(error.message)
      position = undefined
    }
  }
}

/** Counters of the multiplayer rounds of this process, by game. */
export interface MultiplayerMetrics {
  rounds: Counter<'game'>
  takeovers: Counter<'game'>
  voids: Counter<'game'>
}

/** Creates the counters and registers them. */
export function createMultiplayerMetrics(registry: Registry): MultiplayerMetrics {
  const counter = (name: string, help: string) =>
    new Counter({ name: `fairground_multiplayer_${name}_total`, help, labelNames: ['game'], registers: [registry] })
  return {
    rounds: counter('rounds', 'Multiplayer rounds that were driven to their end.'),
    takeovers: counter('takeovers', 'Multiplayer rounds that were taken up from a driver that was gone.'),
    voids: counter('voids', 'Multiplayer rounds that were given up because nobody drove them for too long.'),
  }
}
