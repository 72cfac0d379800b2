import { setTimeout as pause } from 'node:timers/promises'
import type { Parts } from '@fairground/server/app/modules.ts'
import { turnAhead } from '@fairground/server/ground/work/timers.ts'
import { isOver, type MultiplayerRound } from '@fairground/server/play/multiplayer-rounds/stored-multiplayer-round.ts'

/** A server's clock that runs until a test first turns it, and stands from then on. */
export interface SteppedClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Turns it ahead. What the server of this process does at intervals it does at once where it is due by then. */
  advance(ms: number): void
  /** Turns it until a round of a game has come to a moment. */
  to(parts: Pick<Parts, 'multiplayerRounds'>, gameId: string, moment: Moment): Promise<void>
}

/**
 * `betting`: a round takes bets, and has most of its time for them left. `closed`: the one that took bets takes none any more.
 * `drawn`: the numbers of the term that took bets, or waited for its draw, are drawn; the next one takes bets.
 */
export type Moment = 'betting' | 'closed' | 'drawn'

/** A page that comes now has so much of a flight's betting time at least. */
const LEFT_MS = 2_000
/** The same for the term of a lottery, as a share: its page counts down by a clock of its own. */
const LEFT_SHARE = 0.9
/** So short that a round which begins to take bets is seen at its beginning: a bet may be waiting for it. */
const STEP_MS = 1_000
/** Between two looks the driver of the rounds must have its turn. */
const TURN_MS = 40

/** Makes a clock that still runs. */
export function steppedClock(): SteppedClock {
  let standsAt: number | undefined
  const stop = () => {
    standsAt ??= Date.now()
    return standsAt
  }
  return {
    now: () => standsAt ?? Date.now(),
    advance(ms) {
      standsAt = stop() + ms
      turnAhead(ms)
    },
    async to({ multiplayerRounds: { reader } }, gameId, moment) {
      let first: MultiplayerRound | undefined
      for (;;) {
        const at = stop()
        const round = (await reader.findNewest(gameId))?.round
        first ??= round
        if (first && round && isThere[moment](round, first, at)) return
        if (round) standsAt = Math.max(at, nextTime[moment](round, at))
        await pause(TURN_MS)
      }
    },
  }
}

const takesBets = ({ status }: MultiplayerRound) => status === 'NEW'

const isThere: Readonly<Record<Moment, (round: MultiplayerRound, first: MultiplayerRound, at: number) => boolean>> = {
  betting(round, _, at) {
    const { closesAtMs, openedAtMs, drawsAtMs } = round
    const leftMs = drawsAtMs === undefined ? LEFT_MS : (closesAtMs - openedAtMs) * LEFT_SHARE
    return takesBets(round) && closesAtMs - at > leftMs
  },
  closed: (round) => !takesBets(round),
  drawn: (round, first) => round.number > first.number || isOver(round),
}

/** What the driver waits for. */
const nextTime: Readonly<Record<Moment, (round: MultiplayerRound, at: number) => number>> = {
  // Of a flight nobody may know when it ends.
  betting: ({ drawsAtMs }, at) => drawsAtMs ?? at + STEP_MS,
  closed: ({ closesAtMs }) => closesAtMs,
  drawn: ({ drawsAtMs }, at) => drawsAtMs ?? at,
}
