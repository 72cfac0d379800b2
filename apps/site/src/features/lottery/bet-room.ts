import type { ListedRoom } from '@fairground/contract/chat'
import type { ShareChoice } from '@fairground/contract/chat-cards'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { loadChunk } from '../../kernel/chunks/load-chunk.ts'
import { queryClient } from '../../kernel/query-client.ts'

/** The schemas of the chat are no part of the page's first load. */
const loadCalls = () => loadChunk(() => import('@fairground/contract/calls/chat'))

/** The room of a lottery in the chat, with what the player has chosen for bets there; `null`: it has none. */
export const betRoomQuery = (gameId: string) =>
  queryOptions({
    queryKey: ['bet-room', gameId] as const,
    queryFn: async (): Promise<ListedRoom | null> => {
      const { list } = await call((await loadCalls()).rooms, { gameId }, { errors: 'ignore' })
      return list[0] ?? null
    },
    staleTime: 60_000,
  })

/** Chooses what the room shows of the slips that follow. */
export async function chooseShare(choice: { id: string; gameId: string; share: ShareChoice }): Promise<void> {
  const { id, gameId, share } = choice
  const { model } = await call((await loadCalls()).shareBets, { roomId: id, share })
  queryClient.setQueryData(betRoomQuery(gameId).queryKey, (room) => room && { ...room, bets: model.bets })
}
