import { REVIEW_CAUSES, type ReviewCause } from '@fairground/contract/withdrawal'
import { useLanguage } from '../language.tsx'
import { useNameOf } from '../me.ts'
import { Facts, Tiles } from '../parts/facts.tsx'
import { History } from '../parts/history.tsx'
import { Section } from '../parts/section.tsx'
import type { WithdrawalDetails } from './withdrawals-queries.ts'

/** What a decision needs: the withdrawal, its player in numbers, its steps, its history. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const { t, formats } = useLanguage()
  const nameOf = useNameOf()
  const { amount, fee, destination, owner, channel, causes, player, steps, firstBy, reason, nextCheckAt } = withdrawal
  const money = (value: number) => formats.money(value, withdrawal)
  return (
    <>
      <Facts
        facts={[
          { name: t('staff.player'), value: withdrawal.nickname },
          { name: t('staff.channel'), value: channel },
          { name: t('withdraw.fee'), value: fee === 0 ? t('withdraw.free') : money(fee) },
          { name: t('staff.receives'), value: money(amount - fee) },
          { name: t('staff.destination'), value: destination },
          { name: t('staff.destinationOf'), value: owner?.nickname },
          { name: t('staff.why'), value: causes.map((cause) => t(`staff.cause_${cause}`)).join(' ') },
          { name: t('staff.firstBy'), value: firstBy && nameOf(firstBy) },
          {
            name: t('withdraw.reason'),
            value: reason === 'provider_declined' ? t('withdraw.provider_declined') : reason,
          },
          { name: t('staff.nextCheck'), value: nextCheckAt && formats.moment(nextCheckAt) },
        ]}
      />
      <Section title={t('staff.playerNumbers')}>
        <Tiles
          facts={[
            { name: t('staff.deposited'), value: money(player.deposited) },
            { name: t('staff.staked'), value: money(player.staked) },
            { name: t('staff.won'), value: money(player.won) },
            { name: t('staff.withdrawn'), value: money(player.withdrawn) },
            { name: t('staff.balance'), value: money(player.balance) },
            { name: t('staff.since'), value: formats.moment(player.since) },
          ]}
        />
      </Section>
      <Section title={t('staff.steps')}>
        <Tiles facts={steps.map(({ name, at }) => ({ name: t(`withdraw.${name}`), value: formats.moment(at) }))} />
      </Section>
      <Section title={t('staff.history')}>
        <WithdrawalHistory withdrawal={withdrawal} />
      </Section>
    </>
  )
}

const EVENTS = [
  'left_to_review',
  'first_approval',
  'approved',
  'declined',
  'sent',
  'unknown',
  'paid',
  'contradiction',
] as const

const isCause = (text: string): text is ReviewCause => REVIEW_CAUSES.some((cause) => cause === text)

function WithdrawalHistory({ withdrawal: { history } }: { withdrawal: WithdrawalDetails }) {
  const { t } = useLanguage()
  const nameOf = useNameOf()
  const inWords = (by: string) => {
    if (by === 'rule') return t('staff.byRule')
    return by === 'provider' ? t('staff.byProvider') : nameOf(by)
  }
  const lines = history.map(({ at, kind, by, note = '' }) => {
    const event = EVENTS.find((name) => name === kind)
    // The rule notes its causes by their names.
    const words = note.split(', ').map((part) => (isCause(part) ? t(`staff.cause_${part}`) : part))
    return {
      at,
      what: event ? t(`staff.event_${event}`) : kind,
      who: inWords(by),
      note: kind === 'left_to_review' ? words.join(' ') : note,
    }
  })
  return <History label={t('staff.history')} lines={lines} />
}
