import type { AnswerOf } from '@fairground/contract/call'
import * as calls from '@fairground/contract/calls/staff-support'
import type { SupportTopic } from '@fairground/contract/support'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '../parts/pager.tsx'
import type { LISTS } from '../place.ts'
import { REFRESH_MS } from '../query-client.ts'
import { fetchUpload, staffCall } from '../staff-call.ts'

/** A part of the queue. */
export type Queue = (typeof LISTS)['support'][number]
/** A row of the queue. */
export type ConversationRow = AnswerOf<typeof calls.supportQueue>['page']['content'][number]
/** A conversation with its messages, notes and player. */
export type ConversationView = AnswerOf<typeof calls.supportRead>['model']

/** What the queue is cut to; empty: everything. */
export interface Cut {
  topic: SupportTopic | ''
  language: string
}

/** A page of a part of the queue, with the figures. */
export const queueQuery = (queue: Queue, page: number, { topic, language }: Cut = { topic: '', language: '' }) =>
  queryOptions({
    queryKey: ['support', 'list', queue, page, topic, language],
    queryFn: () =>
      staffCall(calls.supportQueue, {
        ...{ queue, pageNo: page, pageSize: PAGE_SIZE },
        ...(topic !== '' && { topic }),
        ...(language !== '' && { language }),
      }),
    refetchInterval: REFRESH_MS,
  })

/**
 * One conversation. Each reading is in the staff log, so it is read when it is opened, after a deed, and when the queue shows that
 * it has another last message, not every ten seconds.
 * @param seq number of the last message that the queue shows
 */
export const conversationQuery = (id: string, seq: number | undefined) =>
  queryOptions({
    queryKey: ['support', 'one', id, seq],
    queryFn: async (): Promise<ConversationView> => (await staffCall(calls.supportRead, { id })).model,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The ready answers in the language of a conversation. */
export const readyAnswersQuery = (language: string) =>
  queryOptions({
    queryKey: ['ready-answers', language],
    queryFn: async () => (await staffCall(calls.supportCanned, { language })).list,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A picture that a player has attached. It is forgotten as soon as it is not on screen. */
export const attachmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['attachment', id],
    queryFn: () => fetchUpload(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
