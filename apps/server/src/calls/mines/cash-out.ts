import { mines } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { moveRound, cashOut as takeWin } from '../../rounds/move-round.ts'

/** Takes the win of the tiles uncovered so far. */
export const cashOut = handle(mines.cashOut, async ({ id }, context) => ({
  model: await moveRound(context, { gameId: 'mines', id }, takeWin),
}))
