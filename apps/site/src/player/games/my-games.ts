import type { MyGamesDoor } from '@fairground/blocks'
import type { MyGames } from '@fairground/contract/calls/my-games'
import * as calls from '@fairground/contract/calls/my-games'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { call } from '../../calls/client.ts'
import { usePresent } from '../../kernel/browser/use-present.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { findToken, onTokenChange, useLoggedIn } from '../../kernel/token.ts'
import { findStartup } from '../startup.ts'
import { noGames, readDeviceGames, withFavourite, withPlayed, writeDeviceGames } from './device-games.ts'

/** The games of the account. */
const query = queryOptions({
  queryKey: ['my-games'] as const,
  queryFn: async (): Promise<MyGames> => (await call(calls.list, {}, { errors: 'ignore' })).model,
  // The blocks of a page come one after the other, and ask once.
  staleTime: 5_000,
})

/** The games of a visitor, on this device. */
const device = createStore<MyGames>(() => readDeviceGames())

function keepOnDevice(games: MyGames): void {
  writeDeviceGames(games)
  device.setState(games, true)
}

function useMyGames(): MyGames {
  const loggedIn = useLoggedIn()
  const visitorGames = usePresent(device, (games) => games)
  const { data } = useQuery({ ...query, enabled: loggedIn })
  if (!loggedIn) return visitorGames
  // The favourites on this device are still on their way to the account.
  return visitorGames.favourites.reduceRight((mine, id) => withFavourite(mine, id, true), data ?? noGames)
}

/** Puts the server's newest answer into the cache; a list still on its way is older than it. */
async function take(mine: MyGames): Promise<void> {
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  queryClient.setQueryData(query.queryKey, mine)
}

/** Shows the change at once, then replaces it by the server's answer. */
async function favour(gameId: string, favourite: boolean): Promise<void> {
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  queryClient.setQueryData(query.queryKey, (mine: MyGames = noGames) => withFavourite(mine, gameId, favourite))
  try {
    await take((await call(calls.favourite, { gameIds: [gameId], favourite })).model)
  } catch {
    // The call has shown the reason; the star returns to the server's state.
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }
}

/** Moves a visitor's favourites to the account that they log in to, and then removes them from the device. */
async function moveToAccount(): Promise<void> {
  const { favourites, recent } = device.getState()
  const knownIds = favourites.filter((id) => findStartup()?.games.some((game) => game.id === id))
  if (findToken() === undefined || favourites.length === 0) return
  try {
    if (knownIds.length > 0)
      await take((await call(calls.favourite, { gameIds: knownIds, favourite: true }, { errors: 'ignore' })).model)
    keepOnDevice({ favourites: [], recent })
  } catch (error) {
    console.info('favourites stay on this device', error)
  }
}

/** Stores that a visitor plays a game; the server itself records what a player plays. */
export function notePlayed(gameId: string): void {
  if (findToken() === undefined) keepOnDevice(withPlayed(device.getState(), gameId))
}

onTokenChange(() => {
  // A logout removes everything from the device (SU-09).
  device.setState(readDeviceGames(), true)
  void moveToAccount()
})
void moveToAccount()

/** The player's own games, for blocks. */
export const myGamesDoor: MyGamesDoor = {
  useMyGames,
  setFavourite(gameId, wish) {
    const favourite = wish === 'mark'
    const isVisitor = findToken() === undefined
    if (isVisitor || !favourite) keepOnDevice(withFavourite(device.getState(), gameId, favourite))
    if (!isVisitor) void favour(gameId, favourite)
  },
}
