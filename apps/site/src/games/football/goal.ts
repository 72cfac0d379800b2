import { FOOTBALL, type FootballDifficulty, ZONES } from '@fairground/games/football'
import type { PicturedRound } from '../kit/pictured-round.ts'

/** A point of the scene, whose drawing is 500 by 400. */
export interface Point {
  x: number
  y: number
}

/** The scene's size. */
export const SCENE = { width: 500, height: 400 } as const
/** The position of the ball before a kick. */
export const SPOT: Point = { x: 250, y: 352 }

/** From the boot to the net or the gloves, in milliseconds. The style sheet has the same number. */
export const FLIGHT_MS = 620
/** From the kick until the next ball lies on the spot. */
export const KICK_MS = 1_500

/** The middle of each zone: two above, two below, one in the middle. */
export const ZONE_CENTRES: readonly Point[] = [
  { x: 122, y: 130 },
  { x: 378, y: 130 },
  { x: 122, y: 212 },
  { x: 378, y: 212 },
  { x: 250, y: 172 },
]

/** The data of a round that the scene needs. */
export interface FootballRound {
  picked: readonly number[]
  /** The covered zones of each kick, once the round is decided. */
  hazards?: readonly (readonly number[])[] | undefined
  /** Whether the keeper saved the last kick. */
  isLost: boolean
  /** The number of zones that the keeper covers. */
  coverCount: number
}

/** The number of zones that a keeper covers at a difficulty. */
export function coversOf(difficulty: unknown): number {
  return FOOTBALL[Object.hasOwn(FOOTBALL, String(difficulty)) ? (difficulty as FootballDifficulty) : 'easy']
}

/** The middle of a zone. */
export function centreOf(zone: number): Point {
  return ZONE_CENTRES[zone] ?? { x: 250, y: 172 }
}

/** The neighbours of each zone by arrow. */
const NEIGHBOURS = [
  { up: 0, down: 2, left: 0, right: 4 },
  { up: 1, down: 3, left: 4, right: 1 },
  { up: 0, down: 2, left: 2, right: 4 },
  { up: 1, down: 3, left: 4, right: 3 },
  { up: 0, down: 2, left: 0, right: 1 },
] as const

/** The zone in an arrow's direction; the goal's frame stops it. */
export function neighbourZone(zone: number, arrow: 'up' | 'down' | 'left' | 'right'): number {
  return NEIGHBOURS[zone]?.[arrow] ?? zone
}

/**
 * The zones that a beaten keeper dives to in the picture of an open round. The real covered zones are secret until its
 * end. Never the zone of the goal.
 */
export function beatenDive(zone: number, coverCount: number, kick: number): readonly number[] {
  const others = Array.from({ length: ZONES }, (_, at) => at).filter((at) => at !== zone)
  const from = (zone * 2 + kick * 3) % others.length
  return [...others.slice(from), ...others.slice(0, from)].slice(0, coverCount)
}

/** The round of a bet, for the scene. */
export function roundOfBet({
  round,
  result,
  options,
}: Pick<PicturedRound, 'round' | 'result' | 'options'>): FootballRound {
  return {
    picked: round.picked,
    hazards: round.hazards,
    isLost: result === 'LOSE',
    coverCount: coversOf(options.difficulty),
  }
}
