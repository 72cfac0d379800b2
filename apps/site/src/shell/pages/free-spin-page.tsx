import * as promotion from '@fairground/contract/calls/promotion'
import { Button, buttonClass } from '@fairground/ui/button'
import { useAnswer } from '../../design/use-answer.ts'
import { FreeWheel } from '../../features/popups/art/tents.tsx'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { Link, useSearch } from '../../kernel/router/index.ts'
import { useLoggedIn } from '../../kernel/token.ts'
import { useSpinsLeft } from '../../player/games/spins-left.ts'
import { openPopup } from '../../popups/popups.ts'

/** The most of an invite code that an address may bring onto the page. */
const LONGEST_CODE = 40

/**
 * `/freeSpin`: the page of a visitor who was invited to the wheel (RT-05). It explains the wheel and how to get spins;
 * the invitation is stored and goes along with the registration (AU-05). A player sees their spins.
 */
export function FreeSpinPage() {
  const t = useTranslate()
  const query = useSearch()
  const loggedIn = useLoggedIn()
  const spinCount = useSpinsLeft()
  const code = query.get('p')
  useTitle(t('freespin.pageTitle'))
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-3 py-10 text-center">
      <FreeWheel />
      {code && (
        <p className="ticket bg-button px-6 py-2 text-s text-muted">
          {t('gates.invited')} <b className="nums text-text">{code.slice(0, LONGEST_CODE)}</b>
        </p>
      )}
      <h1 className="text-xl">{t('freespin.pageTitle')}</h1>
      <p className="text-muted">
        {loggedIn
          ? spinCount !== undefined &&
            t(spinCount > 0 ? 'freespin.playerHas' : 'freespin.playerNone', { count: spinCount })
          : t('freespin.guestText')}
      </p>
      {loggedIn ? (
        <PlayerActions />
      ) : (
        <>
          <Button look="primary" size="l" onClick={() => openPopup({ name: 'register' })}>
            {t('gates.openAccount')}
          </Button>
          <Link to="/game/freespin" className={buttonClass('ghost')}>
            {t('freespin.odds')}
          </Link>
        </>
      )}
    </div>
  )
}

/** A player's actions. Today's check-in comes first if it is open and gives spins. */
function PlayerActions() {
  const t = useTranslate()
  const { answer } = useAnswer(promotion.checkinData, {}, { staleMs: 0 })
  const isOpen = answer?.model.items.some(({ state, count }) => state === 'today' && count > 0) ?? false
  const toWheel = (
    <Link to="/game/freespin" className={buttonClass(isOpen ? 'plain' : 'primary', 'l')}>
      {t('freespin.toWheel')}
    </Link>
  )
  if (!isOpen) return toWheel
  return (
    <>
      <p>{t('freespin.checkInFirst')}</p>
      <Button look="primary" size="l" aria-haspopup="dialog" onClick={() => openPopup({ name: 'check-in' })}>
        {t('perks.checkInAction')}
      </Button>
      {toWheel}
    </>
  )
}
