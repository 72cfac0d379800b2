import type { AnswerOf } from '@fairground/contract/call'
import * as promotion from '@fairground/contract/calls/promotion'
import { buttonClass } from '@fairground/ui/button'
import { cx } from '@fairground/ui/cx'
import { Skeleton } from '@fairground/ui/skeleton'
import Check from 'lucide-react/icons/check'
import { CalendarArt } from '../art/calendar-art.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { LoginActions } from '../login-actions.tsx'
import { FailedPerk, PerkCard } from '../perk-card.tsx'
import { shownLevel } from '../shown-level.ts'
import type { checkInCardFields } from './block.tsx'

type Item = AnswerOf<typeof promotion.checkinData>['model']['items'][number]

const looks: Record<Item['state'], string> = {
  taken: 'bg-ground text-muted',
  today: 'bg-button shadow-[inset_0_0_0_2px_var(--design-button-active-bg)]',
  ahead: 'bg-button',
}

/** That of a week on a desktop, before the calendar is there too: it moves nothing below. */
const HEIGHT = 'desktop:min-h-69'

/**
 * The calendar day by day, and a link to its popup, where the player takes the day's bonus. A sentence while there is
 * no calendar.
 */
export function View({ data }: ViewProps<typeof checkInCardFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const loggedIn = host.useLoggedIn()
  const result = host.useAnswer(promotion.checkinData, {})
  const title = text(data.title)
  const art = <CalendarArt className="h-24" />
  if (!loggedIn) {
    return (
      <PerkCard title={title} text={t('perks.checkInGuest')} art={art} className={HEIGHT}>
        <LoginActions />
      </PerkCard>
    )
  }
  if (result.state === 'failed') return <FailedPerk title={title} art={art} retry={result.retry} />
  // As high as what a visitor sees, which the server has drawn for a player too.
  if (result.state === 'loading') {
    return (
      <PerkCard title={title} text={t('perks.checkInGuest')} art={art} className={HEIGHT}>
        <Skeleton className="h-11 w-40" />
      </PerkCard>
    )
  }
  const { items, allowed } = result.answer.model
  if (items.length === 0) {
    return <PerkCard title={title} text={t(allowed ? 'perks.checkInEmpty' : 'perks.checkInNotAllowed')} art={art} />
  }
  const days = items.map((item, at) => ({ ...item, day: at + 1 }))
  const isOpen = items.some(({ state }) => state === 'today')
  return (
    <PerkCard title={title} text={t(isOpen ? 'perks.checkInText' : 'perks.checkInDone')} art={art} className={HEIGHT}>
      <ol className="grid w-full grid-cols-4 gap-2 @2xl:grid-cols-7">
        {days.map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ol>
      <BlockLink to="#signPopup" className={buttonClass(isOpen ? 'primary' : 'plain')}>
        {t(isOpen ? 'perks.checkInAction' : 'perks.checkInSee')}
      </BlockLink>
    </PerkCard>
  )
}

function Day({ day, state, count, vipLevel }: Item & { day: number }) {
  const host = useHost()
  const t = host.useTranslate()
  const { disableVipPlus } = host.useStartup()
  return (
    <li
      aria-current={state === 'today' ? 'date' : undefined}
      className={cx(
        'ticket flex flex-col items-center justify-center gap-0.5 rounded-s px-2 py-3 text-center',
        looks[state],
      )}
    >
      <span className="nums font-display font-bold">{t('perks.day', { day })}</span>
      {state === 'taken' ? (
        <span className="text-safe">
          <Check size={16} strokeWidth={3} aria-hidden="true" />
          <span className="sr-only">{t('popups.checkinTaken')}</span>
        </span>
      ) : (
        <span className="nums text-xs">
          {count > 0 ? t('popups.checkinSpins', { count }) : t('popups.checkinNoGift')}
        </span>
      )}
      {vipLevel > 0 && state !== 'taken' && (
        <span className="nums text-xs text-vip">
          {t('perks.vipLevel', { level: shownLevel(vipLevel, disableVipPlus) })}
        </span>
      )}
    </li>
  )
}
