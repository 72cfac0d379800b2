import { stepped } from '@fairground/contract'
import { type Handler, handle } from '../../http/handler.ts'
import { makeMove, moveRound, cashOut as takeWin } from '../../rounds/move-round.ts'
import type { UserContext } from '../../rounds/round-request.ts'

const { tower, stair, football, kangaroo, thimbles } = stepped

type Cash = typeof tower.cashOut
const cashOutOf = (call: Cash, gameId: string): Handler =>
  handle(call, async ({ id }, context) => ({ model: await moveRound(context, { gameId, id }, takeWin) }))

const move = async (context: UserContext, round: { gameId: string; id: string }, value: unknown) => ({
  model: await moveRound(context, round, makeMove(value)),
})

/** The steps and cash-outs of the games that are played step by step, each with the field that its move stands in. */
export const steppedGames: readonly Handler[] = [
  handle(tower.play, ({ id, column }, context) => move(context, { gameId: 'tower', id }, column)),
  cashOutOf(tower.cashOut, 'tower'),
  handle(stair.play, ({ id, column }, context) => move(context, { gameId: 'stair', id }, column)),
  cashOutOf(stair.cashOut, 'stair'),
  handle(football.play, ({ id, zone }, context) => move(context, { gameId: 'football', id }, zone)),
  cashOutOf(football.cashOut, 'football'),
  handle(kangaroo.play, ({ id }, context) => move(context, { gameId: 'kangaroo', id }, undefined)),
  cashOutOf(kangaroo.cashOut, 'kangaroo'),
  handle(thimbles.play, ({ id, cup }, context) => move(context, { gameId: 'thimbles', id }, cup)),
]
