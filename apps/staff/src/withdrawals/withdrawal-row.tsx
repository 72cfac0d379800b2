import type { ReviewedWithdrawal } from '@fairground/contract/withdrawal'
import { Badge } from '@fairground/ui/badge'
import { useLanguage } from '../language.tsx'
import { ListRow } from '../parts/list-beside-panel.tsx'
import type { Place } from '../place.ts'
import { WithdrawalState } from './withdrawal-state.tsx'

/** A withdrawal in its list: amount, player, way and age; in review also why a person has to look at it. */
export function WithdrawalRow({ withdrawal, place }: { withdrawal: ReviewedWithdrawal; place: Place }) {
  const { t, formats } = useLanguage()
  const { id, amount, nickname, channel, createdAt, causes, status, needsTwo, firstBy } = withdrawal
  return (
    <ListRow place={place} id={id}>
      <span className="flex items-baseline justify-between gap-3">
        <span className="nums text-m font-bold">{formats.money(amount, withdrawal)}</span>
        <time dateTime={new Date(createdAt).toISOString()} className="text-xs text-muted">
          {formats.age(createdAt, Date.now())}
        </time>
      </span>
      <span className="text-s break-words text-muted">
        {nickname} · {channel}
      </span>
      {status === 'REVIEW' ? (
        <>
          {causes.map((cause) => (
            <span key={cause} className="text-xs">
              {t(`staff.cause_${cause}`)}
            </span>
          ))}
          {needsTwo && (
            <span className="mt-0.5">
              <Badge tone="info">{t(firstBy === undefined ? 'staff.needsTwo' : 'staff.needsSecond')}</Badge>
            </span>
          )}
        </>
      ) : (
        <span className="mt-0.5">
          <WithdrawalState status={status} />
        </span>
      )}
    </ListRow>
  )
}
