import type { AnswerOf } from '@fairground/contract/call'
import * as calls from '@fairground/contract/calls/staff-kyc'
import { queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '../parts/pager.tsx'
import { REFRESH_MS } from '../query-client.ts'
import { fetchDocument, staffCall } from '../staff-call.ts'

/** A row of the queue of identity cases. */
export type CaseRow = AnswerOf<typeof calls.list>['page']['content'][number]

/** A page of the identity cases of a state, with the number of cases of each. */
export const documentsQuery = (state: CaseRow['state'], page: number) =>
  queryOptions({
    queryKey: ['documents', 'list', state, page],
    queryFn: () => staffCall(calls.list, { state, pageNo: page, pageSize: PAGE_SIZE }),
    refetchInterval: REFRESH_MS,
  })

/** One identity case. Each reading is in the staff log, so it is read when it is opened and after a decision, not every 10 s. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'one', id],
    queryFn: async (): Promise<calls.KycCaseView> => (await staffCall(calls.find, { id })).model,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The picture of a document. It is forgotten as soon as it is not on screen. */
export const pictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['picture', id],
    queryFn: () => fetchDocument(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
