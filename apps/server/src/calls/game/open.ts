import { game } from '@fairground/contract'
import { handleRounds } from '../../round-book/handle-rounds.ts'

/** The unfinished rounds, so that a reload or another device goes on where it was. */
export const open = handleRounds(game.open, async (_, book) => ({ list: await book.listOpen() }))
