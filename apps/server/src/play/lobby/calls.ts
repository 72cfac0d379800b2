import * as myGames from '@fairground/contract/calls/my-games'
import { CallError } from '@fairground/contract/envelope'
import { readMyGames, writeFavourites } from './my-games-store.ts'
import { handle } from './parts.ts'

/** Lists the player's favourites and latest played games. */
export const list = handle(myGames.list, async (_, { parts, session }) => {
  await parts.playedGames.settle()
  const { games } = await parts.readSite()
  return { model: await readMyGames(parts.db, session.accountId, games) }
})

/** Marks or unmarks games as favourites. When the site lacks one of them, it changes none. */
export const favourite = handle(myGames.favourite, async (request, { parts, session }) => {
  const { games } = await parts.readSite()
  if (!request.gameIds.every((id) => games.has(id))) throw new CallError('game_unknown')
  await writeFavourites(parts.db, session.accountId, { ...request, at: new Date(parts.now()) })
  return { model: await readMyGames(parts.db, session.accountId, games) }
})
