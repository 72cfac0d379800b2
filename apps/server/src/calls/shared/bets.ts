import { shared } from '@fairground/contract'
import { findSharedGame } from '@fairground/games/shared'
import { handle } from '../../http/handler.ts'
import { getGame } from '../../rounds/game.ts'

/** The bets of the round that is now, the highest first; none in a game that everybody plays alone. */
export const bets = handle(shared.bets, async ({ gameId }, { services, session }) => {
  await getGame(services, gameId, session?.currencyId)
  const game = findSharedGame(gameId)
  return { list: game ? [...(await services.sharedRounds.listBets(game))] : [] }
})
