import { promotion } from '@fairground/contract'
import { Button, cx, EmptyState, Loading, Skeleton } from '@fairground/ui'
import { Popup } from '@fairground/ui/popup'
import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { call } from '../../calls/client.ts'
import { useTranslate } from '../../session/language.ts'
import { closePopup } from '../../session/popups.ts'
import { useLoggedIn } from '../../session/token.ts'
import { useUser } from '../../session/user.ts'
import { AskLogin } from './ask-login.tsx'
import { GameTickets } from './game-tickets.tsx'

/** One day of the check-in: its number from 1, and the VIP level that it is for, counted from 1 as players see it. */
interface Day {
  day: number
  vipLevel: number
}

const checkinQuery = {
  queryKey: ['checkin'],
  queryFn: async (): Promise<readonly Day[]> => {
    const { model } = await call(promotion.checkinData, {}, { errors: 'ignore' })
    // Levels count from 0 on the wire (PR-02).
    return model.items.map(({ vipLevel }, at) => ({ day: at + 1, vipLevel: vipLevel + 1 }))
  },
}

/** The days of the daily check-in, as tickets. */
export function SignInPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const { data, error, refetch } = useQuery({ ...checkinQuery, enabled: loggedIn })
  return (
    <Popup
      awning
      title={t('popups.checkinTitle')}
      closeLabel={t('common.close')}
      layer={layer}
      onClose={() => closePopup('sign-in')}
    >
      {!loggedIn ? (
        <AskLogin from="sign-in" />
      ) : data ? (
        data.length > 0 ? (
          <Calendar days={data} />
        ) : (
          <Empty />
        )
      ) : error ? (
        <EmptyState
          title={t('popups.checkinTitle')}
          text={t('popups.checkinFailed')}
          action={<Button onClick={() => void refetch()}>{t('common.again')}</Button>}
        />
      ) : (
        <Loading label={t('common.loading')}>
          <div className="grid grid-cols-3 gap-3 tablet:grid-cols-4">
            {Array.from({ length: 7 }, (_, at) => at).map((at) => (
              <Skeleton key={at} className="h-24 rounded-m" />
            ))}
          </div>
        </Loading>
      )}
    </Popup>
  )
}

function Empty() {
  const t = useTranslate()
  return (
    <>
      <EmptyState
        picture={<CalendarDays size={44} strokeWidth={1.5} aria-hidden="true" />}
        title={t('popups.checkinEmptyTitle')}
        text={t('popups.checkinEmptyText')}
      />
      <GameTickets from="sign-in" />
    </>
  )
}

function Calendar({ days }: { days: readonly Day[] }) {
  const t = useTranslate()
  const level = useUser()?.vipLevel.level ?? 0
  return (
    <ol className="grid grid-cols-3 gap-3 tablet:grid-cols-4">
      {days.map(({ day, vipLevel }) => {
        const isMine = level >= vipLevel
        return (
          <li
            key={day}
            className={cx(
              'ticket flex min-h-24 flex-col items-center justify-center gap-1.5 px-2 py-3 text-center',
              isMine ? 'bg-button' : 'bg-ground text-muted',
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                'size-3 rounded-full',
                isMine ? 'bg-bulb shadow-[0_0_8px_var(--design-bulb-color)]' : 'bg-line',
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
