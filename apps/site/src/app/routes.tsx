import type { PhraseKey } from '@fairground/phrases'
import type { ReactNode } from 'react'
import { Suspense } from 'react'
import { findLazyScreen, type LazyScreen, lazyScreen } from '../kernel/chunks/lazy-screen.tsx'
import { useTranslate } from '../kernel/language/language.ts'
import { useTitle } from '../kernel/language/title.ts'
import { findElements, Outlet, Route, Routes } from '../kernel/router/index.ts'
import { LoadingScreen } from '../shell/loading/loading-screen.tsx'
import { ArticlePage, ContentPage, DesignPage, RarePlace } from '../shell/pages/design-page.tsx'
import { Shell } from '../shell/shell.tsx'

/** Sets the document title of a page. */
function TitledPage({ title, children }: { title: PhraseKey; children: ReactNode }) {
  const t = useTranslate()
  useTitle(t(title))
  return children
}

/** A page without surroundings. */
function PlainPage() {
  return (
    <Suspense fallback={<LoadingScreen tryAgain={() => location.reload()} />}>
      <Outlet />
    </Suspense>
  )
}

const HistoryPlace = lazyScreen(() => import('../shell/pages/history-place.tsx'), 'HistoryPlace')
const RoundPage = lazyScreen(() => import('../features/round/round-page.tsx'), 'RoundPage')
const VerifyPage = lazyScreen(() => import('../features/verify/verify-page.tsx'), 'VerifyPage')
const FairnessPage = lazyScreen(() => import('../fairness/fairness-page.tsx'), 'FairnessPage')
const NoticesPage = lazyScreen(() => import('../features/notices/notices-page.tsx'), 'NoticesPage')
const GamePage = lazyScreen(() => import('../shell/pages/game-page.tsx'), 'GamePage')

const withTitle = (title: PhraseKey, page: ReactNode) => <TitledPage title={title}>{page}</TitledPage>

/** Every address of the site. A new page is one line here. */
export const routes = (
  <>
    <Route element={<PlainPage />}>
      <Route path="adults-only" element={<RarePlace />} />
      <Route path="chatbet" element={<RarePlace />} />
      <Route path="chatlive" element={<RarePlace />} />
    </Route>
    <Route element={<Shell />}>
      <Route index element={<DesignPage idOrType="home" />} />
      <Route path="games" element={<DesignPage idOrType="games" />} />
      <Route path="page/:id" element={<ContentPage />} />
      <Route path="article/:id" element={<ArticlePage />} />
      <Route path="game/:gameId" element={withTitle('shell.games', <GamePage />)} />
      <Route path="embed" element={<RarePlace />} />
      <Route path="freeSpin" element={<RarePlace />} />
      <Route path="history" element={withTitle('shell.history', <HistoryPlace />)} />
      <Route path="responsible" element={<HistoryPlace />} />
      <Route path="round/:id" element={<RoundPage />} />
      <Route path="fairness" element={withTitle('shell.fairness', <FairnessPage />)} />
      <Route path="notifications" element={withTitle('notices.title', <NoticesPage />)} />
      <Route path="verify" element={withTitle('verify.title', <VerifyPage />)} />
      <Route path="*" element={<RarePlace />} />
    </Route>
  </>
)

/** The screen of the page's address. */
export function AppRoutes() {
  return <Routes>{routes}</Routes>
}

/** The lazy screen at a path, if its screen is lazy. */
export function findScreen(pathname: string): LazyScreen | undefined {
  const elements = findElements(routes, pathname)
  return findLazyScreen(elements.at(-1))
}
