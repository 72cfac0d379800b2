import { Badge } from '@fairground/ui/badge'
import { useLanguage } from '../language.tsx'
import { ListRow } from '../parts/list-beside-panel.tsx'
import type { Place } from '../place.ts'
import type { CaseRow } from './documents-queries.ts'

/** An identity case in its list: level, age, attempt, and whether it is a renewal or an appeal. */
export function DocumentRow({ row, place }: { row: CaseRow; place: Place }) {
  const { t, formats } = useLanguage()
  const { id, level, submittedAt, attempts, renewal, appeal, accountId } = row
  return (
    <ListRow place={place} id={id}>
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-m font-bold">{t('staff.level', { level })}</span>
        <time dateTime={new Date(submittedAt).toISOString()} className="text-xs text-muted">
          {formats.age(submittedAt, Date.now())}
        </time>
      </span>
      <span className="text-xs text-muted">
        {t('staff.attempt', { count: attempts })} · {t('staff.playerId', { id: accountId.slice(-8) })}
      </span>
      {(renewal || appeal !== null) && (
        <span className="mt-0.5 flex gap-2">
          {renewal && <Badge tone="info">{t('staff.renewal')}</Badge>}
          {appeal !== null && <Badge tone="accent">{t('staff.appeal')}</Badge>}
        </span>
      )}
    </ListRow>
  )
}
