import { buttonClass } from '@fairground/ui/button'
import { BlockLink } from './block-link.tsx'
import { useHost } from './host.ts'

/** The buttons of a card for players, shown to a guest: login and registration. */
export function LoginActions() {
  const t = useHost().useTranslate()
  return (
    <div className="flex flex-wrap justify-center gap-2" data-guest="">
      <BlockLink to="#login" className={buttonClass('plain')}>
        {t('shell.logIn')}
      </BlockLink>
      <BlockLink to="#register" className={buttonClass('primary')}>
        {t('shell.register')}
      </BlockLink>
    </div>
  )
}
