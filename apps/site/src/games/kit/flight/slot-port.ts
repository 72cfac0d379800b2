import * as game from '@fairground/contract/calls/game'
import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import type { BetModel } from '@fairground/contract/round'
import { type CallOptions, call } from '../../../calls/client.ts'
import { releaseForStake } from '../held-wins.ts'
import type { MultiplayerGameRules } from './multiplayer-game-rules.ts'
import type { SlotPort } from './slot-driver.ts'

/** Options of a slot's money calls: the driver repeats them, and the slot shows their errors. */
const slotCall = (key: string): CallOptions => ({ errors: 'screen', repeat: 'caller', key })

/** Connects one slot (from 0) to the server. */
export function openSlotPort({ game: { id: gameId, slots } }: MultiplayerGameRules, slot: number): SlotPort {
  const isOurs = (bet: BetModel) => !bet.currencyId && bet.gameId === gameId && (bet.slot ?? 0) === slot
  const stop = multiplayer.stopCallOf(gameId)
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
      await releaseForStake(betAmount)
      const options = { ...(autoCashOut !== undefined && { autoCashOut }), ...(slots > 1 && { slot }) }
      const { model } = await call(
        game.bet,
        { gameId, model: { ...options, betAmount, autoplay, termId } },
        slotCall(key),
      )
      return model
    },
    stop: async (id, key) => (await call(stop, { id }, slotCall(key))).model,
  }
}
