import type { MultiplayerBet, MultiplayerNews, MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { MultiplayerGame } from '@fairground/games/multiplayer'
import { minorToNumber } from '@fairground/money'
import type { Bus, UnnumberedMessage } from '../../ground/bus/bus.ts'
import type { Facts } from '../../ground/bus/facts.ts'
import { createTeller } from '../../ground/bus/teller.ts'
import type { Events } from '../../ground/call/events.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import { every } from '../../ground/work/timers.ts'
import type { ReadSiteSettings } from '../../operator/settings/site-settings.ts'
import type { SeenBet } from './multiplayer-bets.ts'
import type { MultiplayerRoundReader } from './read-multiplayer-rounds.ts'
import { createSeenBets } from './seen-bets.ts'
import { flownAt, isOver, type MultiplayerRound, termOf } from './stored-multiplayer-round.ts'

/** The parts that news need. */
export interface NewsParts {
  game: MultiplayerGame
  db: Database
  events: Events
  log: Log
  readSite: ReadSiteSettings
  reader: MultiplayerRoundReader
  bus: Pick<Bus, 'isShared' | 'publish' | 'wants'>
  facts: Facts
  now(): number
}

/**
 * Publishes the rounds of a game to its live channel: on a shared bus the process that drives them, otherwise each process to its own
 * listeners, whichever process drives.
 */
export interface News {
  /** Takes a stored round: from the driver at once, else from a reading. */
  saw(round: MultiplayerRound, isDriven?: boolean): void
  /** Notes that this process drives the game just now. */
  drive(): void
  /** Notes that this process has placed bets, or decided this one. */
  touch(decidedBetId?: string): void
  close(): void
}

/** Interval of the messages with bets, and of the readings of rounds that other processes drive. */
const EVERY_MS = 250
/** Without a commit of this process, bets are read this many times less often: other processes may have placed some. */
const SELDOM = 4
/** Most bets of a message, the highest first. `count` counts all. */
const MOST_BETS = 150
/** Most decided bets that one fact names: others are found within 2 s. */
const MOST_NAMED = 100
/** Most new bets that one reading announces to everybody. */
const MOST_BEGUN = 5

/** Creates the news of one game in this process. */
export function createNews(parts: NewsParts): News {
  const { game, log, readSite, reader, bus, facts, now } = parts
  const teller = createTeller(bus)
  let lastState: { round: MultiplayerRound; term: MultiplayerTerm } | undefined
  const bets = createSeenBets(parts)
  let isDirty = false
  /** The bets that this process has decided since it has told those to the driver. */
  let decidedBetIds: string[] = []
  let turn = 0

  function publish(data: MultiplayerNews, term?: MultiplayerTerm): void {
    bus.publish(game.id, { type: 'game_data', gameId: game.id, ...(term && { term }), data })
  }

  function saw(round: MultiplayerRound, isDriven = true): void {
    // A reading from before the driver's last write is stale.
    if (lastState && isEarlier(round, lastState.round)) return
    const term = termOf(round, game, isDriven)
    const before = lastState
    lastState = { round, term }
    if (!before || before.round.id !== round.id || before.term.status !== term.status) {
      bets.readAll()
      isDirty = true
      publish({ kind: 'phase' }, term)
    } else if (before.round.startedAtMs !== round.startedAtMs) {
      publish({ kind: 'resumed', lostMs: round.shiftedMs - before.round.shiftedMs }, term)
    } else if (before.term.paused !== term.paused) {
      publish({ kind: 'phase' }, term)
    } else if (round.flownMs !== before.round.flownMs) {
      const flownMs = Math.max(flownAt(round, now()), round.flownMs)
      publish({ kind: 'sync', flownMs, multiplier: game.curve.at(flownMs) / 100 }, term)
    }
  }

  async function tellBets(round: MultiplayerRound): Promise<void> {
    const { currencies } = await readSite()
    const [currency] = currencies.values()
    const decimals = currency?.decimal_length ?? 0
    const changedBets = await bets.refresh(round.id, { currencies, slots: game.slots })
    if (changedBets.length === 0 || lastState?.round.id !== round.id) return
    announce(changedBets.filter(({ publicBet }) => !bets.wasKnown(publicBet.id)))
    let [stakedMinor, paidMinor] = [0n, 0n]
    for (const bet of bets.all()) {
      stakedMinor += bet.stakeMinor
      paidMinor += bet.payoutMinor
    }
    publish({
      kind: 'bets',
      list: changedBets.slice(0, MOST_BETS).map(({ publicBet }) => publicBet),
      count: bets.count(),
      staked: minorToNumber(stakedMinor, decimals),
      paid: minorToNumber(paidMinor, decimals),
    })
  }

  function announce(newBets: readonly SeenBet[]): void {
    for (const { accountId, publicBet } of newBets) bus.publish(accountId, beginOf(accountId, publicBet))
    for (const { publicBet } of newBets.slice(0, MOST_BEGUN))
      bus.publish(game.id, beginOf(publicBet.nickname, publicBet))
  }

  const beginOf = (userId: string, bet: MultiplayerBet): UnnumberedMessage => ({
    type: 'bet_begin',
    userId,
    bet: { ...bet, gameId: game.id },
  })

  /** Tells the driver's process of the bets of this one. */
  function passOn(): void {
    if (isDirty)
      facts.tell('flightBets', { gameId: game.id, decidedBetIds: decidedBetIds.slice(0, MOST_NAMED).join(' ') })
    isDirty = false
    decidedBetIds = []
  }
  facts.on('flightBets', ({ gameId, decidedBetIds: ids }) => {
    if (gameId !== game.id || !teller.isOwn()) return
    isDirty = true
    for (const id of ids.split(' ')) bets.noteDecided(id)
  })

  async function look(): Promise<void> {
    if (!teller.isOwn()) return passOn()
    if (!bus.wants(game.id) && !isDirty) return
    const newestRound = await reader.findNewest(game.id)
    if (!newestRound) return
    saw(newestRound.round, newestRound.isDriven || isOver(newestRound.round) || newestRound.round.status === 'NEW')
    turn = (turn + 1) % SELDOM
    if (!isDirty && turn !== 0) return
    isDirty = false
    await tellBets(newestRound.round)
  }

  let isLooking = false
  let hasWarned = false
  async function lookOnce(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      await look()
      hasWarned = false
    } catch (error) {
      if (!hasWarned) log.warn(`the news of ${game.id} wait: ${error instanceof Error ? error.message : String(error)}`)
      hasWarned = true
    }
    isLooking = false
  }
  const stopLooking = every(EVERY_MS, lookOnce)

  return {
    saw,
    drive: teller.drive,
    touch(decidedBetId) {
      isDirty = true
      if (decidedBetId !== undefined && !teller.isOwn()) decidedBetIds.push(decidedBetId)
    },
    close() {
      stopLooking()
      bets.close()
    },
  }
}

declare module '../../ground/bus/facts.ts' {
  interface FactMap {
    /** Bets of a multiplayer game were placed or decided; those that were decided, with spaces between them. */
    flightBets: { gameId: string; decidedBetIds: string }
  }
}

const ORDER = { NEW: 0, RUNNING: 1, FINISHED: 2, VOID: 2 } as const

/** Whether one state of a game's rounds is earlier than another. */
function isEarlier(one: MultiplayerRound, other: MultiplayerRound): boolean {
  if (one.number !== other.number) return one.number < other.number
  if (one.status !== other.status) return ORDER[one.status] < ORDER[other.status]
  return one.shiftedMs < other.shiftedMs || (one.shiftedMs === other.shiftedMs && one.flownMs < other.flownMs)
}
