import type { Database } from '../db/database.ts'
import type { Events } from '../events.ts'
import { listSeenBets, type SeenBet } from './shared-bets.ts'

/** The bets of a game's newest round as this process has seen them. */
export interface SeenBets {
  /**
   * Reads what has changed since the last time: the bets that were placed since, and those that this process has decided.
   * Now and then, and after `forget`, it reads all of them: other processes decide bets too.
   * @returns the bets that are new or decided now, the highest stake first
   */
  refresh(sharedRoundId: string, terms: { decimals: number; slots: number }): Promise<readonly SeenBet[]>
  /** All of them. */
  all(): Iterable<SeenBet>
  count(): number
  /** Whether a bet was there before the last reading. */
  wasKnown(id: string): boolean
  /** Something else than single bets has changed: the next reading is of all of them. */
  readAll(): void
  close(): void
}

/** All bets are read again after so long; until then those that another process has decided may wait. */
const ALL_EVERY_MS = 2_000
/** Places are given before the commit: a bet may show up so much later than one with a higher place. */
const LATE_MS = 1_000

/** Remembers the bets of one game. */
export function createSeenBets({ db, events }: { db: Database; events: Events }): SeenBets {
  let roundId = ''
  let bets = new Map<string, SeenBet>()
  let fresh = new Set<string>()
  let decided = new Set<string>()
  let readAllAtMs = Number.NEGATIVE_INFINITY
  /** The highest place at each reading of the last while, the earliest first. */
  let readings: { atMs: number; place: bigint }[] = []

  const note = ({ kind, roundId: id }: { kind: string; roundId: string | undefined }) => {
    if (id !== undefined && kind !== 'shared_bet' && bets.has(id)) decided.add(id)
  }
  events.on('committed', note)

  function begin(sharedRoundId: string): void {
    roundId = sharedRoundId
    bets = new Map()
    decided = new Set()
    readings = []
    readAllAtMs = Number.NEGATIVE_INFINITY
  }

  /** From which place on there may be bets that were not there at an earlier reading. */
  function findCursor(nowMs: number): bigint {
    const late = readings.findLastIndex(({ atMs }) => atMs <= nowMs - LATE_MS)
    readings = readings.slice(Math.max(0, late))
    return late < 0 ? 0n : (readings[0]?.place ?? 0n)
  }

  return {
    async refresh(sharedRoundId, terms) {
      if (sharedRoundId !== roundId) begin(sharedRoundId)
      const nowMs = performance.now()
      const isAll = nowMs - readAllAtMs >= ALL_EVERY_MS
      const asked = decided
      decided = new Set()
      const after = isAll ? undefined : findCursor(nowMs)
      const changed = isAll ? [] : [...asked].flatMap((id) => bets.get(id) ?? [])
      const read = [
        ...(await listSeenBets(db, sharedRoundId, { ...terms, after })),
        ...(changed.length > 0 ? await listSeenBets(db, sharedRoundId, { ...terms, these: changed }) : []),
      ]
      if (sharedRoundId !== roundId) return []
      if (isAll) readAllAtMs = nowMs
      const news = new Map<string, SeenBet>()
      fresh = new Set()
      let place = readings.at(-1)?.place ?? 0n
      for (const bet of read) {
        const before = bets.get(bet.shown.id)
        if (before?.shown.result !== bet.shown.result) news.set(bet.shown.id, bet)
        if (!before) fresh.add(bet.shown.id)
        bets.set(bet.shown.id, bet)
        if (bet.place > place) place = bet.place
      }
      readings.push({ atMs: nowMs, place })
      return [...news.values()].toSorted((one, other) => Number(other.stakeMinor - one.stakeMinor))
    },
    all: () => bets.values(),
    count: () => bets.size,
    wasKnown: (id) => !fresh.has(id),
    readAll() {
      readAllAtMs = Number.NEGATIVE_INFINITY
    },
    close() {
      events.off('committed', note)
    },
  }
}
