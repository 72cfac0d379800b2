import { buttonClass } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { Link } from '../../kernel/router/index.ts'
import { TornTicket } from './torn-ticket.tsx'

/** The page for an unknown address. */
export function NotFoundPage() {
  const t = useTranslate()
  useTitle(t('gates.notFoundTitle'))
  return (
    <div className="mx-auto flex min-h-[60dvh] max-w-lg flex-col items-center justify-center gap-4 px-6 text-center">
      <TornTicket word="404" />
      <h1 className="text-xl">{t('gates.notFoundTitle')}</h1>
      <p className="text-muted">{t('gates.notFoundText')}</p>
      <Link to="/" className={buttonClass('primary')}>
        {t('shell.toLobby')}
      </Link>
    </div>
  )
}
