import { multiplierToNumber, type StepOdds } from '@fairground/games'
import { KANGAROO, KANGAROO_DIFFICULTIES, LANES } from '@fairground/games/kangaroo'
import { formatMultiplier } from '../kit/numbers.ts'
import type { PicturedRound } from '../kit/pictured-round.ts'

/** The scene's size, and the positions in it. */
export const SCENE = { width: 500, height: 400 } as const
/** From the middle of a lane to the middle of the next. */
export const LANE_WIDTH = 104
/** The kangaroo's position in the scene: the road moves under it. */
export const STAND = { x: 148, y: 316 } as const

/** From the push to the landing, in milliseconds. The style sheet has the same number. */
export const HOP_MS = 520
/** The pause between two hops of a replay. */
export const REPLAY_MS = 760

/** The data of a round that the scene needs. */
export interface KangarooRound {
  /** The hopped lanes, including the fall. */
  picked: readonly number[]
  /** The lanes with a fall, once the round is decided. */
  hazards?: readonly number[] | undefined
  /** Whether the last hop was a fall. */
  isLost: boolean
}

/** The state of a lane: ahead, the next one, crossed, the fall, or a revealed trap. */
export type LaneState = 'ahead' | 'next' | 'crossed' | 'fall' | 'would-fall'

/** All lanes of a round, the first one first. `isLive` marks the next one. */
export function lanesOf(round: KangarooRound | undefined, isLive: boolean): readonly LaneState[] {
  const crossedLanes = round?.picked.length ?? 0
  return Array.from({ length: LANES }, (_, lane) => {
    if (round?.hazards?.includes(lane)) return lane === crossedLanes - 1 ? 'fall' : 'would-fall'
    if (lane < crossedLanes) return 'crossed'
    return isLive && lane === crossedLanes ? 'next' : 'ahead'
  })
}

/** Whether a lane (from 0) is visible after this many hops. Animations out of sight would cost frames. */
export function isInSight(lane: number, hopCount: number): boolean {
  return Math.abs(lane - hopCount) <= 3
}

/** The number of lanes with a fall. */
export function fallsOf(difficulty: unknown): number {
  const word = KANGAROO_DIFFICULTIES.find((name) => name === difficulty)
  return KANGAROO[word ?? 'easy']
}

/** The round of a bet, for the scene. */
export function roundOfBet({ round, result }: Pick<PicturedRound, 'round' | 'result'>): KangarooRound {
  return { picked: round.picked, hazards: round.hazards?.flat(), isLost: result === 'LOSE' }
}

/** The texts of the lanes' signs: the payout of each after the crossing; a dash on unreachable lanes. */
export function signsOf(odds: readonly StepOdds[], locale: string): readonly string[] {
  return Array.from({ length: LANES }, (_, lane) => {
    const step = odds[lane]
    return step ? formatMultiplier(multiplierToNumber(step.multiplier), locale) : '–'
  })
}
