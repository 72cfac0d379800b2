import { playSession } from '@fairground/contract'
import { handleRounds } from '../../round-book/handle-rounds.ts'

/** When the player's session began, and what was won or lost in it, as far as the jurisdiction has them shown. */
export const session = handleRounds(playSession.sum, async (_, book) => ({ model: await book.sumSession() }))
