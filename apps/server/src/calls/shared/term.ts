import { CallError, shared } from '@fairground/contract'
import { findSharedGame } from '@fairground/games/shared'
import { handle } from '../../http/handler.ts'
import { getGame } from '../../rounds/game.ts'

/** The round of a shared game that is now, with the chain that its seed is of. */
export const term = handle(shared.term, async ({ gameId }, { services, session }) => {
  const game = findSharedGame(gameId)
  if (!game) throw new CallError('game_unknown')
  await getGame(services, gameId, session?.currencyId)
  const model = await services.sharedRounds.findTerm(game)
  if (!model) throw new CallError('no_round_yet')
  return { model }
})
