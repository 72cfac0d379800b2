import * as game from '@fairground/contract/calls/game'
import * as shared from '@fairground/contract/calls/shared-games'
import type { BetModel } from '@fairground/contract/round'
import { type CallOptions, call } from '../../../calls/client.ts'
import type { SeatPort } from './seat-driver.ts'
import type { SharedGameRules } from './shared-game-rules.ts'

/** Options of a slot's money calls: the driver repeats them, and the slot shows their errors. */
const seatCall = (key: string): CallOptions => ({ errors: 'screen', repeat: 'caller', key })

/** Connects one slot (from 0) to the server. */
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
      // A round's page has no balance: the WebSocket sends it. It does not say whether a win is held either.
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
