import { useQuery } from '@tanstack/react-query'
import { casesQuery } from './cases/cases-query.ts'
import { documentsQuery } from './documents/documents-queries.ts'
import { useMay } from './me.ts'
import { READS, type Screen } from './place.ts'
import { queueQuery } from './support/support-queries.ts'
import { withdrawalsQuery } from './withdrawals/withdrawals-queries.ts'

/** How much waits for a person on each screen; undefined until it is known. The open screen asks more often. */
export function useWaiting(): Readonly<Partial<Record<Screen, number | undefined>>> {
  const may = useMay()
  // Each call of staff is a line of the staff log.
  const every = (screen: Screen) => ({ refetchInterval: 60_000, enabled: may(READS[screen]) })
  const withdrawals = useQuery({ ...withdrawalsQuery('review', 1), ...every('withdrawals') })
  const documents = useQuery({ ...documentsQuery('REVIEW', 1), ...every('documents') })
  const cases = useQuery({ ...casesQuery('open', 1), ...every('cases') })
  const support = useQuery({ ...queueQuery('waiting', 1), ...every('support') })
  return {
    withdrawals: withdrawals.data?.counts.review,
    documents: documents.data?.counts.REVIEW,
    cases: cases.data?.page.total,
    support: support.data?.page.total,
  }
}
