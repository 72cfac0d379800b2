import { CallError } from '@fairground/contract/envelope'
import { QueryClient } from '@tanstack/react-query'

/** How often a list is asked for again while its page can be seen. */
export const REFRESH_MS = 10_000

/** What the server has said. Refusals are final; after a network failure a query tries once more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: REFRESH_MS / 2,
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.errorName === 'network_error',
    },
  },
})
