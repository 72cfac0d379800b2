import { myGames } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { readMyGames } from '../../my-games/my-games-store.ts'

/** The player's favourites, and the games last played. */
export const list = handle(myGames.list, async (_, { services, session }) => {
  await services.playedGames.settle()
  const { games } = await services.readSite()
  return { model: await readMyGames(services.db, session.accountId, games) }
})
