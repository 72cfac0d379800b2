import ChartLine from 'lucide-react/icons/chart-line'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from '../../session/language.ts'
import { useLoggedIn } from '../../session/token.ts'

const StatsCard = lazy(async () => ({ default: (await import('./stats-card.tsx')).StatsCard }))

/** Shows and hides the live stats. */
export function StatsButton() {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const [isOpen, setOpen] = useState(false)
  if (!loggedIn) return null
  return (
    <>
      <button
        type="button"
        aria-label={t('stats.title')}
        title={t('stats.title')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid size-10 shrink-0 place-items-center rounded-s text-muted transition-colors duration-120 hover:bg-button hover:text-text"
      >
        <ChartLine size={20} aria-hidden="true" />
      </button>
      <Suspense>{isOpen && <StatsCard onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
