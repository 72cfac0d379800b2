import { Button } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { useTitle } from '../../kernel/language/title.ts'
import { playersName } from '../../player/rival-login.ts'

/**
 * Asks whether to keep the current login or switch, when a link would log this device in as another account (SU-03).
 */
export function OtherLoginPage({ choose }: { choose: (choice: 'keep' | 'switch') => void }) {
  const t = useTranslate()
  const name = playersName()
  useTitle(t('gates.otherLoginTitle'))
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col items-center justify-center gap-4 px-6 text-center">
      <h1 className="text-xl">{t('gates.otherLoginTitle')}</h1>
      {name !== '' && <p className="font-semibold break-all">{t('gates.otherLoginName', { name })}</p>}
      <p className="text-muted">{t('gates.otherLoginText')}</p>
      <div className="mt-2 flex w-full flex-col gap-3 tablet:w-auto">
        <Button look="primary" onClick={() => choose('keep')}>
          {t('gates.keepLogin')}
        </Button>
        <Button onClick={() => choose('switch')}>{t('gates.changeLogin')}</Button>
      </div>
    </main>
  )
}
