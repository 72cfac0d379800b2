import * as chat from '@fairground/contract/calls/chat'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'

/** Rooms of one list: an installation has a lobby, a room a lottery, and a few of its own. */
const MOST_ROOMS = 100
const AGAIN_MS = 30_000

const readRooms = async () => (await call(chat.rooms, { pageNo: 1, pageSize: MOST_ROOMS }, { errors: 'ignore' })).list

/** The rooms, read when a list of them is shown, and again and again while it is. */
export const roomsQuery = (loggedIn: boolean) =>
  queryOptions({
    queryKey: ['chat-rooms', loggedIn] as const,
    queryFn: readRooms,
    refetchInterval: AGAIN_MS,
    // What is unread has changed since the list was last on the screen.
    staleTime: 0,
  })

/** How many have each room open, by its id: read again and again while a room is shown, whose opening told the first number. */
export const onlineQuery = queryOptions({
  queryKey: ['chat-online'] as const,
  queryFn: async () => new Map((await readRooms()).map(({ id, online }) => [id, online])),
  initialData: new Map<string, number>(),
  staleTime: AGAIN_MS,
  refetchInterval: AGAIN_MS,
  // A room that is opened later has told its own number since.
  gcTime: 0,
})
