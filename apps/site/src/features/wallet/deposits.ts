import * as pay from '@fairground/contract/calls/pay'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'

/** The payment channels for deposits. */
export const channelsQuery = queryOptions({
  queryKey: ['channels', 'recharge'] as const,
  queryFn: async () => (await call(pay.channels, { type: 'recharge' }, { errors: 'ignore' })).list,
  staleTime: 60_000,
})

const PAGE_SIZE = 8

/** A page of the player's deposits, counted from 1, and whether there are older ones. */
export const depositsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['deposits', 'list', pageNo] as const,
    queryFn: async () => {
      const { content, total } = (await call(pay.rechargeList, { pageNo, pageSize: PAGE_SIZE })).page
      return { deposits: content, hasOlder: pageNo * PAGE_SIZE < total }
    },
  })

/** The status of one deposit: polls every 3 s while it is NEW, and a live message refreshes it at once. */
export const depositStatusQuery = (id: string) =>
  queryOptions({
    queryKey: ['deposits', 'status', id] as const,
    queryFn: async () => (await call(pay.rechargeStatus, { id }, { errors: 'ignore' })).model,
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'NEW' ? false : 3000),
  })
