import { firstWords } from '@fairground/phrases'
import { Button } from '@fairground/ui/button'
import { currentLocale } from '../../kernel/language/language.ts'
import { LazyTornTicket } from './lazy-torn-ticket.tsx'

/**
 * The last error screen (RT-13): says that something broke and that the player's money is safe, and offers a reload. It
 * has its own texts.
 */
export function BrokenScreen({ reload = () => location.reload() }: { reload?: () => void }) {
  const words = firstWords[currentLocale()]
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-lg flex-col items-center justify-center gap-4 px-6 text-center">
      <LazyTornTicket word="500" />
      <div role="alert" className="flex flex-col gap-4">
        <h1 className="text-xl">{words.brokenTitle}</h1>
        <p className="text-muted">{words.brokenText}</p>
      </div>
      <Button look="primary" onClick={reload}>
        {words.reload}
      </Button>
    </main>
  )
}
