import { promotion } from '@fairground/contract'
import { Button, cx, Loading, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../session/language.ts'
import { useLoggedIn } from '../../session/token.ts'
import { useUser } from '../../session/user.ts'
import { DarkCalendar } from './art/tickets.tsx'
import { AskLogin } from './ask-login.tsx'
import { type CheckinDay, checkinDays } from './checkin-days.ts'
import { GameTickets } from './game-tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

const checkinQuery = {
  queryKey: ['checkin'],
  queryFn: async () => checkinDays((await call(promotion.checkinData, {}, { errors: 'ignore' })).model.items),
}

/** The days of the daily check-in as tickets, or that there are none (PR-02). */
export function SignInPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const { data: days, error, refetch } = useQuery({ ...checkinQuery, enabled: loggedIn })
  const scene = { name: 'sign-in', layer, picture: <DarkCalendar />, title: t('popups.checkinTitle') } as const
  if (!loggedIn) {
    return (
      <ScenePopup {...scene} text={t('popups.checkinLogin')}>
        <AskLogin from="sign-in" />
      </ScenePopup>
    )
  }
  if (error) {
    return (
      <ScenePopup {...scene} text={t('popups.checkinFailed')}>
        <Button onClick={() => void refetch()}>{t('common.again')}</Button>
      </ScenePopup>
    )
  }
  if (days?.length === 0) {
    return (
      <ScenePopup {...scene} title={t('popups.checkinEmptyTitle')} text={t('popups.checkinEmptyText')}>
        <GameTickets from="sign-in" />
      </ScenePopup>
    )
  }
  return <ScenePopup {...scene}>{days ? <Calendar days={days} /> : <Waiting />}</ScenePopup>
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <div className="grid grid-cols-3 gap-3 tablet:grid-cols-4">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Skeleton key={day} className="h-24 rounded-m" />
        ))}
      </div>
    </Loading>
  )
}

function Calendar({ days }: { days: readonly CheckinDay[] }) {
  const t = useTranslate()
  const level = useUser()?.vipLevel.level ?? 0
  return (
    <ol className="grid grid-cols-3 gap-3 tablet:grid-cols-4">
      {days.map(({ day, vipLevel }) => {
        const isOpen = level >= vipLevel
        return (
          <li
            key={day}
            className={cx(
              'ticket flex min-h-24 flex-col items-center justify-center gap-1.5 px-2 py-3 text-center',
              isOpen ? 'bg-button' : 'bg-ground text-muted',
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                'size-3 rounded-full',
                isOpen ? 'bg-bulb shadow-[0_0_8px_var(--design-bulb-color)]' : 'bg-line',
              )}
            />
            <span className="font-display font-bold">{t('popups.checkinDay', { day })}</span>
            <span className="text-xs text-muted">{t('popups.checkinLevel', { level: vipLevel })}</span>
          </li>
        )
      })}
    </ol>
  )
}
