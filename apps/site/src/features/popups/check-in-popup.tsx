import * as promotion from '@fairground/contract/calls/promotion'
import { Button } from '@fairground/ui/button'
import { Loading, Skeleton } from '@fairground/ui/skeleton'
import { useAnswer } from '../../design/use-answer.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { useFoundStartup } from '../../player/startup.ts'
import { useUser } from '../../player/user.ts'
import { closePopup, openPopup, type PopupName } from '../../popups/popups.ts'
import { LampCalendar } from './art/tickets.tsx'
import { CheckinAction } from './checkin-action.tsx'
import { type Checkin, checkinDays } from './checkin-days.ts'
import { CheckinTickets } from './checkin-tickets.tsx'
import { GameTickets } from './game-tickets.tsx'
import { ScenePopup } from './scene-popup.tsx'

/** The days of the daily check-in as tickets, with today's to take, or the reason why there are none (PR-02). */
export function CheckInPopup({ layer }: { layer: number }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const checkinAnswer = useAnswer(promotion.checkinData, {}, { staleMs: 0 })
  const checkin = checkinAnswer.answer?.model
  const litLamps = checkin?.items.filter(({ state }) => state === 'taken').length ?? 0
  const scene = {
    name: 'check-in',
    layer,
    picture: <LampCalendar litLamps={litLamps} />,
    title: t('popups.checkinTitle'),
  } as const
  if (!loggedIn) {
    return (
      <ScenePopup {...scene} text={t('popups.checkinLogin')}>
        <AskLogin from="check-in" />
      </ScenePopup>
    )
  }
  if (checkinAnswer.state === 'failed') {
    return (
      <ScenePopup {...scene} text={t('popups.checkinFailed')}>
        <Button onClick={checkinAnswer.retry}>{t('common.again')}</Button>
      </ScenePopup>
    )
  }
  if (!checkin) {
    return (
      <ScenePopup {...scene}>
        <Waiting />
      </ScenePopup>
    )
  }
  if (checkin.items.length === 0) {
    const reasonKey = checkin.allowed ? 'popups.checkinEmptyText' : 'popups.checkinNotAllowed'
    return (
      <ScenePopup {...scene} title={t('popups.checkinEmptyTitle')} text={t(reasonKey)}>
        <GameTickets from="check-in" />
      </ScenePopup>
    )
  }
  return (
    <ScenePopup {...scene} text={t('popups.checkinText')}>
      <Calendar checkin={checkin} />
    </ScenePopup>
  )
}

function Calendar({ checkin: { items, nextAt } }: { checkin: Checkin }) {
  const isPlain = useFoundStartup()?.disableVipPlus ?? false
  const labelOf = (level: number) => (isPlain ? level : level + 1)
  const days = checkinDays(items, { mine: useUser()?.vipLevel.level ?? labelOf(0), labelOf })
  return (
    <>
      <CheckinTickets days={days} />
      <CheckinAction today={days.find(({ state }) => state === 'today')} nextAt={nextAt} />
    </>
  )
}

function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('common.loading')}>
      <div className="grid grid-cols-3 gap-3 tablet:grid-cols-4">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Skeleton key={day} className="h-26 rounded-m" />
        ))}
      </div>
    </Loading>
  )
}

/** The content of a popup for a visitor when it needs a player. */
function AskLogin({ from }: { from: PopupName }) {
  const t = useTranslate()
  const logIn = () => {
    closePopup(from)
    openPopup({ name: 'login', reason: 'needed' })
  }
  return (
    <Button look="primary" size="l" onClick={logIn}>
      {t('shell.logIn')}
    </Button>
  )
}
