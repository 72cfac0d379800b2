import type { RequestOf } from '@fairground/contract/call'
import * as game from '@fairground/contract/calls/game'
import type { BetModel } from '@fairground/contract/round'
import { type CallOptions, call } from '../../../calls/client.ts'
import { releaseForStake } from '../held-wins.ts'

/** Options of the calls of a bet: its driver repeats them, and its page shows their refusals. */
export const betCall = (key: string): CallOptions => ({ errors: 'screen', repeat: 'caller', key })

type BetRequest = RequestOf<typeof game.bet>

/** Places a bet; wins that it needs leave their holds first. */
export async function placeBet(gameId: string, model: BetRequest['model'], key: string): Promise<BetModel> {
  await releaseForStake(String(model.betAmount))
  return (await call(game.bet, { gameId, model }, betCall(key))).model
}

/** Finds the player's open bet that fits, in the current currency. */
export async function findOpenBet(fits: (bet: BetModel) => boolean): Promise<BetModel | undefined> {
  const { list } = await call(game.open, {}, { errors: 'screen' })
  return list.find((bet) => !bet.currencyId && fits(bet))
}

/** Loads a bet by its id. It has no balance, which the WebSocket sends, and does not say whether a win is held. */
export async function getBet(id: string): Promise<BetModel> {
  const { model } = await call(game.round, { id }, { errors: 'screen' })
  return { ...model, balance: 0, balanceVersion: 0, held: false }
}
