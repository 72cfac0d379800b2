import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { queryClient } from '../kernel/query-client.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** What every screen stands on: the query cache and the last net for errors. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </QueryClientProvider>
    </StrictMode>
  )
}
