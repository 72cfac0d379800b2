import type { ErrorParams } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { BetModel } from '@fairground/contract/round'

/**
 * A player's move in an open round: a pick (its index is the game's own) or the cash-out. `step` is set if every step
 * offers the same positions: then each step takes one pick, and positions can repeat.
 */
export type Move = { kind: 'pick'; at: number; step?: number | undefined } | { kind: 'cash-out' }

/** A move with its idempotency key, which every repeat uses. */
export interface KeyedMove {
  key: string
  move: Move
}

/** A bet that the player requests. `betAmount` is a plain decimal text, `options` are the game's own. */
export interface BetOrder {
  betAmount: string
  options: Record<string, string | number>
  /** The id of the announced autoplay run. */
  autoplay?: string
}

/** Why the server refused the last order or move. */
export interface RoundRefusal {
  name: ErrorName
  params: ErrorParams | undefined
}

/**
 * The state of a stepped game.
 * - `loading`: the server has not answered yet whether a round is open;
 * - `ready`: the player can bet; `last` is the decided round still on the board;
 * - `placing`: the bet is on its way;
 * - `open`: the round is open; the first of `moves` is on its way, the others wait for its answer.
 */
export type RoundPhase =
  | { name: 'loading' }
  | { name: 'ready'; last: BetModel | undefined }
  | { name: 'placing'; order: BetOrder; key: string }
  | { name: 'open'; bet: BetModel; moves: readonly KeyedMove[] }

export interface RoundState {
  phase: RoundPhase
  /** True while the driver repeats a request whose answer was lost. */
  checking: boolean
  refusal: RoundRefusal | undefined
}

export type RoundEvent =
  /** The server's answer about the open round; `last` is a round that was open here and is decided by now. */
  | { type: 'found'; open: BetModel | undefined; last?: BetModel | undefined }
  | { type: 'bet-asked'; order: BetOrder; key: string }
  | { type: 'move-asked'; move: Move; key: string }
  | { type: 'answered'; bet: BetModel }
  | { type: 'answer-lost' }
  | { type: 'refused'; refusal: RoundRefusal }
  /** A decided round leaves the board. */
  | { type: 'cleared' }

export const firstState: RoundState = { phase: { name: 'loading' }, checking: false, refusal: undefined }

/** The next state of a stepped game's round. Events that do not fit the phase change nothing. */
export function roundReducer(state: RoundState, event: RoundEvent): RoundState {
  const { phase } = state
  switch (event.type) {
    case 'found':
      return afterLook(state, event.open, event.last)
    case 'bet-asked':
      return phase.name === 'ready' ? sure({ name: 'placing', order: event.order, key: event.key }) : state
    case 'move-asked':
      return phase.name === 'open' ? { ...state, refusal: undefined, phase: withMove(phase, event) } : state
    case 'answered':
      return sure(afterAnswer(phase, event.bet))
    case 'answer-lost':
      return { ...state, checking: true }
    case 'refused':
      return { checking: false, refusal: event.refusal, phase: afterRefusal(phase) }
    case 'cleared':
      return phase.name === 'ready' ? { ...state, phase: { name: 'ready', last: undefined } } : state
  }
}

/** These refusals mean that the server's round differs from the page's; a look at it settles them. */
export const MOVED_ON: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'round_open',
  'round_finished',
  'round_unknown',
  'move_taken',
  'nothing_to_cash_out',
])

/** A look that finds nothing new says nothing about why the last order was refused. */
function afterLook({ phase, refusal }: RoundState, open: BetModel | undefined, last: BetModel | undefined): RoundState {
  const foundState = sure(open ? { name: 'open', bet: open, moves: [] } : { name: 'ready', last })
  const isKnown = phase.name === 'open' ? phase.bet.id === open?.id : phase.name === 'ready' && !open
  return isKnown && refusal && !MOVED_ON.has(refusal.name) ? { ...foundState, refusal } : foundState
}

const sure = (phase: RoundPhase): RoundState => ({ phase, checking: false, refusal: undefined })

type OpenPhase = Extract<RoundPhase, { name: 'open' }>

/** Drops a pick that was already made or is waiting. A cash-out goes before the waiting picks. */
function withMove(phase: OpenPhase, { move, key }: KeyedMove): OpenPhase {
  const { bet, moves } = phase
  if (moves.some((entry) => entry.move.kind === 'cash-out')) return phase
  if (move.kind === 'cash-out') return { ...phase, moves: [...moves.slice(0, 1), { key, move }] }
  const { at, step } = move
  const isTaken = step === undefined ? bet.round.picked.includes(at) : bet.round.picked.length > step
  const isWaiting = moves.some(
    (entry) => entry.move.kind === 'pick' && (step === undefined ? entry.move.at === at : entry.move.step === step),
  )
  return isTaken || isWaiting ? phase : { ...phase, moves: [...moves, { key, move }] }
}

function afterAnswer(phase: RoundPhase, bet: BetModel): RoundPhase {
  if (bet.result !== 'PENDING') return { name: 'ready', last: bet }
  return { name: 'open', bet, moves: phase.name === 'open' ? phase.moves.slice(1) : [] }
}

function afterRefusal(phase: RoundPhase): RoundPhase {
  if (phase.name === 'open') return { ...phase, moves: [] }
  return phase.name === 'placing' ? { name: 'ready', last: undefined } : phase
}

/** The picks without an answer, in the order of the taps. */
export function pendingPicks(state: RoundState): number[] {
  if (state.phase.name !== 'open') return []
  return state.phase.moves.flatMap(({ move }) => (move.kind === 'pick' ? [move.at] : []))
}

/** The round that the board shows: the open one, else the last decided one. */
export function shownBet({ phase }: RoundState): BetModel | undefined {
  if (phase.name === 'open') return phase.bet
  return phase.name === 'ready' ? phase.last : undefined
}
