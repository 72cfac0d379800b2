import { CallError, myGames } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { readMyGames, writeFavourites } from '../../my-games/my-games-store.ts'

/** Marks games as favourites or takes the marks away: all of them, or none where the site lacks one. */
export const favourite = handle(myGames.favourite, async (request, { services, session }) => {
  const { games } = await services.readSite()
  if (!request.gameIds.every((id) => games.has(id))) throw new CallError('game_unknown')
  await writeFavourites(services.db, session.accountId, { ...request, at: new Date(services.now()) })
  return { model: await readMyGames(services.db, session.accountId, games) }
})
