import { promotion } from '@fairground/contract'
import { buttonClass, Skeleton } from '@fairground/ui'
import { CalendarArt } from '../art/calendar-art.tsx'
import type { ViewProps } from '../block.tsx'
import { BlockLink } from '../block-link.tsx'
import { useHost } from '../host.ts'
import { LoginActions } from '../login-actions.tsx'
import { FailedPerk, PerkCard } from '../perk-card.tsx'
import { shownLevel } from '../shown-level.ts'
import type { checkInCardFields } from './fields.ts'

/** The bonuses day by day, each with the level that it is for; while there are none, it says so. */
export function View({ data }: ViewProps<typeof checkInCardFields>) {
  const host = useHost()
  const t = host.useTranslate()
  const text = host.useText()
  const loggedIn = host.useLoggedIn()
  const { disableVipPlus } = host.useStartup()
  const asked = host.useAnswer(promotion.checkinData, {})
  const title = text(data.title)
  const art = <CalendarArt className="h-24" />
  if (!loggedIn) {
    return (
      <PerkCard title={title} text={t('perks.checkInGuest')} art={art}>
        <LoginActions />
      </PerkCard>
    )
  }
  if (asked.state === 'failed') return <FailedPerk title={title} art={art} retry={asked.retry} />
  if (asked.state === 'loading') return <Skeleton className="h-80 w-full rounded-l" />
  const days = asked.answer.model.items.map(({ vipLevel }, at) => ({
    day: at + 1,
    level: shownLevel(vipLevel, disableVipPlus),
  }))
  if (days.length === 0) return <PerkCard title={title} text={t('perks.checkInEmpty')} art={art} />
  return (
    <PerkCard title={title} text={t('perks.checkInText')} art={art}>
      <ol className="grid w-full grid-cols-4 gap-2 @2xl:grid-cols-7">
        {days.map(({ day, level }) => (
          <li key={day} className="ticket flex flex-col items-center gap-0.5 rounded-s bg-button px-2 py-3">
            <span className="nums font-display font-bold">{t('perks.day', { day })}</span>
            <span className="nums text-xs text-vip">{t('perks.vipLevel', { level })}</span>
          </li>
        ))}
      </ol>
      <BlockLink to="#signPopup" className={buttonClass('primary')}>
        {t('perks.checkInAction')}
      </BlockLink>
    </PerkCard>
  )
}
