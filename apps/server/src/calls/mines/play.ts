import { mines } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { makeMove, moveRound } from '../../rounds/move-round.ts'

/** Uncovers a tile. */
export const play = handle(mines.play, async ({ id, tile }, context) => ({
  model: await moveRound(context, { gameId: 'mines', id }, makeMove(tile)),
}))
