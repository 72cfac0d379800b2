import type { KycStatus } from '@fairground/contract/calls/kyc'
import * as kyc from '@fairground/contract/calls/kyc'
import type { Tone } from '@fairground/ui/badge'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/client.ts'
import { queryClient } from '../kernel/query-client.ts'

/** Where the player's identity check stands. A live message refreshes it. */
export const kycQuery = queryOptions({
  queryKey: ['kyc'] as const,
  queryFn: async () => (await call(kyc.status, {}, { errors: 'screen' })).model,
  staleTime: 0,
})

/** Puts the status of an answer into the query cache. */
export function keepKycStatus(status: KycStatus): void {
  queryClient.setQueryData(kycQuery.queryKey, status)
}

/** The colour of each state of the identity check. */
export const kycTones: Readonly<Record<KycStatus['state'], Tone>> = {
  NONE: 'quiet',
  REVIEW: 'info',
  MORE: 'accent',
  DONE: 'safe',
  REFUSED: 'loss',
}
