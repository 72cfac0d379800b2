import type { User } from '@fairground/contract/user'
import { useTranslate } from '../kernel/language/language.ts'
import { useMoment } from '../kernel/language/moment.ts'

/**
 * Says until when a break or an exclusion runs, and what holds for withdrawals: in a break deposits must be staked first as ever, an
 * excluded player need not.
 */
export function usePauseWords(): (pause: NonNullable<User['pause']>) => string {
  const t = useTranslate()
  const when = useMoment()
  return ({ kind, until }) => {
    if (until === null) return t('responsible.runsForGood')
    return t(kind === 'time_out' ? 'responsible.runsUntil' : 'responsible.excludedUntil', { when: when(until) })
  }
}
