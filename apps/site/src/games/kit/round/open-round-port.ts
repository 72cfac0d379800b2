import { type BetModel, cashOutCallOf, game, playCallOf } from '@fairground/contract'
import type { SteppedManifest } from '@fairground/games'
import { type CallOptions, call } from '../../../calls/client.ts'
import type { RoundPort } from './round-driver.ts'
import type { Move } from './round-state.ts'

/** How a round's money calls are made: the driver repeats them, and has a place for their sentences. */
const roundCall = (key: string): CallOptions => ({ errors: 'screen', repeat: 'caller', key })

/** How a stepped game sends its moves. */
export type SendMove = (betId: string, move: Move, key: string) => Promise<BetModel>

/** Sends the moves of a stepped game by its calls. */
export function sendSteps(game: SteppedManifest): SendMove {
  const { moveField } = game
  const play = playCallOf(game)
  const cashOut = cashOutCallOf(game)
  return async (id, move, key) => {
    const options = roundCall(key)
    const answer =
      move.kind === 'pick'
        ? await call(play, { id, ...(moveField !== undefined && { [moveField]: move.at }) }, options)
        : await call(cashOut, { id }, options)
    return answer.model
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
