import { type BetModel, game, shared } from '@fairground/contract'
import { type CallOptions, call } from '../../../calls/client.ts'
import type { SeatPort } from './seat-driver.ts'
import type { SharedGameRules } from './shared-game-rules.ts'

/** How a seat's money calls are made: its driver repeats them, and has a place for their sentences. */
const seatCall = (key: string): CallOptions => ({ errors: 'screen', repeat: 'caller', key })

/** The server as the port of one seat, from 0. */
export function openSeatPort({ game: { id: gameId, slots } }: SharedGameRules, slot: number): SeatPort {
  const isOurs = (bet: BetModel) => bet.gameId === gameId && (bet.slot ?? 0) === slot
  const stop = shared.stopCallOf(gameId)
  return {
    async findOpen() {
      const { list } = await call(game.open, {}, { errors: 'screen' })
      return list.find(isOurs)
    },
    async isDecided(id) {
      const { model } = await call(game.betResult, { id }, { errors: 'screen' })
      return model.result !== 'PENDING'
    },
    async getBet(id) {
      const { model } = await call(game.round, { id }, { errors: 'screen' })
      // The balance is not part of a round's page: it comes by the live channel. Nor is it told whether a win is held.
      return { ...model, balance: 0, balanceVersion: 0, held: model.result === 'WIN' }
    },
    async placeBet({ betAmount, autoCashOut, autoplay }, key, termId) {
      const options = { ...(autoCashOut !== undefined && { autoCashOut }), ...(slots > 1 && { slot }) }
      const { model } = await call(
        game.bet,
        { gameId, model: { ...options, betAmount, autoplay, termId } },
        seatCall(key),
      )
      return model
    },
    stop: async (id, key) => (await call(stop, { id }, seatCall(key))).model,
  }
}
