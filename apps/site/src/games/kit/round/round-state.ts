import type { BetModel, ErrorName, ErrorParams } from '@fairground/contract'

/**
 * What a player does in an open round: a pick (its index is the game's own) or the cash-out. `step` is there where each
 * step is a choice of its own, among positions that come again: then a step takes one pick, not a position.
 */
export type Move = { kind: 'pick'; at: number; step?: number | undefined } | { kind: 'cash-out' }

/** A move with the idempotency key under which it is sent, however often. */
export interface KeyedMove {
  key: string
  move: Move
}

/** A bet that the player asks for. `betAmount` is a plain decimal text, `options` are the game's own. */
export interface BetOrder {
  betAmount: string
  options: Record<string, string | number>
  /** The announced run that it belongs to. */
  autoplay?: string
}

/** Why the last order or move was not taken. */
export interface RoundRefusal {
  name: ErrorName
  params: ErrorParams | undefined
}

/**
 * Where a stepped game stands.
 * - `loading`: it is not known yet whether a round is open;
 * - `ready`: a bet can be placed, `last` is the decided round that is still on the board;
 * - `placing`: the bet is on its way;
 * - `open`: the round is on; the first of `moves` is on its way, the others wait for its answer.
 */
export type RoundPhase =
  | { name: 'loading' }
  | { name: 'ready'; last: BetModel | undefined }
  | { name: 'placing'; order: BetOrder; key: string }
  | { name: 'open'; bet: BetModel; moves: readonly KeyedMove[] }

export interface RoundState {
  phase: RoundPhase
  /** True while an answer was lost on the way and the same key is asked again. */
  checking: boolean
  refusal: RoundRefusal | undefined
}

export type RoundEvent =
  /** The server's word on what is open; `last` is a round that was open here and is decided by now. */
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
      return sure(event.open ? { name: 'open', bet: event.open, moves: [] } : { name: 'ready', last: event.last })
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

const sure = (phase: RoundPhase): RoundState => ({ phase, checking: false, refusal: undefined })

type OpenPhase = Extract<RoundPhase, { name: 'open' }>

/** A pick that is already made or waiting is dropped; a cash-out goes before the picks that still wait. */
function withMove(phase: OpenPhase, { move, key }: KeyedMove): OpenPhase {
  const { bet, moves } = phase
  if (moves.some((waiting) => waiting.move.kind === 'cash-out')) return phase
  if (move.kind === 'cash-out') return { ...phase, moves: [...moves.slice(0, 1), { key, move }] }
  const { at, step } = move
  const taken = step === undefined ? bet.round.picked.includes(at) : bet.round.picked.length > step
  const waiting = moves.some(
    (other) => other.move.kind === 'pick' && (step === undefined ? other.move.at === at : other.move.step === step),
  )
  return taken || waiting ? phase : { ...phase, moves: [...moves, { key, move }] }
}

function afterAnswer(phase: RoundPhase, bet: BetModel): RoundPhase {
  if (bet.result !== 'PENDING') return { name: 'ready', last: bet }
  return { name: 'open', bet, moves: phase.name === 'open' ? phase.moves.slice(1) : [] }
}

function afterRefusal(phase: RoundPhase): RoundPhase {
  if (phase.name === 'open') return { ...phase, moves: [] }
  return phase.name === 'placing' ? { name: 'ready', last: undefined } : phase
}

/** The picks that were tapped and are not answered yet, in order. */
export function pendingPicks(state: RoundState): number[] {
  if (state.phase.name !== 'open') return []
  return state.phase.moves.flatMap(({ move }) => (move.kind === 'pick' ? [move.at] : []))
}

/** The round that the board shows: the open one, else the last decided one. */
export function shownBet({ phase }: RoundState): BetModel | undefined {
  if (phase.name === 'open') return phase.bet
  return phase.name === 'ready' ? phase.last : undefined
}
