import { useQuery } from '@tanstack/react-query'
import { casesQuery } from './cases/cases-query.ts'
import { documentsQuery } from './documents/documents-queries.ts'
import type { Screen } from './place.ts'
import { queueQuery } from './support/support-queries.ts'
import { withdrawalsQuery } from './withdrawals/withdrawals-queries.ts'

/** How often the screens that are not open are asked for: each call of staff is a line of the staff log. */
const EVERY = { refetchInterval: 60_000 }

/** How much waits for a person on each screen; undefined until it is known. The open screen asks more often. */
export function useWaiting(): Readonly<Record<Screen, number | undefined>> {
  const withdrawals = useQuery({ ...withdrawalsQuery('review', 1), ...EVERY })
  const documents = useQuery({ ...documentsQuery('REVIEW', 1), ...EVERY })
  const cases = useQuery({ ...casesQuery('open', 1), ...EVERY })
  const support = useQuery({ ...queueQuery('waiting', 1), ...EVERY })
  return {
    withdrawals: withdrawals.data?.counts.review,
    documents: documents.data?.counts.REVIEW,
    cases: cases.data?.page.total,
    support: support.data?.page.total,
    // Nothing waits in the switches: they are what people decided.
    switches: undefined,
  }
}
