import { Button, buttonClass } from '@fairground/ui'
import { FreeWheel } from '../features/popups/art/tents.tsx'
import { Link, useSearch } from '../router/index.ts'
import { useTranslate } from '../session/language.ts'
import { openPopup } from '../session/popups.ts'
import { useTitle } from '../session/title.ts'
import { useLoggedIn } from '../session/token.ts'

/** How much of an invite code an address may bring onto the page. */
const LONGEST_CODE = 40

/**
 * `/freeSpin`: where a visitor comes who was invited to the wheel (RT-05). The wheel does not turn yet, and the page says
 * so; the invitation is kept and goes along with the registration (AU-05).
 */
export function FreeSpinPage() {
  const t = useTranslate()
  const query = useSearch()
  const loggedIn = useLoggedIn()
  const code = query.get('p')
  useTitle(t('gates.spinTitle'))
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-3 py-10 text-center">
      <FreeWheel />
      {code && (
        <p className="ticket bg-button px-6 py-2 text-s text-muted">
          {t('gates.invited')} <b className="nums text-text">{code.slice(0, LONGEST_CODE)}</b>
        </p>
      )}
      <h1 className="text-xl">{t('gates.spinTitle')}</h1>
      <p className="text-muted">{t(loggedIn ? 'gates.spinPlayerText' : 'gates.spinText')}</p>
      {loggedIn ? (
        <Link to="/" className={buttonClass('primary', 'l')}>
          {t('gates.toLobby')}
        </Link>
      ) : (
        <>
          <Button look="primary" size="l" onClick={() => openPopup({ name: 'register' })}>
            {t('gates.openAccount')}
          </Button>
          <Link to="/" className={buttonClass('ghost')}>
            {t('gates.lookAround')}
          </Link>
        </>
      )}
    </div>
  )
}
