import { Button } from '@fairground/ui'
import { useTranslate } from '../../session/language.ts'
import { TornTicket } from './torn-ticket.tsx'

/** The last net: says that something broke, that money is safe, and offers a reload. */
export function BrokenScreen() {
  const t = useTranslate()
  return (
    <main
      role="alert"
      className="mx-auto flex min-h-[70dvh] max-w-lg flex-col items-center justify-center gap-4 px-6 text-center"
    >
      <TornTicket word="500" />
      <h1 className="text-xl">{t('shell.brokenTitle')}</h1>
      <p className="text-muted">{t('shell.brokenText')}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('shell.reload')}
      </Button>
    </main>
  )
}
