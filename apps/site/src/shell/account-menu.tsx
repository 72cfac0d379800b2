import { MenuButton } from '@fairground/ui/menu'
import type { ReactNode } from 'react'
import { useTranslate } from '../kernel/language/language.ts'
import { useAccountGroups } from './account-lines.tsx'

/** The account menu under the header's button, open at once because the first press loads it. */
export function AccountMenu({ buttonClass, button }: { buttonClass: string; button: ReactNode }) {
  const t = useTranslate()
  return (
    <MenuButton
      defaultOpen
      label={t('shell.accountMenu')}
      button={button}
      buttonClassName={buttonClass}
      groups={useAccountGroups()}
    />
  )
}
