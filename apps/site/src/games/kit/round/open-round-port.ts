import { type BetModel, game } from '@fairground/contract'
import { type CallOptions, call } from '../../../calls/client.ts'
import type { RoundPort } from './round-driver.ts'
import type { Move } from './round-state.ts'

/** How a round's money calls are made: the driver repeats them, and has a place for their sentences. */
const roundCall = (key: string): CallOptions => ({ errors: 'screen', repeat: 'caller', key })

/** How a stepped game sends its moves: each game has its own calls. */
export type SendMove = (betId: string, move: Move, key: string) => Promise<BetModel>

/** The calls of a game whose moves are a step that chooses a position, and a cash-out where one step does not decide. */
interface StepCalls {
  play: (id: string, at: number, options: CallOptions) => Promise<{ model: BetModel }>
  cashOut?: (id: string, options: CallOptions) => Promise<{ model: BetModel }>
}

/** Sends the moves of a stepped game by its calls. A cash-out that the game does not have throws: no screen offers it. */
export function sendSteps({ play, cashOut }: StepCalls): SendMove {
  return async (id, move, key) => {
    const options = roundCall(key)
    if (move.kind === 'pick') return (await play(id, move.at, options)).model
    if (!cashOut) throw new Error('a game of one step has no cash-out')
    return (await cashOut(id, options)).model
  }
}

/** The server as a round's port. What is only a sentence stands on the game's own screen. */
export function openRoundPort(gameId: string, sendMove: SendMove): RoundPort {
  return {
    sendMove,
    async findOpen() {
      const { list } = await call(game.open, {}, { errors: 'screen' })
      return list.find((bet) => bet.gameId === gameId)
    },
    async getRound(id) {
      const { model } = await call(game.round, { id }, { errors: 'screen' })
      // The balance is not part of a round's page: it comes by the live channel.
      return { ...model, balance: 0, balanceVersion: 0, held: false }
    },
    async placeBet({ betAmount, options, autoplay }, key) {
      const { model } = await call(game.bet, { gameId, model: { ...options, betAmount, autoplay } }, roundCall(key))
      return model
    },
  }
}
