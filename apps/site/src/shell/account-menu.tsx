import { MenuButton } from '@fairground/ui/menu'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { useTranslate } from '../kernel/language/language.ts'
import { useAccountLines } from './account-lines.tsx'

/** The account menu under the header's button, open at once: it is fetched by the first press. */
export function AccountMenu({ buttonClass }: { buttonClass: string }) {
  const t = useTranslate()
  return (
    <MenuButton
      defaultOpen
      label={t('shell.accountMenu')}
      button={<CircleUserRound size={22} aria-hidden="true" />}
      buttonClassName={buttonClass}
      lines={useAccountLines()}
    />
  )
}
