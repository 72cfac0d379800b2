import * as user from '@fairground/contract/calls/user'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../calls/client.ts'
import { useLoggedIn } from '../kernel/token.ts'

/** Rows of a page of notices (NT-04). */
const PAGE_SIZE = 10
/** An operator has tens of notices; the site looks through so many for popups. */
const MOST_SCHEDULED = 100

/** Whose notices: visitors and players have different ones. */
export type NoticeReader = 'player' | 'visitor'

/** Every notice that may come to this reader as a popup. */
export const noticesQuery = (reader: NoticeReader) =>
  queryOptions({
    queryKey: ['notices', 'all', reader] as const,
    queryFn: async () =>
      (await call(user.noticePage, { pageNo: 1, pageSize: MOST_SCHEDULED }, { errors: 'ignore' })).page.content,
    staleTime: 5 * 60_000,
  })

/** A page of a player's notices, counted from 1, and whether there are older ones. */
export const noticePageQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['notices', 'page', pageNo] as const,
    queryFn: async () => {
      const { content, total } = (await call(user.noticePage, { pageNo, pageSize: PAGE_SIZE })).page
      return { notices: content, hasOlder: pageNo * PAGE_SIZE < total }
    },
    placeholderData: keepPreviousData,
  })

/** Tells the server that the player has seen a notice; after a failure the next time tells it. */
export async function notePushed(id: string): Promise<void> {
  try {
    await call(user.updatePushStatus, { id }, { errors: 'ignore' })
  } catch (error) {
    console.info('a notice was not noted as pushed', error)
  }
}

/** Whether the player has unread notices. */
export function useHasUnread(): boolean {
  const loggedIn = useLoggedIn()
  const { data } = useQuery({ ...noticesQuery('player'), enabled: loggedIn })
  return loggedIn && (data?.some(({ pushed }) => !pushed) ?? false)
}
