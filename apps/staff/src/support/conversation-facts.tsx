import { useLanguage } from '../language.tsx'
import { Facts } from '../parts/facts.tsx'
import { History } from '../parts/history.tsx'
import { Section } from '../parts/section.tsx'
import type { ConversationView } from './support-queries.ts'

const KINDS = ['note', 'assigned', 'escalated', 'solved', 'reopened', 'complaint', 'merged'] as const

/** About whom the conversation is, its complaint and rating, and the notes of staff. */
export function ConversationFacts({ view: { conversation, player, notes } }: { view: ConversationView }) {
  const { t, formats } = useLanguage()
  const { complaint, rating, accountId, createdAt, firstAnswerAt } = conversation
  const lines = notes.map(({ at, person, kind, body }) => {
    const knownKind = KINDS.find((name) => name === kind)
    return { at, what: knownKind ? t(`staff.deed_${knownKind}`) : kind, who: person || t('staff.byPlayer'), note: body }
  })
  return (
    <>
      <Section title={t('staff.aboutPlayer')}>
        <Facts
          facts={[
            { name: t('staff.player'), value: player?.name ?? t('staff.visitor') },
            { name: t('staff.account'), value: accountId },
            { name: t('staff.accountCountry'), value: player?.countryId },
            { name: t('staff.approvedLevel'), value: player && t('staff.level', { level: player.verifiedLevel }) },
            { name: t('staff.documents'), value: player?.verification },
            { name: t('staff.openWithdrawals'), value: player?.openWithdrawals },
            { name: t('staff.ownLimits'), value: player?.limits },
            { name: t('staff.isExcluded'), value: player && t(player.isExcluded ? 'staff.yes' : 'staff.no') },
            { name: t('staff.opened'), value: formats.moment(createdAt) },
            { name: t('staff.firstAnswer'), value: firstAnswerAt && formats.moment(firstAnswerAt) },
            { name: t('staff.complaintDue'), value: complaint && formats.moment(complaint.dueAt) },
            { name: t('staff.rating'), value: rating },
          ]}
        />
      </Section>
      {lines.length > 0 && (
        <Section title={t('staff.notes')}>
          <History label={t('staff.notes')} lines={lines} />
        </Section>
      )}
    </>
  )
}
