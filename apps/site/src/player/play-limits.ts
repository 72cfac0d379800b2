import * as responsible from '@fairground/contract/calls/responsible'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/client.ts'

/** The player's limits with what is used of them, the break, the reality check, and the session's net position. */
export const playLimitsQuery = queryOptions({
  queryKey: ['responsible'] as const,
  queryFn: () => call(responsible.limits, {}, { errors: 'screen' }),
  staleTime: 0,
})
