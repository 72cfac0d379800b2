import * as game from '@fairground/contract/calls/game'
import { stopCallOf } from '@fairground/contract/calls/multiplayer-games'
import type { MultiplayerBet, MultiplayerTerm } from '@fairground/contract/multiplayer-round'
import type { MultiplayerGame } from '@fairground/games/multiplayer'
import { call } from '../../../calls/client.ts'
import { betCall, findOpenBet, getBet, placeBet } from './bet-calls.ts'
import type { BetState } from './bet-state.ts'
import type { BetDriver, BetKind, Turn } from './driver.ts'

/** A bet that the player requests. `betAmount` is a plain decimal text; the target is a multiplier in steps of 0.01. */
export interface FlightOrder {
  betAmount: string
  autoCashOut?: number | undefined
  /** The id of the announced autoplay run. */
  autoplay?: string
  /** The number of the round that the order waits for, and the id of the one that it goes to. */
  forNumber?: number
  termId?: string
}

/** A moment of a flight: its age in milliseconds, and its multiplier in hundredths. */
export interface Moment {
  flownMs: number
  hundredths: number
}

/** What a slot needs of the round: its id, its number in the game's chain, and its phase. */
export type KnownTerm = Pick<MultiplayerTerm, 'id' | 'number' | 'status'>

/** A slot in a multiplayer game. Its only step is the stop, with the moment on the screen at the press. */
export type SlotState = BetState<FlightOrder, Moment, KnownTerm>
export type SlotDriver = BetDriver<FlightOrder, Moment, KnownTerm>

type FlightKind = BetKind<FlightOrder, Moment, KnownTerm>

/** The bets in one slot (from 0) of a multiplayer game. */
export function flightKind({ id: gameId, slots }: MultiplayerGame, slot: number): FlightKind {
  const stop = stopCallOf(gameId)
  // Nobody says of a loaded bet whether its win is held: releasing one that is not changes nothing.
  const get = async (id: string) => {
    const bet = await getBet(id)
    return { ...bet, held: bet.result === 'WIN' }
  }
  return {
    ...FLIGHT_RULES,
    place({ betAmount, autoCashOut, autoplay, termId }, key) {
      const options = { ...(autoCashOut !== undefined && { autoCashOut }), ...(slots > 1 && { slot }) }
      return placeBet(gameId, { ...options, betAmount, autoplay, termId }, key)
    },
    sendStep: async ({ id }, _, key) => (await call(stop, { id }, betCall(key))).model,
    look: () => findOpenBet((bet) => bet.gameId === gameId && (bet.slot ?? 0) === slot),
    get,
    async findEnd(id) {
      const { model } = await call(game.betResult, { id }, { errors: 'screen' })
      return model.result === 'PENDING' ? undefined : get(id)
    },
  }
}

/** What holds for each slot, whatever its server is. */
export const FLIGHT_RULES: Pick<FlightKind, 'addStep' | 'waits' | 'isOver' | 'told'> = {
  addStep: ({ steps }, next) => (steps.length > 0 ? steps : [next]),
  waits: turnOf,
  isOver: (bet, term) =>
    term !== undefined && (term.status === 'FINISHED' || (bet.termId !== undefined && term.id !== bet.termId)),
  // A stop that came too late is said next to the result.
  told: ['round_finished', 'nothing_to_cash_out'],
}

/**
 * A bet goes to the round that takes bets, else it waits for the next one. A page that misses that round drops the bet.
 * Before the round is known nobody can say for which one an order would be.
 */
function turnOf(order: FlightOrder, term: KnownTerm | undefined): Turn<FlightOrder> | undefined {
  if (!term) return undefined
  const isOpen = term.status === 'NEW'
  const forNumber = order.forNumber ?? (isOpen ? term.number : term.number + 1)
  if (term.number > forNumber) return { when: 'missed', refusal: 'betting_closed' }
  return isOpen
    ? { when: 'now', order: { ...order, termId: term.id } }
    : { when: 'later', order: { ...order, forNumber } }
}

/** Takes a new phase of the round, or a new round, which removes the last result from the screen. */
export function takeTerm(slot: SlotDriver, term: KnownTerm): void {
  if (term.status === 'NEW' && term.id !== slot.getState().term?.id) slot.clear()
  slot.takeTerm(term)
}

/** The end of a bet, as the news report it. */
export type Decision = Pick<MultiplayerBet, 'id' | 'result' | 'multiplier' | 'winAmount'>

/** Takes a bet's result from the live news. */
export function takeDecision(slot: SlotDriver, { id, result, multiplier, winAmount }: Decision): void {
  const { phase } = slot.getState()
  if (phase.name !== 'open' || phase.bet.id !== id || result === 'PENDING') return
  slot.takeEnd({ ...phase.bet, balanceVersion: 0, held: result === 'WIN', result, multiplier, winAmount })
}
