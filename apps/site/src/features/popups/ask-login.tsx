import { Button } from '@fairground/ui'
import { useTranslate } from '../../session/language.ts'
import { closePopup, openPopup, type PopupName } from '../../session/popups.ts'

/** What a popup shows to a visitor when its content is a player's. */
export function AskLogin({ from }: { from: PopupName }) {
  const t = useTranslate()
  const logIn = () => {
    closePopup(from)
    openPopup({ name: 'login', reason: 'needed' })
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('errors.not_logged_in')}</p>
      <Button look="primary" size="l" onClick={logIn}>
        {t('shell.logIn')}
      </Button>
    </div>
  )
}
