import { CallError } from '@fairground/contract'
import { QueryClient } from '@tanstack/react-query'

/** Refusals are final; a lost network is tried again twice. Calls say their own errors. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && error instanceof CallError && error.errorName === 'network_error',
    },
  },
})
