import { BALLS_RANGE, CUPS } from '@fairground/games/thimbles'

/** The scene's size. */
export const SCENE = { width: 500, height: 380 } as const
/** Where each cup stands: the middle of its rim, at a height of 292. */
export const CUP_X: readonly number[] = [106, 250, 394]

/** The picture of one cup, around its place: its size, and the middle of the rim in it. Its style sheet has it too. */
export const CUP = { width: 168, height: 250, x: 84, y: 230 } as const

/** From the pick until what lies under the cup is seen, in milliseconds. */
export const LIFT_MS = 520
/** From then until the other cups stand lifted: both figures stand in the style sheet. */
export const OTHERS_MS = 900

/** What the scene must know of a round. */
export interface ThimblesRound {
  /** The cup that was lifted; empty before. */
  picked: readonly number[]
  /** The cups that hold a ball, once the round is decided. */
  hazards?: readonly number[] | undefined
  /** Whether the cup that was lifted is empty. */
  lost: boolean
  /** How many balls lie under the cups. */
  balls: number
}

/** How a cup stands: on the table, about to be lifted, lifted as the pick, lifted with the others. */
export type CupPose = 'down' | 'aimed' | 'picked' | 'up'

/** One cup of the scene. */
export interface CupView {
  pose: CupPose
  /** Whether a ball is seen under it. */
  ball: boolean
}

/** What is on the table: nothing decided yet (`show`), the cups covering (`covered`), or a round. */
export type TableView =
  | { kind: 'show'; balls: number }
  | { kind: 'covered' }
  | { kind: 'round'; round: ThimblesRound; aim?: number | undefined }

/** How many balls an option says, from 1 to 2. */
export function ballsOf(option: unknown): number {
  return option === BALLS_RANGE.max ? BALLS_RANGE.max : BALLS_RANGE.min
}

/** All cups, the left one first. */
export function cupsOf(view: TableView): readonly CupView[] {
  return Array.from({ length: CUPS }, (_, cup) => cupOf(cup, view))
}

function cupOf(cup: number, view: TableView): CupView {
  if (view.kind === 'covered') return { pose: 'down', ball: false }
  // Before a bet one ball lies in the middle, two at the sides: where they are seen then says nothing of where they will be.
  if (view.kind === 'show') return { pose: 'up', ball: view.balls === 1 ? cup === 1 : cup !== 1 }
  const { round, aim } = view
  const [picked] = round.picked
  if (picked === undefined && !round.hazards) return { pose: cup === aim ? 'aimed' : 'down', ball: false }
  if (cup === picked) return { pose: 'picked', ball: !round.lost }
  return round.hazards ? { pose: 'up', ball: round.hazards.includes(cup) } : { pose: 'down', ball: false }
}
