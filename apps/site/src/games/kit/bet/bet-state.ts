import type { CallError } from '@fairground/contract/envelope'
import type { BetModel } from '@fairground/contract/round'

/** A step of an open bet with its idempotency key, which every repeat uses. */
export interface KeyedStep<Step> {
  key: string
  step: Step
}

/** A decided bet that is still on screen; `by` is the step of this page that has ended it. */
export interface EndedBet<Step> {
  name: 'ended'
  bet: BetModel
  by: Step | undefined
}

/**
 * The state of a bet on a page.
 * - `loading`: the server has not answered yet whether a bet is open;
 * - `idle`, `ended`: the player can bet;
 * - `waiting`: an order waits for its turn, and the player can take it back; `before` is still on screen;
 * - `sending`: the order is on its way;
 * - `open`: the server has the bet; the first of `steps` is on its way, the others wait for its answer.
 */
export type BetPhase<Order, Step> =
  | { name: 'loading' }
  | { name: 'idle' }
  | { name: 'waiting'; order: Order; key: string; before: EndedBet<Step> | undefined }
  | { name: 'sending'; order: Order; key: string }
  | { name: 'open'; bet: BetModel; steps: readonly KeyedStep<Step>[] }
  | EndedBet<Step>

/** A bet on a page, and what its kind judges it by. */
export interface BetState<Order, Step, Term = undefined> {
  phase: BetPhase<Order, Step>
  /** True while the driver repeats a request whose answer was lost. */
  lost: boolean
  /** Why the server refused the last order or step. */
  refusal: CallError | undefined
  /** The current term of a game that has terms; undefined before the first answer. */
  term: Term | undefined
}

/** Whether the player can bet. */
export const isFree = ({ name }: { name: BetPhase<never, never>['name'] }): boolean =>
  name === 'idle' || name === 'ended'

/** The decided bet on screen. */
export function findEnded<Step>({ phase }: { phase: BetPhase<unknown, Step> }): EndedBet<Step> | undefined {
  if (phase.name === 'waiting') return phase.before
  return phase.name === 'ended' ? phase : undefined
}

/** The bet on screen: the open one, else the last decided one. */
export function shownBet(state: { phase: BetPhase<unknown, unknown> }): BetModel | undefined {
  return state.phase.name === 'open' ? state.phase.bet : findEnded(state)?.bet
}

/** Whether an order or a step is on its way. */
export const isSending = ({ phase }: { phase: BetPhase<unknown, unknown> }): boolean =>
  phase.name === 'sending' || (phase.name === 'open' && phase.steps.length > 0)
