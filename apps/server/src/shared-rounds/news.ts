import type { SharedBet, SharedNews, SharedTerm } from '@fairground/contract'
import type { SharedGame } from '@fairground/games/shared'
import { minorToNumber } from '@fairground/money'
import type { Database } from '../db/database.ts'
import type { Events } from '../events.ts'
import type { Unnumbered } from '../live/bus.ts'
import type { Log } from '../log.ts'
import type { ReadSiteSettings } from '../site/site-settings.ts'
import type { SharedRoundReader } from './read-shared-rounds.ts'
import { createSeenBets } from './seen-bets.ts'
import type { SeenBet } from './shared-bets.ts'
import { flownAt, isOver, type SharedRound, termOf } from './stored-shared-round.ts'

/** What news are made of. */
export interface NewsParts {
  game: SharedGame
  db: Database
  events: Events
  log: Log
  readSite: ReadSiteSettings
  reader: SharedRoundReader
  live: { wants(channel: string): boolean; publish(channel: string, message: Unnumbered): void }
  now(): number
}

/** Tells the channel of a game how its rounds go. Every process tells its own listeners, whoever drives. */
export interface News {
  /** A round as it is stored now: by the driver at once, else as it was found. */
  saw(round: SharedRound, isDriven?: boolean): void
  /** Bets were placed or decided by this process. */
  touch(): void
  close(): void
}

/** Bets are told so often, and other processes' rounds are looked for. */
const EVERY_MS = 250
/** Without a commit of this process, bets are looked at this many times less often: others may have placed some. */
const SELDOM = 4
/** A message tells at most so many bets, the highest first: `count` has them all. */
const MOST_BETS = 150
/** Bettors that are announced to everybody in one go. */
const MOST_BEGUN = 5

/** The news of one game in this process. */
export function createNews(parts: NewsParts): News {
  const { game, log, readSite, reader, live, now } = parts
  let last: { round: SharedRound; term: SharedTerm } | undefined
  const bets = createSeenBets(parts)
  let isDirty = false
  let turn = 0

  function publish(data: SharedNews, term?: SharedTerm): void {
    live.publish(game.id, { type: 'game_data', gameId: game.id, ...(term && { term }), data })
  }

  function saw(round: SharedRound, isDriven = true): void {
    // What was read before the driver's last write is stale.
    if (last && isEarlier(round, last.round)) return
    const term = termOf(round, game, isDriven)
    const before = last
    last = { round, term }
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

  async function tellBets(round: SharedRound): Promise<void> {
    const [currency] = (await readSite()).currencies.values()
    const decimals = currency?.decimal_length ?? 0
    const changed = await bets.refresh(round.id, { decimals, slots: game.slots })
    if (changed.length === 0 || last?.round.id !== round.id) return
    announce(changed.filter(({ shown }) => !bets.wasKnown(shown.id)))
    let [stakedMinor, paidMinor] = [0n, 0n]
    for (const bet of bets.all()) {
      stakedMinor += bet.stakeMinor
      paidMinor += bet.payoutMinor
    }
    publish({
      kind: 'bets',
      list: changed.slice(0, MOST_BETS).map(({ shown }) => shown),
      count: bets.count(),
      staked: minorToNumber(stakedMinor, decimals),
      paid: minorToNumber(paidMinor, decimals),
    })
  }

  function announce(begun: readonly SeenBet[]): void {
    for (const { accountId, shown } of begun) live.publish(accountId, beginOf(accountId, shown))
    for (const { shown } of begun.slice(0, MOST_BEGUN)) live.publish(game.id, beginOf(shown.nickname, shown))
  }

  const beginOf = (userId: string, shown: SharedBet): Unnumbered => ({
    type: 'bet_begin',
    userId,
    bet: { ...shown, gameId: game.id },
  })

  async function look(): Promise<void> {
    if (!live.wants(game.id) && !isDirty) return
    const seen = await reader.findNewest(game.id)
    if (!seen) return
    saw(seen.round, seen.isDriven || isOver(seen.round) || seen.round.status === 'NEW')
    turn = (turn + 1) % SELDOM
    if (!isDirty && turn !== 0) return
    isDirty = false
    await tellBets(seen.round)
  }

  let isLooking = false
  let complained = false
  async function lookOnce(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      await look()
      complained = false
    } catch (error) {
      if (!complained)
        log.warn(`the news of ${game.id} wait: ${error instanceof Error ? error.message : String(error)}`)
      complained = true
    }
    isLooking = false
  }
  const timer = setInterval(() => void lookOnce(), EVERY_MS)

  return {
    saw,
    touch() {
      isDirty = true
    },
    close() {
      clearInterval(timer)
      bets.close()
    },
  }
}

const ORDER = { NEW: 0, RUNNING: 1, FINISHED: 2, VOID: 2 } as const

/** Whether one reading of the rounds of a game is older than another. */
function isEarlier(one: SharedRound, other: SharedRound): boolean {
  if (one.number !== other.number) return one.number < other.number
  if (one.status !== other.status) return ORDER[one.status] < ORDER[other.status]
  return one.shiftedMs < other.shiftedMs || (one.shiftedMs === other.shiftedMs && one.flownMs < other.flownMs)
}
