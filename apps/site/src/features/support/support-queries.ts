import type { AnswerOf } from '@fairground/contract/call'
import * as chatlive from '@fairground/contract/calls/chatlive'
import * as design from '@fairground/contract/calls/design'
import { addErrors, CallError } from '@fairground/contract/envelope'
import type { Conversation, SupportMessage, SupportTopic } from '@fairground/contract/support'
import { supportErrors } from '@fairground/contract/support-errors.data'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { callHeaders } from '../../calls/headers.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { findVisit, keepVisit, which } from './visit.ts'

// The calls of the live chat are refused with errors that the first load leaves out.
addErrors(supportErrors)

/** What the live chat offers now. */
export type Offer = AnswerOf<typeof chatlive.topics>['model']

/** What the live chat offers now, with the caller's conversations. A visit goes over to the player's account first. */
export const offerQuery = (loggedIn: boolean) =>
  queryOptions({
    queryKey: ['support-offer', loggedIn] as const,
    queryFn: async (): Promise<Offer> => {
      if (loggedIn) await bringVisit()
      return (await call(chatlive.topics, {}, { errors: 'ignore' })).model
    },
    refetchInterval: 60_000,
    staleTime: 0,
  })

/** Takes this device's visit into the account; one that cannot be taken is forgotten. */
async function bringVisit(): Promise<void> {
  const visit = findVisit()
  if (!visit) return
  try {
    await call(chatlive.history, visit, { errors: 'ignore' })
  } catch (error) {
    if (!(error instanceof CallError) || error.errorName !== 'conversation_unknown') throw error
  }
  keepVisit(undefined)
}

/** A conversation with all its messages. */
export interface Talk {
  conversation: Conversation
  list: readonly SupportMessage[]
}

/** A visitor has no live channel; a player's is quicker than this. */
const VISITOR_EVERY_MS = 4_000
const PLAYER_EVERY_MS = 30_000

const talkKey = (id: string, loggedIn: boolean) => ['support-talk', id, loggedIn] as const

/** A conversation: what is new since the last reading is fetched, and counts as read. */
export const talkQuery = (id: string, loggedIn: boolean) =>
  queryOptions({
    queryKey: talkKey(id, loggedIn),
    queryFn: async (): Promise<Talk> => {
      const knownTalk = queryClient.getQueryData<Talk>(talkKey(id, loggedIn))
      let list = knownTalk?.list ?? []
      for (;;) {
        const after = list.at(-1)?.seq ?? 0
        const answer = await call(chatlive.history, { ...which(id), after }, { errors: 'ignore' })
        list = [...list, ...answer.list]
        if (!answer.more) return { conversation: answer.model.conversation, list }
      }
    },
    // While somebody of staff writes, that may end any moment.
    refetchInterval: ({ state }) =>
      loggedIn && !state.data?.conversation.staffTyping ? PLAYER_EVERY_MS : VISITOR_EVERY_MS,
    staleTime: 0,
  })

/** Loads a conversation's news now. */
export function refreshTalk(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['support-talk', id] })
}

/** The operator's articles of a topic: those of category `support-<topic>`. */
export const articlesQuery = (topic: SupportTopic) =>
  queryOptions({
    queryKey: ['support-articles', topic] as const,
    queryFn: async () =>
      (await call(design.articleList, { category: `support-${topic}`, most: 5 }, { errors: 'ignore' })).list,
    staleTime: 300_000,
  })

/** A picture of the player's own, which only a request with the token gets. @throws Error */
export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['support-picture', id] as const,
    queryFn: async () => {
      const path = `/api/file/${id}`
      const response = await fetch(path, { headers: await callHeaders(path) })
      if (!response.ok) throw new Error(`no picture: ${response.status}`)
      return response.blob()
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
