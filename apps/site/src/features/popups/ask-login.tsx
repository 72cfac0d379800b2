import { Button } from '@fairground/ui'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, openPopup, type PopupName } from '../../popups/popups.ts'

/** The content of a popup for a visitor when it needs a player. */
export function AskLogin({ from }: { from: PopupName }) {
  const t = useTranslate()
  const logIn = () => {
    closePopup(from)
    openPopup({ name: 'login', reason: 'needed' })
  }
  return (
    <Button look="primary" size="l" onClick={logIn}>
      {t('shell.logIn')}
    </Button>
  )
}
