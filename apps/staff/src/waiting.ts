import { useQuery } from '@tanstack/react-query'
import { casesQuery } from './cases/cases-query.ts'
import { documentsQuery } from './documents/documents-queries.ts'
import type { Screen } from './place.ts'
import { withdrawalsQuery } from './withdrawals/withdrawals-queries.ts'

/** How much waits for a person on each screen; undefined until it is known. */
export function useWaiting(): Readonly<Record<Screen, number | undefined>> {
  const withdrawals = useQuery(withdrawalsQuery('review', 1))
  const documents = useQuery(documentsQuery('REVIEW', 1))
  const cases = useQuery(casesQuery('open', 1))
  return {
    withdrawals: withdrawals.data?.counts.review,
    documents: documents.data?.counts.REVIEW,
    cases: cases.data?.page.total,
  }
}
