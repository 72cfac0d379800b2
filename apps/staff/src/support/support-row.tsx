import { Badge } from '@fairground/ui/badge'
import { useLanguage } from '../language.tsx'
import { ListRow } from '../parts/list-beside-panel.tsx'
import type { Place } from '../place.ts'
import type { ConversationRow } from './support-queries.ts'

/** A conversation in its list: topic, how long the player waits, who has it, and what makes it urgent. */
export function SupportRow({ row, place }: { row: ConversationRow; place: Place }) {
  const { t, formats } = useLanguage()
  const { id, topic, waitingSince, lastAt, agent, complaint, isEscalated, language, accountId } = row
  const since = waitingSince ?? lastAt
  return (
    <ListRow place={place} id={id}>
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-m font-bold">{t(`staff.topic_${topic}`)}</span>
        <time dateTime={new Date(since).toISOString()} className="text-xs text-muted">
          {formats.age(since, Date.now())}
        </time>
      </span>
      <span className="text-xs text-muted">
        {accountId === undefined ? t('staff.visitor') : t('staff.playerId', { id: accountId.slice(-8) })} · {language}
        {agent !== undefined && ` · ${agent}`}
      </span>
      <span className="mt-0.5 flex flex-wrap gap-2">
        <Badge tone={waitingSince === undefined ? 'info' : 'accent'}>{t(`staff.state_${row.state}`)}</Badge>
        {row.playerTyping && <Badge tone="accent">{t('staff.playerTyping')}</Badge>}
        {complaint && <Badge tone="loss">{complaint.number}</Badge>}
        {isEscalated && <Badge tone="loss">{t('staff.escalated')}</Badge>}
      </span>
    </ListRow>
  )
}
