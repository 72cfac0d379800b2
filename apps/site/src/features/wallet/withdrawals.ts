import * as pay from '@fairground/contract/calls/pay'
import * as withdraw from '@fairground/contract/calls/withdraw'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'

const PAGE_SIZE = 8
/** How often a list asks while one of its withdrawals is open; live messages refresh it at once. */
const OPEN_REFRESH_MS = 5_000

/** What a withdrawal needs: its channels with their limits, costs and times, the wagering, the player's destinations. */
export const withdrawInfoQuery = queryOptions({
  queryKey: ['withdrawals', 'info'] as const,
  queryFn: async () => {
    const [{ list }, { model }] = await Promise.all([
      call(pay.channels, { type: 'withdraw' }, { errors: 'ignore' }),
      call(withdraw.withdrawInfo, {}, { errors: 'ignore' }),
    ])
    return { ...model, channels: list }
  },
})

/** A page of the player's withdrawals, counted from 1, and whether there are older ones. */
export const withdrawalsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['withdrawals', 'list', pageNo] as const,
    queryFn: async () => {
      const { content, total } = (await call(withdraw.withdrawList, { pageNo, pageSize: PAGE_SIZE })).page
      return { withdrawals: content, hasOlder: pageNo * PAGE_SIZE < total }
    },
    refetchInterval: ({ state }) =>
      state.data?.withdrawals.some(({ status }) => status === 'REVIEW' || status === 'SENT') ? OPEN_REFRESH_MS : false,
  })
