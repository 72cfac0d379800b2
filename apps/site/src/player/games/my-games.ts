import type { MyGamesDoor } from '@fairground/blocks'
import { myGames as calls, type MyGames } from '@fairground/contract'
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
  staleTime: 0,
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
  // Those on this device are on their way to the account.
  return visitorGames.favourites.reduceRight((mine, id) => withFavourite(mine, id, true), data ?? noGames)
}

/** Takes what the server has just said; a list that is still on its way was made before it. */
async function take(mine: MyGames): Promise<void> {
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  queryClient.setQueryData(query.queryKey, mine)
}

/** Shown at once; what the server says afterwards stands. */
async function favour(gameId: string, favourite: boolean): Promise<void> {
  await queryClient.cancelQueries({ queryKey: query.queryKey })
  queryClient.setQueryData(query.queryKey, (mine: MyGames = noGames) => withFavourite(mine, gameId, favourite))
  try {
    await take((await call(calls.favourite, { gameIds: [gameId], favourite })).model)
  } catch {
    // The call has said why; the star goes back to what the server knows.
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }
}

/** A visitor's favourites become those of the account that they log in to; once it has them they leave the device. */
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

/** Notes that a visitor plays a game; the server knows itself what a player plays. */
export function notePlayed(gameId: string): void {
  if (findToken() === undefined) keepOnDevice(withPlayed(device.getState(), gameId))
}

onTokenChange(() => {
  // Whoever logs out leaves nothing behind (SU-09).
  device.setState(readDeviceGames(), true)
  void moveToAccount()
})
void moveToAccount()

/** What blocks ask for. */
export const myGamesDoor: MyGamesDoor = {
  useMyGames,
  setFavourite(gameId, wish) {
    const favourite = wish === 'mark'
    const isVisitor = findToken() === undefined
    if (isVisitor || !favourite) keepOnDevice(withFavourite(device.getState(), gameId, favourite))
    if (!isVisitor) void favour(gameId, favourite)
  },
}
