import { KANGAROO, KANGAROO_DIFFICULTIES, LANES } from '@fairground/games/kangaroo'

/** The scene's size, and what lies where in it. */
export const SCENE = { width: 500, height: 400 } as const
/** From the middle of a lane to the middle of the next. */
export const LANE_WIDTH = 104
/** Where the kangaroo stands in the scene: the road moves under it. */
export const STAND = { x: 148, y: 316 } as const

/** From the push to the landing, in milliseconds: the same figure stands in the style sheet. */
export const HOP_MS = 520
/** The pause between two hops of a replay. */
export const REPLAY_MS = 760

/** What the scene must know of a round. */
export interface KangarooRound {
  /** The lanes that were hopped to, the fall included. */
  picked: readonly number[]
  /** The lanes that are a fall, once the round is decided. */
  hazards?: readonly number[] | undefined
  /** Whether the last hop was the fall. */
  lost: boolean
}

/** How a lane looks: still ahead, the next one, crossed, the fall, or one that would have been a fall. */
export type LaneState = 'ahead' | 'next' | 'crossed' | 'fall' | 'would-fall'

/** All lanes of a round, the first one first. `live` marks the next one. */
export function lanesOf(round: KangarooRound | undefined, live: boolean): readonly LaneState[] {
  const behind = round?.picked.length ?? 0
  return Array.from({ length: LANES }, (_, lane) => {
    if (round?.hazards?.includes(lane)) return lane === behind - 1 ? 'fall' : 'would-fall'
    if (lane < behind) return 'crossed'
    return live && lane === behind ? 'next' : 'ahead'
  })
}

/** Whether a lane, from 0, is in the scene after so many hops. A motion out of sight costs frames of those in it. */
export function isInSight(lane: number, hops: number): boolean {
  return Math.abs(lane - hops) <= 3
}

/** How many lanes are a fall. */
export function fallsOf(difficulty: unknown): number {
  const word = KANGAROO_DIFFICULTIES.find((known) => known === difficulty)
  return KANGAROO[word ?? 'easy']
}
