import * as game from '@fairground/contract/calls/game'
import { cashOutCallOf, playCallOf } from '@fairground/contract/calls/steps'
import type { BetModel } from '@fairground/contract/round'
import type { SteppedManifest } from '@fairground/games'
import { type CallOptions, call } from '../../../calls/client.ts'
import { releaseForStake } from '../held-wins.ts'
import type { RoundPort } from './round-driver.ts'
import type { Move } from './round-state.ts'

/** Options of a round's money calls: the driver repeats them, and the game shows their errors. */
const roundCall = (key: string): CallOptions => ({ errors: 'screen', repeat: 'caller', key })

/** Sends a move of a stepped game. */
export type SendMove = (betId: string, move: Move, key: string) => Promise<BetModel>

/** Sends the moves of a stepped game through its API calls. */
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

/** Connects a round to the server. The game's own screen shows the errors. */
export function openRoundPort(gameId: string, sendMove: SendMove): RoundPort {
  return {
    sendMove,
    async findOpen() {
      const { list } = await call(game.open, {}, { errors: 'screen' })
      return list.find((bet) => !bet.currencyId && bet.gameId === gameId)
    },
    async getRound(id) {
      const { model } = await call(game.round, { id }, { errors: 'screen' })
      // A round's page has no balance: the WebSocket sends it.
      return { ...model, balance: 0, balanceVersion: 0, held: false }
    },
    async placeBet({ betAmount, options, autoplay }, key) {
      await releaseForStake(betAmount)
      const { model } = await call(game.bet, { gameId, model: { ...options, betAmount, autoplay } }, roundCall(key))
      return model
    },
  }
}
