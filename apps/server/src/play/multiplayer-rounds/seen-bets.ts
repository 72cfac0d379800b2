import type { Events } from '../../ground/call/events.ts'
import type { Database } from '../../ground/db/database.ts'
import { listSeenBets, type SeenBet } from './multiplayer-bets.ts'

/** The bets of a game's newest round that this process has read. */
export interface SeenBets {
  /**
   * Reads the changes since the last call: new bets, and bets that this process has decided. Every ALL_EVERY_MS, and after
   * `readAll`, it reads all bets, since other processes decide bets too.
   * @returns the new and the newly decided bets, the highest stake first
   */
  refresh(
    multiplayerRoundId: string,
    terms: Pick<Parameters<typeof listSeenBets>[2], 'currencies' | 'slots'>,
  ): Promise<readonly SeenBet[]>
  /** Notes a bet that another process has decided. */
  noteDecided(id: string): void
  /** All bets. */
  all(): Iterable<SeenBet>
  count(): number
  /** Whether an earlier reading had the bet. */
  wasKnown(id: string): boolean
  /** Makes the next reading read all bets. */
  readAll(): void
  close(): void
}

/** Interval of the readings of all bets: longest delay of a bet that another process has decided. */
const ALL_EVERY_MS = 2_000
/** A bet gets its place before its commit. It may appear this much later than a bet with a higher place. */
const LATE_MS = 1_000

/** Creates the memory of one game's bets. */
export function createSeenBets({ db, events }: { db: Database; events: Events }): SeenBets {
  let roundId = ''
  let bets = new Map<string, SeenBet>()
  let newBetIds = new Set<string>()
  let decidedBetIds = new Set<string>()
  let readAllAtMs = Number.NEGATIVE_INFINITY
  /** The highest place at each recent reading, the earliest first. */
  let readings: { atMs: number; place: bigint }[] = []

  const noteDecided = (id: string) => {
    if (bets.has(id)) decidedBetIds.add(id)
  }
  const note = ({ kind, roundId: id }: { kind: string; roundId: string | undefined }) => {
    if (id !== undefined && kind !== 'bet') noteDecided(id)
  }
  events.on('committed', note)

  function begin(multiplayerRoundId: string): void {
    roundId = multiplayerRoundId
    bets = new Map()
    decidedBetIds = new Set()
    readings = []
    readAllAtMs = Number.NEGATIVE_INFINITY
  }

  /** The place after which there may be bets that no earlier reading had. */
  function findCursor(nowMs: number): bigint {
    const readingIndex = readings.findLastIndex(({ atMs }) => atMs <= nowMs - LATE_MS)
    readings = readings.slice(Math.max(0, readingIndex))
    return readingIndex < 0 ? 0n : (readings[0]?.place ?? 0n)
  }

  return {
    async refresh(multiplayerRoundId, terms) {
      if (multiplayerRoundId !== roundId) begin(multiplayerRoundId)
      const nowMs = performance.now()
      const isAll = nowMs - readAllAtMs >= ALL_EVERY_MS
      const decidedIds = decidedBetIds
      decidedBetIds = new Set()
      const after = isAll ? undefined : findCursor(nowMs)
      const changedBets = isAll ? [] : [...decidedIds].flatMap((id) => bets.get(id) ?? [])
      const readBets = [
        ...(await listSeenBets(db, multiplayerRoundId, { ...terms, after })),
        ...(changedBets.length > 0 ? await listSeenBets(db, multiplayerRoundId, { ...terms, these: changedBets }) : []),
      ]
      if (multiplayerRoundId !== roundId) return []
      if (isAll) readAllAtMs = nowMs
      const news = new Map<string, SeenBet>()
      newBetIds = new Set()
      let place = readings.at(-1)?.place ?? 0n
      for (const bet of readBets) {
        const before = bets.get(bet.publicBet.id)
        if (before?.publicBet.result !== bet.publicBet.result) news.set(bet.publicBet.id, bet)
        if (!before) newBetIds.add(bet.publicBet.id)
        bets.set(bet.publicBet.id, bet)
        if (bet.place > place) place = bet.place
      }
      readings.push({ atMs: nowMs, place })
      return [...news.values()].toSorted((one, other) => Number(other.stakeMinor - one.stakeMinor))
    },
    noteDecided,
    all: () => bets.values(),
    count: () => bets.size,
    wasKnown: (id) => !newBetIds.has(id),
    readAll() {
      readAllAtMs = Number.NEGATIVE_INFINITY
    },
    close() {
      events.off('committed', note)
    },
  }
}
