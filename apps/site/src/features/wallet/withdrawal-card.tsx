import type { Withdrawal } from '@fairground/contract/withdrawal'
import { Badge, type Tone } from '@fairground/ui/badge'
import { cx } from '@fairground/ui/cx'
import Check from 'lucide-react/icons/check'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { useMoney } from '../../player/money.ts'

const TONES: Readonly<Record<Withdrawal['status'], Tone>> = {
  REVIEW: 'info',
  SENT: 'accent',
  PAID: 'win',
  DECLINED: 'loss',
}

/** A withdrawal: amount, destination, state, and every step with its time. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslate()
  const money = useMoney()
  const { amount, destination, status } = withdrawal
  return (
    <article className="rounded-m border border-line bg-ground p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="nums font-display text-l font-bold">{money.full(amount)}</p>
          <p className="truncate text-xs text-muted">{t('withdraw.toDestination', { destination })}</p>
        </div>
        <Badge tone={TONES[status]}>{t(`withdraw.${status}`)}</Badge>
      </div>
      <Steps withdrawal={withdrawal} />
      <Note withdrawal={withdrawal} />
    </article>
  )
}

const ROAD = ['requested', 'approved', 'sent', 'paid'] as const

function Steps({ withdrawal: { status, steps } }: { withdrawal: Withdrawal }) {
  const t = useTranslate()
  const locale = useLocale()
  const timeFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' })
  const names = status === 'DECLINED' ? steps.map(({ name }) => name) : ROAD
  return (
    <ol aria-label={t('withdraw.steps')} className="mt-4 flex flex-col">
      {names.map((name) => {
        const step = steps.find((each) => each.name === name)
        return (
          <li
            key={name}
            aria-current={name === steps.at(-1)?.name ? 'step' : undefined}
            className="relative flex min-h-8 items-start gap-3 pb-2 text-s not-last:before:absolute not-last:before:start-2.5 not-last:before:top-5 not-last:before:h-[calc(100%-1.25rem)] not-last:before:border-s-2 not-last:before:border-dotted not-last:before:border-line"
          >
            <span
              aria-hidden="true"
              className={cx(
                'mt-px grid size-5 shrink-0 place-items-center rounded-full border',
                step ? (name === 'declined' ? 'border-loss text-loss' : 'border-win text-win') : 'border-line',
              )}
            >
              {step && <Check size={12} strokeWidth={3} />}
            </span>
            <span className={cx('grow', !step && 'text-muted')}>{t(`withdraw.${name}`)}</span>
            {step && <time className="nums text-xs text-muted">{timeFormat.format(step.at)}</time>}
          </li>
        )
      })}
    </ol>
  )
}

/** What the player should know of the state: a review, an unknown outcome, the reason of a decline. */
function Note({ withdrawal: { status, reason, nextCheckAt } }: { withdrawal: Withdrawal }) {
  const t = useTranslate()
  const locale = useLocale()
  const text =
    status === 'REVIEW'
      ? t('withdraw.reviewText')
      : nextCheckAt !== undefined
        ? t('withdraw.unknownText', {
            time: new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(nextCheckAt),
          })
        : reason !== undefined
          ? `${t('withdraw.reason')}: ${reason === 'provider_declined' ? t('withdraw.provider_declined') : reason}`
          : undefined
  return text === undefined ? null : <p className="mt-1 text-s text-muted">{text}</p>
}
