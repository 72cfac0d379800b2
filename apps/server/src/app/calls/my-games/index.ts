import * as myGames from '@fairground/contract/calls/my-games'
import { CallError } from '@fairground/contract/envelope'
import { handle } from '../../../ground/call/handler.ts'
import { readMyGames, writeFavourites } from '../../../play/lobby/my-games-store.ts'

/** Lists the player's favourites and latest played games. */
export const list = handle(myGames.list, async (_, { services, session }) => {
  await services.playedGames.settle()
  const { games } = await services.readSite()
  return { model: await readMyGames(services.db, session.accountId, games) }
})

/** Marks or unmarks games as favourites. When the site lacks one of them, it changes none. */
export const favourite = handle(myGames.favourite, async (request, { services, session }) => {
  const { games } = await services.readSite()
  if (!request.gameIds.every((id) => games.has(id))) throw new CallError('game_unknown')
  await writeFavourites(services.db, session.accountId, { ...request, at: new Date(services.now()) })
  return { model: await readMyGames(services.db, session.accountId, games) }
})
