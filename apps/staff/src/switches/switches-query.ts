import * as calls from '@fairground/contract/calls/switches'
import { queryOptions } from '@tanstack/react-query'
import { REFRESH_MS } from '../query-client.ts'
import { staffCall } from '../staff-call.ts'

/** The switches of all kinds, with the player of an account where one is named. */
export const switchesQuery = (account: string) =>
  queryOptions({
    queryKey: ['switches', 'list', account],
    queryFn: () => staffCall(calls.listSwitches, { account }),
    refetchInterval: REFRESH_MS,
  })
