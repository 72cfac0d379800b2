import * as calls from '@fairground/contract/calls/payment-cases'
import { queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '../parts/pager.tsx'
import { REFRESH_MS } from '../query-client.ts'
import { staffCall } from '../staff-call.ts'

/** A page of the cases of payments: the open ones, or all. */
export const casesQuery = (list: 'open' | 'all', page: number) =>
  queryOptions({
    queryKey: ['cases', 'list', list, page],
    queryFn: () => staffCall(calls.listCases, { open: list === 'open', pageNo: page, pageSize: PAGE_SIZE }),
    refetchInterval: REFRESH_MS,
  })
