import { MenuButton } from '@fairground/ui/menu'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { useTranslate } from '../kernel/language/language.ts'
import { useAccountLines } from './account-lines.tsx'

/** The account menu under the header's button, open at once because the first press loads it. */
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
