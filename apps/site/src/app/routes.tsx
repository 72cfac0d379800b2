import { Route, Routes } from 'react-router'
import { LobbyPage } from '../features/lobby/lobby-page.tsx'
import { Shell } from '../shell/shell.tsx'
import { lazyScreen } from './load-chunk.ts'

const HistoryPage = lazyScreen(() => import('../features/history/history-page.tsx'), 'HistoryPage')
const RoundPage = lazyScreen(() => import('../features/round/round-page.tsx'), 'RoundPage')
const VerifyPage = lazyScreen(() => import('../features/verify/verify-page.tsx'), 'VerifyPage')
const FairnessPage = lazyScreen(() => import('../features/fairness/fairness-page.tsx'), 'FairnessPage')
const NoticesPage = lazyScreen(() => import('../features/notices/notices-page.tsx'), 'NoticesPage')
const GamePage = lazyScreen(() => import('../shell/game-page.tsx'), 'GamePage')
const AdultsOnlyPage = lazyScreen(() => import('../features/popups/adults-only-page.tsx'), 'AdultsOnlyPage')
const NotFoundPage = lazyScreen(() => import('../features/errors/not-found-page.tsx'), 'NotFoundPage')

/** Every address of the site. A new page is one line here. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="adults-only" element={<AdultsOnlyPage />} />
      <Route element={<Shell />}>
        <Route index element={<LobbyPage />} />
        <Route path="game/:gameId" element={<GamePage />} />
        <Route path="history" element={<HistoryPage />} />
        <Route path="round/:id" element={<RoundPage />} />
        <Route path="fairness" element={<FairnessPage />} />
        <Route path="notifications" element={<NoticesPage />} />
        <Route path="verify" element={<VerifyPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
