import * as promotion from '@fairground/contract/calls/promotion'
import { Button, buttonClass } from '@fairground/ui/button'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../calls/client.ts'
import { useLocale, useTranslate } from '../../kernel/language/language.ts'
import { queryClient } from '../../kernel/query-client.ts'
import { Link } from '../../kernel/router/index.ts'
import { closePopup } from '../../popups/popups.ts'
import type { CheckinDay } from './checkin-days.ts'
import { useOpenGames } from './open-games.ts'

/** Reloads the calendar wherever it is shown. */
function reloadCheckin(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [promotion.checkinData.name] })
}

/** The action of today: check in once. Afterwards the gift, a link to the wheel, and the time of the next day. */
export function CheckinAction({ today, nextAt }: { today: CheckinDay | undefined; nextAt: number | undefined }) {
  const t = useTranslate()
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () => (await call(promotion.checkin, {})).model.count,
    // The button stays busy until the new calendar has loaded.
    onSettled: reloadCheckin,
  })
  if (today) {
    return (
      <>
        {today.isLocked && today.vipLevel !== undefined && (
          <p className="text-center text-s text-muted">{t('popups.checkinLocked', { level: today.vipLevel })}</p>
        )}
        <Button look={today.isLocked ? 'plain' : 'primary'} size="l" busy={isPending} onClick={() => mutate()}>
          {t(today.isLocked ? 'popups.checkinWithout' : 'popups.checkinAction')}
        </Button>
      </>
    )
  }
  return (
    <>
      {data !== undefined && <Gift count={data} />}
      {nextAt !== undefined && <NextDay at={nextAt} />}
    </>
  )
}

/** The gift of the check-in. It takes the focus, because the button is gone. */
function Gift({ count }: { count: number }) {
  const t = useTranslate()
  const isOpen = useOpenGames().includes('freespin')
  return (
    <>
      <p ref={focus} tabIndex={-1} className="text-center font-display text-m font-bold text-win outline-none">
        {count > 0 ? t('popups.checkinGiven', { count }) : t('popups.checkinNothing')}
      </p>
      {count > 0 && isOpen && (
        <Link to="/game/freespin" onClick={() => closePopup('check-in')} className={buttonClass('primary', 'l')}>
          {t('freespin.toWheel')}
        </Link>
      )}
    </>
  )
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}

function NextDay({ at }: { at: number }) {
  const t = useTranslate()
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(at)
  return <p className="text-center text-s text-muted">{t('popups.checkinDone', { when: time })}</p>
}
