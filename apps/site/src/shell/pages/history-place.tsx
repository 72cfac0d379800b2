import { lazyScreen } from '../../kernel/chunks/lazy-screen.tsx'
import { useLocation, useSearch } from '../../kernel/router/index.ts'

const HistoryPage = lazyScreen(() => import('../../features/history/history-page.tsx'), 'HistoryPage')
const ResponsibleContent = lazyScreen(
  () => import('../../features/responsible/responsible-content.tsx'),
  'ResponsibleContent',
)

/**
 * `/history`: the player's bets. `/responsible`: limits, breaks and the statement, which `/history?view=responsible`
 * shows too, the address of earlier links. One place for both costs the first load less than two.
 */
export function HistoryPlace() {
  const { pathname } = useLocation()
  const view = useSearch().get('view')
  const isResponsible = pathname.startsWith('/responsible') || view === 'responsible'
  return isResponsible ? <ResponsibleContent /> : <HistoryPage />
}
