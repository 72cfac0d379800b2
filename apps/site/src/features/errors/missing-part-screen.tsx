import { Button } from '@fairground/ui/button'
import { useTranslate } from '../../kernel/language/language.ts'
import { LazyTornTicket } from './lazy-torn-ticket.tsx'

/** The screen for a chunk that did not load after all retries (ER-12). A reload fetches everything again. */
export function MissingPartScreen() {
  const t = useTranslate()
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-lg flex-col items-center justify-center gap-4 px-6 text-center">
      <LazyTornTicket word="1/2" />
      <div role="alert" className="flex flex-col gap-4">
        <h1 className="text-xl">{t('shell.missingPartTitle')}</h1>
        <p className="text-muted">{t('shell.missingPartText')}</p>
      </div>
      <Button look="primary" onClick={() => location.reload()}>
        {t('shell.reload')}
      </Button>
    </main>
  )
}
