import type { AnswerOf } from '@fairground/contract/call'
import * as calls from '@fairground/contract/calls/staff-withdrawals'
import { queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '../parts/pager.tsx'
import { REFRESH_MS } from '../query-client.ts'
import { staffCall } from '../staff-call.ts'

/** A page of a list of withdrawals, with the number of rows of each list. */
export const withdrawalsQuery = (state: calls.WithdrawalQueue, page: number) =>
  queryOptions({
    queryKey: ['withdrawals', 'list', state, page],
    queryFn: () => staffCall(calls.listWithdrawals, { state, pageNo: page, pageSize: PAGE_SIZE }),
    refetchInterval: REFRESH_MS,
  })

/** A withdrawal as its panel shows it. */
export type WithdrawalDetails = AnswerOf<typeof calls.getWithdrawal>['model']

/** One withdrawal with its history and its player; asked for again until it has ended. */
export const withdrawalQuery = (id: string) =>
  queryOptions({
    queryKey: ['withdrawals', 'one', id],
    queryFn: async (): Promise<WithdrawalDetails> => (await staffCall(calls.getWithdrawal, { id })).model,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'REVIEW' || data?.status === 'SENT' ? REFRESH_MS : false,
  })
