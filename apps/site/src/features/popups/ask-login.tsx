import { Button } from '@fairground/ui'
import { useTranslate } from '../../kernel/language/language.ts'
import { closePopup, openPopup, type PopupName } from '../../popups/popups.ts'

/** What a popup shows to a visitor when its content is a player's. */
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
