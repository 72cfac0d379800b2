import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '@fairground/server/services.ts'

/** A server's clock that runs until a test first turns it, and stands from then on. */
export interface SteppedClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Turns it ahead. */
  advance(ms: number): void
  /** Turns it until a round of a game takes bets, and has most of its time for them left. */
  toBetting(services: Pick<Services, 'multiplayerRounds'>, gameId: string): Promise<void>
}

/** A page that comes now has so much of the betting time at least. */
const LEFT_MS = 2_000
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
    },
    async toBetting({ multiplayerRounds }, gameId) {
      for (;;) {
        const at = stop()
        const round = (await multiplayerRounds.reader.findNewest(gameId))?.round
        if (round?.status === 'NEW' && round.closesAtMs - at > LEFT_MS) return
        if (round) standsAt = at + STEP_MS
        await pause(TURN_MS)
      }
    },
  }
}
