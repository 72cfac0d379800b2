import { lazyScreen } from '../../kernel/chunks/lazy-screen.tsx'
import { useSearch } from '../../kernel/router/index.ts'

const HistoryPage = lazyScreen(() => import('../../features/history/history-page.tsx'), 'HistoryPage')
const ResponsibleContent = lazyScreen(
  () => import('../../features/responsible/responsible-content.tsx'),
  'ResponsibleContent',
)

/**
 * `/history`: the player's bets; with `view=responsible` limits, breaks and the statement, which have no route of their own:
 * the first load has no room for one.
 */
export function HistoryPlace() {
  return useSearch().get('view') === 'responsible' ? <ResponsibleContent /> : <HistoryPage />
}
