import { Awning } from '@fairground/ui/awning'
import { buttonClass } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { useFoundStartup } from '../../player/startup.ts'
import { AgeSign } from './art/tickets.tsx'

/**
 * The page for visitors who are too young: no games, no menus. A visitor who pressed the wrong button can answer again.
 */
export function AdultsOnlyPage() {
  const t = useTranslate()
  const age = useFoundStartup()?.minimumAge || 18
  return (
    <main className="relative grid min-h-dvh place-items-center p-6">
      <Awning />
      <div className="flex max-w-md flex-col items-center gap-4 text-center">
        <AgeSign age={age} />
        <h1 className="text-xl">{t('popups.ageOutTitle')}</h1>
        <p className="text-muted">{t('popups.ageOutText')}</p>
        <p className="text-s text-muted">{t('popups.ageOutHelp')}</p>
        <Link to="/" reloadDocument className={buttonClass('ghost', 'm', 'mt-4')}>
          {t('popups.ageOutBack')}
        </Link>
      </div>
    </main>
  )
}
