import type { BetModel, ErrorName, ErrorParams, SharedBet, SharedTerm } from '@fairground/contract'

/** A bet that the player asks for. `betAmount` is a plain decimal text; the target is a multiplier on the 0.01 grid. */
export interface SharedOrder {
  betAmount: string
  autoCashOut?: number | undefined
  /** The announced run that it belongs to. */
  autoplay?: string
}

/** An order with the idempotency key under which it is sent, however often. */
export interface KeyedOrder {
  order: SharedOrder
  key: string
}

/** What a place knows of the round: its id, its number in the game's chain, and how far it is. */
export type KnownRound = Pick<SharedTerm, 'id' | 'number' | 'status'>

/** A moment of a flight: how long it had lasted, in milliseconds, and what it stood at, in hundredths. */
export interface Moment {
  flownMs: number
  hundredths: number
}

/** A stop that is on its way, and what stood on the screen when it was pressed. */
export interface KeyedStop {
  key: string
  at: Moment
}

/** A decided bet; `pressed` is there where this page has stopped it. */
export type LastBet = BetModel & { pressed?: Moment | undefined }

/**
 * Where one of the player's places in a shared game stands.
 * - `loading`: it is not known yet whether a bet of it flies;
 * - `free`: a bet can be asked for; `last` is the decided bet that is still shown;
 * - `queued`: a bet waits for round number `forNumber`, and can be taken back; a page that misses that round drops it;
 * - `placing`: it is on its way to the round `termId`, and to no other;
 * - `riding`: it is in the round; `stop` is there while its cash-out is on its way.
 */
export type SeatPhase =
  | { name: 'loading' }
  | { name: 'free'; last: LastBet | undefined }
  | ({ name: 'queued'; last: LastBet | undefined; forNumber: number | undefined } & KeyedOrder)
  | ({ name: 'placing'; termId: string } & KeyedOrder)
  | { name: 'riding'; bet: BetModel; stop: KeyedStop | undefined }

/** A seat, and what it knows of the round. */
export interface SeatState {
  phase: SeatPhase
  /** The round that is now; none before anything is known. */
  round: KnownRound | undefined
  /** True while an answer was lost on the way and the same key is asked again. */
  checking: boolean
  /** Why the last order or stop was not taken. */
  refusal: { name: ErrorName; params: ErrorParams | undefined } | undefined
}

/** What is known of a bet's end. */
export type Decision = Pick<SharedBet, 'id' | 'result' | 'multiplier' | 'winAmount'>

export type SeatEvent =
  | { type: 'term'; term: KnownRound }
  /** The server's word on what flies; `last` is a bet that flew here and is decided by now. */
  | { type: 'found'; bet: BetModel | undefined; last?: BetModel | undefined }
  | ({ type: 'bet-asked' } & KeyedOrder)
  | { type: 'taken-back' }
  | ({ type: 'stop-asked' } & KeyedStop)
  | { type: 'answered'; bet: BetModel }
  | { type: 'decided'; decision: Decision }
  | { type: 'answer-lost' }
  | { type: 'refused'; refusal: NonNullable<SeatState['refusal']> }

export const firstSeat: SeatState = {
  phase: { name: 'loading' },
  round: undefined,
  checking: false,
  refusal: undefined,
}

/** The next state of a seat. Events that do not fit the phase change nothing. */
export function seatReducer(state: SeatState, event: SeatEvent): SeatState {
  const { phase } = state
  switch (event.type) {
    case 'term':
      return afterTerm({ ...state, round: event.term }, event.term, state.round)
    case 'found':
      return afterFound(state, event.bet, event.last)
    case 'bet-asked':
      return afterAsked(state, event)
    case 'taken-back':
      return phase.name === 'queued' ? sure(state, { name: 'free', last: phase.last }) : state
    case 'stop-asked':
      if (phase.name !== 'riding' || phase.stop) return state
      return sure(state, { ...phase, stop: { key: event.key, at: event.at } })
    case 'answered':
      return sure(state, withDecision(event.bet, phase.name === 'riding' ? phase.stop?.at : undefined))
    case 'decided':
      return afterDecision(state, event.decision)
    case 'answer-lost':
      return { ...state, checking: true }
    case 'refused':
      return { ...state, checking: false, refusal: event.refusal, phase: afterRefusal(phase) }
  }
}

const sure = (state: SeatState, phase: SeatPhase): SeatState => ({
  ...state,
  phase,
  checking: false,
  refusal: undefined,
})

const withDecision = (bet: BetModel, pressed?: Moment): SeatPhase =>
  bet.result === 'PENDING' ? { name: 'riding', bet, stop: undefined } : { name: 'free', last: { ...bet, pressed } }

/** A round in which bets are taken takes the one that waits for it; the result of the round before leaves the screen. */
function afterTerm(state: SeatState, round: KnownRound, before: KnownRound | undefined): SeatState {
  const { phase } = state
  if (phase.name === 'queued' && phase.forNumber !== undefined && round.number > phase.forNumber) return dropped(state)
  if (round.status !== 'NEW' || round.id === before?.id) return state
  if (phase.name === 'queued') return placing(state, phase, round.id)
  return phase.name === 'free' ? { ...state, phase: { name: 'free', last: undefined }, refusal: undefined } : state
}

/** What the player has asked for meanwhile stands. */
function afterFound(state: SeatState, bet: BetModel | undefined, last: BetModel | undefined): SeatState {
  const { phase } = state
  if (phase.name === 'placing' || (phase.name === 'riding' && phase.stop)) return state
  if (bet) return sure(state, { name: 'riding', bet, stop: undefined })
  if (phase.name === 'loading') return sure(state, { name: 'free', last })
  return phase.name === 'riding' && last
    ? { ...state, phase: withDecision(last), checking: false }
    : { ...state, checking: false }
}

function afterAsked(state: SeatState, { order, key }: KeyedOrder): SeatState {
  const { phase, round } = state
  if (phase.name !== 'free') return state
  if (round?.status === 'NEW') return placing(state, { order, key }, round.id)
  return sure(state, { name: 'queued', order, key, last: phase.last, forNumber: round && round.number + 1 })
}

const placing = (state: SeatState, { order, key }: KeyedOrder, termId: string): SeatState =>
  sure(state, { name: 'placing', order, key, termId })

/** The round that a bet waited for went by while the page heard nothing: the next one is another round. */
const dropped = (state: SeatState): SeatState => ({
  ...sure(state, { name: 'free', last: undefined }),
  refusal: { name: 'betting_closed', params: undefined },
})

function afterDecision(state: SeatState, { id, result, multiplier, winAmount }: Decision): SeatState {
  const { phase } = state
  if (phase.name !== 'riding' || phase.bet.id !== id || result === 'PENDING') return state
  return sure(state, { name: 'free', last: { ...phase.bet, result, multiplier, winAmount } })
}

function afterRefusal(phase: SeatPhase): SeatPhase {
  if (phase.name === 'placing') return { name: 'free', last: undefined }
  return phase.name === 'riding' ? { ...phase, stop: undefined } : phase
}

/** The bet that the seat shows: the one that flies, else the last decided one. */
export function shownSeatBet({ phase }: SeatState): LastBet | undefined {
  if (phase.name === 'riding') return phase.bet
  return phase.name === 'free' || phase.name === 'queued' ? phase.last : undefined
}
