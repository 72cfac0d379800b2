import { buttonClass } from '@fairground/ui'
import { BlockLink } from './block-link.tsx'
import { useHost } from './host.ts'

/** What a guest does about a card that is for players. */
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
