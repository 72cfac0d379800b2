import { cashOutCallOf, playCallOf } from '@fairground/contract/calls/steps'
import type { BetModel } from '@fairground/contract/round'
import type { SteppedManifest } from '@fairground/games'
import { call } from '../../../calls/client.ts'
import { betCall, findOpenBet, getBet, placeBet } from './bet-calls.ts'
import type { BetState, KeyedStep } from './bet-state.ts'
import type { BetDriver, BetKind } from './driver.ts'

/**
 * A player's move in an open round: a pick (its index is the game's own) or the cash-out. `step` is set if every step
 * offers the same positions: then each step takes one pick, and positions can repeat.
 */
export type Move = { kind: 'pick'; at: number; step?: number | undefined } | { kind: 'cash-out' }

/** A bet that the player requests. `betAmount` is a plain decimal text, `options` are the game's own. */
export interface RoundOrder {
  betAmount: string
  options: Record<string, string | number>
  /** The id of the announced autoplay run. */
  autoplay?: string
}

export type RoundState = BetState<RoundOrder, Move>
export type RoundDriver = BetDriver<RoundOrder, Move>

/** Sends a move of a stepped game. */
export type SendMove = (betId: string, move: Move, key: string) => Promise<BetModel>

/** Sends the moves of a stepped game through its API calls. */
export function sendSteps(game: SteppedManifest): SendMove {
  const { moveField } = game
  const play = playCallOf(game)
  const cashOut = cashOutCallOf(game)
  return async (id, move, key) => {
    const answer =
      move.kind === 'pick'
        ? await call(play, { id, ...(moveField !== undefined && { [moveField]: move.at }) }, betCall(key))
        : await call(cashOut, { id }, betCall(key))
    return answer.model
  }
}

/** The rounds of a stepped or instant game. An instant game has no moves: its bets are over with their answers. */
export function roundKind(gameId: string, sendMove?: SendMove): BetKind<RoundOrder, Move, undefined> {
  return {
    place: ({ betAmount, options, autoplay }, key) => placeBet(gameId, { ...options, betAmount, autoplay }, key),
    ...(sendMove && { sendStep: (bet, move, key) => sendMove(bet.id, move, key) }),
    addStep: addMove,
    look: () => findOpenBet((bet) => bet.gameId === gameId),
    get: getBet,
  }
}

type Moves = readonly KeyedStep<Move>[]

/** Drops a pick that was already made or is waiting. A cash-out goes before the waiting picks. */
export function addMove({ bet, steps }: { bet: BetModel; steps: Moves }, next: KeyedStep<Move>): Moves {
  if (steps.some(({ step }) => step.kind === 'cash-out')) return steps
  if (next.step.kind === 'cash-out') return [...steps.slice(0, 1), next]
  const { at, step: number } = next.step
  const isTaken = number === undefined ? bet.round.picked.includes(at) : bet.round.picked.length > number
  const isWaiting = steps.some(
    ({ step }) => step.kind === 'pick' && (number === undefined ? step.at === at : step.step === number),
  )
  return isTaken || isWaiting ? steps : [...steps, next]
}

/** The picks without an answer, in the order of the taps. */
export function pendingPicks({ phase }: RoundState): number[] {
  if (phase.name !== 'open') return []
  return phase.steps.flatMap(({ step }) => (step.kind === 'pick' ? [step.at] : []))
}
