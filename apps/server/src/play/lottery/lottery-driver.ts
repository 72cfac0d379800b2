import { openStream, roundMessage } from '@fairground/games/fair'
import type { Lottery } from '@fairground/games/lottery'
import type { Lease } from '../../ground/work/job.ts'
import { isSwitchedOff } from '../../operator/switches/switched-off.ts'
import type { DriverParts } from '../multiplayer-rounds/driver.ts'
import { isOver, type MultiplayerRound } from '../multiplayer-rounds/stored-multiplayer-round.ts'
import {
  createRoundWriter,
  Overtaken,
  type RoundTerms,
  type RoundWriter,
} from '../multiplayer-rounds/write-multiplayer-rounds.ts'
import { settleSlips } from './settle-slips.ts'

/** The parts that a lottery's driver needs: those of a flight's driver, but for the game. */
export interface LotteryDriverParts extends Omit<DriverParts, 'game' | 'onRound' | 'onBets'> {
  lottery: Lottery
  /** Called with each change of a term right after it is stored. */
  onTerm(round: MultiplayerRound): void
}

/** The state of a driver. All of it follows from the database, so another driver can continue. */
interface Position {
  fence: bigint
  writer: RoundWriter
  /** The newest term. */
  round: MultiplayerRound | undefined
  /** The drawn terms whose slips are being settled. */
  unsettled: MultiplayerRound[]
  settling: Promise<void> | undefined
}

/** Pause after a failure, and between two tries to open a term while the chain is missing or the game is off. */
const LOOK_AGAIN_MS = 200
/** The next term opens at the planned time of the draw, unless the draw comes later than this. */
const LATE_MS = 1_000

/**
 * Creates a function that drives the terms of one lottery by a small step a call: open, closed, drawn with the next one open,
 * settled. Call it only with a lease. After a pause it closes, draws and settles at once what is due.
 */
export function createLotteryDriver(parts: LotteryDriverParts): (lease: Lease) => Promise<void> {
  const { lottery, pace, db, log, wallet, chains, readSite, readSettings, metrics, onTerm, now } = parts
  const termMs = pace.termMs ?? lottery.termMs
  const closedMs = pace.closedMs ?? lottery.closedMs
  let position: Position | undefined
  let lookAgainAt = 0

  async function takeOver(fence: bigint): Promise<Position> {
    const writer = createRoundWriter(db, lottery.id, fence)
    const round = await writer.takeNewest()
    if (round && !isOver(round)) metrics.takeovers.inc({ game: lottery.id })
    return { fence, writer, round, unsettled: await writer.listUnsettled(), settling: undefined }
  }

  /** What the term after `number` opens with; undefined while the site, the game or its version is off or the chain is missing. */
  async function findNextTerms(number: number, opensAtMs: number): Promise<RoundTerms | undefined> {
    if ((await readSettings()).maintenance) return undefined
    const settings = (await readSite()).games.get(lottery.id)
    if (!settings?.enabled) return undefined
    if (await isSwitchedOff(db, 'version', `${lottery.id}:${settings.version}`)) return undefined
    chains.prepare(lottery.id, number + 1)
    const link = await chains.findLink(lottery.id, number + 1)
    return (
      link && {
        ...link,
        nowMs: opensAtMs,
        bettingMs: termMs - closedMs,
        drawsAtMs: opensAtMs + termMs,
        edgeBp: settings.edge_bp,
        maxExposureMinor: settings.max_win_minor * pace.mostTermWins,
      }
    )
  }

  async function open(position: Position): Promise<void> {
    if (performance.now() < lookAgainAt) return
    lookAgainAt = performance.now() + LOOK_AGAIN_MS
    const terms = await findNextTerms(position.round?.number ?? 0, now())
    if (!terms) return
    position.round = await position.writer.open(position.round, terms)
    lookAgainAt = 0
    onTerm(position.round)
  }

  async function close(position: Position, round: MultiplayerRound): Promise<void> {
    position.round = await position.writer.start(round, now)
    onTerm(position.round)
  }

  async function draw(position: Position, round: MultiplayerRound): Promise<void> {
    const nowMs = now()
    const link = await chains.findLink(lottery.id, round.number)
    if (!link) throw new Error(`term ${round.number} of ${lottery.id} has no seed`)
    const message = roundMessage(link.salt, round.number, round.entropy ?? '')
    const result = lottery.draw(openStream(link.seed, message))
    const plannedMs = round.drawsAtMs ?? nowMs
    const next = await findNextTerms(round.number, nowMs - plannedMs < LATE_MS ? plannedMs : nowMs)
    const { drawn, next: opened } = await position.writer.draw(round, { seed: link.seed, result, nowMs }, next)
    metrics.rounds.inc({ game: lottery.id })
    position.unsettled.push(drawn)
    position.round = opened ?? drawn
    onTerm(drawn)
    if (opened) onTerm(opened)
  }

  async function giveUp(position: Position, round: MultiplayerRound): Promise<void> {
    const voided = await position.writer.giveUp(round, { nowMs: now(), endMs: 0 })
    metrics.voids.inc({ game: lottery.id })
    log.warn(
      `term ${round.number} of ${lottery.id} is void: it was not drawn within ${pace.drawWithinMs / 60_000} minutes`,
    )
    position.unsettled.push(voided)
    position.round = voided
    onTerm(voided)
  }

  /** Settles the oldest drawn term, outside the loop so that the loop can renew the lease and go on with the newest term. */
  function settle(position: Position): void {
    const [round] = position.unsettled
    if (!round || position.settling) return
    position.settling = settleSlips({ db, wallet }, lottery, round)
      .then(async () => {
        onTerm(await position.writer.settle(round, now()))
        position.unsettled.shift()
      })
      .catch((error: Error) => log.warn(`term ${round.number} of ${lottery.id} is not settled yet: ${error.message}`))
      .finally(() => {
        position.settling = undefined
      })
  }

  async function step(position: Position): Promise<void> {
    settle(position)
    const { round } = position
    if (!round || isOver(round)) return await open(position)
    const nowMs = now()
    if (nowMs >= round.closesAtMs + pace.drawWithinMs) return await giveUp(position, round)
    if (round.status === 'NEW' && nowMs >= round.closesAtMs) return await close(position, round)
    if (round.status === 'RUNNING' && nowMs >= (round.drawsAtMs ?? 0)) await draw(position, round)
  }

  return async ({ fence }) => {
    try {
      if (position?.fence !== fence) position = await takeOver(fence)
      await step(position)
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      if (position) log.info(error.message)
      position = undefined
    }
  }
}
