import type { ErrorParams } from '@fairground/contract/envelope'
import type { ErrorName } from '@fairground/contract/errors.data'
import type { MultiplayerBet, MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { BetModel } from '@fairground/contract/round'

/** A bet that the player requests. `betAmount` is a plain decimal text; the target is a multiplier in steps of 0.01. */
export interface MultiplayerOrder {
  betAmount: string
  autoCashOut?: number | undefined
  /** The id of the announced autoplay run. */
  autoplay?: string
}

/** An order with its idempotency key, which every repeat uses. */
export interface KeyedOrder {
  order: MultiplayerOrder
  key: string
}

/** What a slot needs of the round: its id, its number in the game's chain, and its phase. */
export type KnownRound = Pick<MultiplayerTerm, 'id' | 'number' | 'status'>

/** A moment of a flight: its age in milliseconds, and its multiplier in hundredths. */
export interface Moment {
  flownMs: number
  hundredths: number
}

/** A stop without an answer yet, and the moment on the screen at the press. */
export interface KeyedStop {
  key: string
  at: Moment
}

/** A decided bet; `pressedAt` is set if this page has stopped it. */
export type LastBet = BetModel & { pressedAt?: Moment | undefined }

/**
 * The state of one slot in a multiplayer game.
 * - `loading`: the server has not answered yet whether a bet flies;
 * - `free`: the player can bet; `last` is the decided bet still on screen;
 * - `queued`: a bet waits for round number `forNumber`, and the player can take it back; a page that misses that round
 *   drops the bet;
 * - `placing`: the bet is on its way to the round `termId`, and to no other;
 * - `riding`: the bet is in the round; `stop` is set while its cash-out is on its way.
 */
export type SlotPhase =
  | { name: 'loading' }
  | { name: 'free'; last: LastBet | undefined }
  | ({ name: 'queued'; last: LastBet | undefined; forNumber: number } & KeyedOrder)
  | ({ name: 'placing'; termId: string } & KeyedOrder)
  | { name: 'riding'; bet: BetModel; stop: KeyedStop | undefined }

/** A slot, and its view of the round. */
export interface SlotState {
  phase: SlotPhase
  /** The current round; undefined before the first answer. */
  round: KnownRound | undefined
  /** True while the driver repeats a request whose answer was lost. */
  checking: boolean
  /** Why the server refused the last order or stop. */
  refusal: { name: ErrorName; params: ErrorParams | undefined } | undefined
}

/** The end of a bet, as the news report it. */
export type Decision = Pick<MultiplayerBet, 'id' | 'result' | 'multiplier' | 'winAmount'>

export type SlotEvent =
  | { type: 'term'; term: KnownRound }
  /** The server's answer about the flying bet; `last` is a bet that flew here and has its result by now. */
  | { type: 'found'; bet: BetModel | undefined; last?: BetModel | undefined }
  | ({ type: 'bet-asked' } & KeyedOrder)
  | { type: 'taken-back' }
  | ({ type: 'stop-asked' } & KeyedStop)
  | { type: 'answered'; bet: BetModel }
  | { type: 'decided'; decision: Decision }
  | { type: 'answer-lost' }
  | { type: 'refused'; refusal: NonNullable<SlotState['refusal']> }

export const firstSlot: SlotState = {
  phase: { name: 'loading' },
  round: undefined,
  checking: false,
  refusal: undefined,
}

/** The next state of a slot. Events that do not fit the phase change nothing. */
export function slotReducer(state: SlotState, event: SlotEvent): SlotState {
  const { phase } = state
  switch (event.type) {
    case 'term':
      return afterTerm({ ...state, round: event.term }, event.term, state.round)
    case 'found':
      return afterLook(state, event.bet, event.last)
    case 'bet-asked':
      return afterBetOrder(state, event)
    case 'taken-back':
      return phase.name === 'queued' ? settle(state, { name: 'free', last: phase.last }) : state
    case 'stop-asked':
      if (phase.name !== 'riding' || phase.stop) return state
      return settle(state, { ...phase, stop: { key: event.key, at: event.at } })
    case 'answered':
      return settle(state, withDecision(event.bet, phase.name === 'riding' ? phase.stop?.at : undefined))
    case 'decided':
      return afterDecision(state, event.decision)
    case 'answer-lost':
      return { ...state, checking: true }
    case 'refused':
      return { ...state, checking: false, refusal: event.refusal, phase: afterRefusal(phase) }
  }
}

const settle = (state: SlotState, phase: SlotPhase): SlotState => ({
  ...state,
  phase,
  checking: false,
  refusal: undefined,
})

const withDecision = (bet: BetModel, pressedAt?: Moment): SlotPhase =>
  bet.result === 'PENDING' ? { name: 'riding', bet, stop: undefined } : { name: 'free', last: { ...bet, pressedAt } }

/** A round that opens for bets takes the queued bet and removes the last result from the screen. */
function afterTerm(state: SlotState, round: KnownRound, previousRound: KnownRound | undefined): SlotState {
  const { phase } = state
  if (phase.name === 'queued' && round.number > phase.forNumber) return dropBet(state)
  if (round.status !== 'NEW' || round.id === previousRound?.id) return state
  if (phase.name === 'queued') return placeBet(state, phase, round.id)
  return phase.name === 'free' ? { ...state, phase: { name: 'free', last: undefined }, refusal: undefined } : state
}

/** An order or stop of the player in the meantime takes precedence. */
function afterLook(state: SlotState, bet: BetModel | undefined, last: BetModel | undefined): SlotState {
  const { phase } = state
  if (phase.name === 'placing' || (phase.name === 'riding' && phase.stop)) return state
  if (bet) return settle(state, { name: 'riding', bet, stop: undefined })
  if (phase.name === 'loading') return settle(state, { name: 'free', last })
  return phase.name === 'riding' && last
    ? { ...state, phase: withDecision(last), checking: false }
    : { ...state, checking: false }
}

function afterBetOrder(state: SlotState, { order, key }: KeyedOrder): SlotState {
  const { phase, round } = state
  // Before the round is known nobody can say for which one this would be.
  if (phase.name !== 'free' || !round) return state
  if (round.status === 'NEW') return placeBet(state, { order, key }, round.id)
  return settle(state, { name: 'queued', order, key, last: phase.last, forNumber: round.number + 1 })
}

const placeBet = (state: SlotState, { order, key }: KeyedOrder, termId: string): SlotState =>
  settle(state, { name: 'placing', order, key, termId })

/** The page has missed the round of a queued bet. The bet does not move to another round. */
const dropBet = (state: SlotState): SlotState => ({
  ...settle(state, { name: 'free', last: undefined }),
  refusal: { name: 'betting_closed', params: undefined },
})

function afterDecision(state: SlotState, { id, result, multiplier, winAmount }: Decision): SlotState {
  const { phase } = state
  if (phase.name !== 'riding' || phase.bet.id !== id || result === 'PENDING') return state
  return settle(state, { name: 'free', last: { ...phase.bet, result, multiplier, winAmount } })
}

function afterRefusal(phase: SlotPhase): SlotPhase {
  if (phase.name === 'placing') return { name: 'free', last: undefined }
  return phase.name === 'riding' ? { ...phase, stop: undefined } : phase
}

/** The bet that the slot shows: the flying one, else the last decided one. */
export function shownSlotBet({ phase }: SlotState): LastBet | undefined {
  if (phase.name === 'riding') return phase.bet
  return phase.name === 'free' || phase.name === 'queued' ? phase.last : undefined
}
