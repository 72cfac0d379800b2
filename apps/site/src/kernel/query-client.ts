import { CallError } from '@fairground/contract/envelope'
import { QueryClient } from '@tanstack/react-query'

/**
 * The query cache. Refusals are final; after a network failure a query tries twice more. Calls show their errors
 * themselves.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && error instanceof CallError && error.errorName === 'network_error',
    },
  },
})
