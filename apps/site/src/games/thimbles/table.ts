import { BALLS_RANGE, CUPS } from '@fairground/games/thimbles'
import type { PicturedRound } from '../kit/pictured-round.ts'

/** The scene's size. */
export const SCENE = { width: 500, height: 380 } as const
/** The x position of each cup: the middle of its rim, at a height of 292. */
export const CUP_X: readonly number[] = [106, 250, 394]

/** The picture of one cup: its size, and the middle of the rim in it. The style sheet has the same numbers. */
export const CUP = { width: 168, height: 250, x: 84, y: 230 } as const

/** From the pick until the content of the cup is visible, in milliseconds. */
export const LIFT_MS = 520
/** From then until the other cups are up. The style sheet has both numbers. */
export const OTHERS_MS = 900

/** The data of a round that the scene needs. */
export interface ThimblesRound {
  /** The lifted cup; empty before the pick. */
  picked: readonly number[]
  /** The cups with a ball, once the round is decided. */
  hazards?: readonly number[] | undefined
  /** Whether the lifted cup is empty. */
  isLost: boolean
  /** The number of balls under the cups. */
  balls: number
}

/** The state of a cup: on the table, about to rise, lifted by the pick, lifted after it. */
export type CupPose = 'down' | 'aimed' | 'picked' | 'up'

/** One cup of the scene. */
export interface CupView {
  pose: CupPose
  /** Whether a ball is visible under it. */
  ball: boolean
}

/** The table: before a bet (`show`), with all cups down (`covered`), or with a round. */
export type TableView =
  | { kind: 'show'; balls: number }
  | { kind: 'covered' }
  | { kind: 'round'; round: ThimblesRound; aim?: number | undefined }

/** The number of balls of an option, from 1 to 2. */
export function ballsOf(option: unknown): number {
  return option === BALLS_RANGE.max ? BALLS_RANGE.max : BALLS_RANGE.min
}

/** All cups, the left one first. */
export function cupsOf(view: TableView): readonly CupView[] {
  return Array.from({ length: CUPS }, (_, cup) => cupOf(cup, view))
}

function cupOf(cup: number, view: TableView): CupView {
  if (view.kind === 'covered') return { pose: 'down', ball: false }
  // Before a bet one ball lies in the middle, or two at the sides. These positions say nothing about the round.
  if (view.kind === 'show') return { pose: 'up', ball: view.balls === 1 ? cup === 1 : cup !== 1 }
  const { round, aim } = view
  const [pickedCup] = round.picked
  if (pickedCup === undefined && !round.hazards) return { pose: cup === aim ? 'aimed' : 'down', ball: false }
  if (cup === pickedCup) return { pose: 'picked', ball: !round.isLost }
  return round.hazards ? { pose: 'up', ball: round.hazards.includes(cup) } : { pose: 'down', ball: false }
}

/** The round of a bet, for the scene. */
export function roundOfBet({
  round,
  result,
  options,
}: Pick<PicturedRound, 'round' | 'result' | 'options'>): ThimblesRound {
  return {
    picked: round.picked,
    hazards: round.hazards?.flat(),
    isLost: result === 'LOSE',
    balls: ballsOf(options.balls),
  }
}
