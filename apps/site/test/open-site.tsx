import { loadViews } from '@fairground/blocks'
import * as auth from '@fairground/contract/calls/auth'
import * as designCalls from '@fairground/contract/calls/design'
import * as fair from '@fairground/contract/calls/fair'
import * as game from '@fairground/contract/calls/game'
import * as session from '@fairground/contract/calls/play-session'
import * as user from '@fairground/contract/calls/user'
import type { Notice } from '@fairground/contract/notice'
import type { PageDesign } from '@fairground/contract/page'
import type { StartupConfig } from '@fairground/contract/startup'
import type { User } from '@fairground/contract/user'
import { seededTexts, seeds } from '@fairground/server/front/design/seeds/index.ts'
import { dismissToast, shownToasts } from '@fairground/ui/toast-store'
import { Toasts } from '@fairground/ui/toasts'
import { type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { startLayout } from '../src/app/layout.ts'
import { Providers } from '../src/app/providers.tsx'
import { AppRoutes, findScreen } from '../src/app/routes.tsx'
import { keepDesign } from '../src/design/design.ts'
import { findGameScreen } from '../src/games/registry.ts'
import { readyIcu } from '../src/kernel/language/language.ts'
import { queryClient } from '../src/kernel/query-client.ts'
import { BrowserRouter } from '../src/kernel/router/index.ts'
import { dropToken, watchToken } from '../src/kernel/token.ts'
import { startDemo } from '../src/player/games/demo.ts'
import { completeLanguage, layOperatorTexts, startLanguage } from '../src/player/language/choose-language.ts'
import { keepStartup } from '../src/player/startup.ts'
import { closePopup, openPopups } from '../src/popups/popups.ts'
import { designOf, seedPair, startupOf, TOKEN, userOf } from './models.ts'
import { answer, atEnd } from './stand-in.ts'

/** What the site finds. */
export interface Surroundings {
  /** The logged-in player; without one, a visitor looks. */
  player?: Partial<User>
  startup?: Partial<StartupConfig>
  notices?: readonly Notice[]
  design?: PageDesign
  /** Answers calls in another way than every page's, before the page asks. */
  answers?: () => void
  /** A game is played for credits; no test after it in the same file is a player. */
  demo?: boolean
}

let root: Root | undefined
let stopWatching: (() => void) | undefined

// One listener for the life of the file's page.
startLayout()

/**
 * Shows the site at an address as a started page shows it, with what every page asks the server for answered: the user, the
 * notices, open rounds, the session, texts.
 */
export async function openSite(path: string, surroundings: Surroundings = {}): Promise<void> {
  await prepare(path, surroundings)
  await findScreen(location.pathname)?.load()
  mount(
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>,
  )
}

/** Shows a game as its frame page does, without the site around it. */
export async function openGame(gameId: string, surroundings: Surroundings = {}): Promise<void> {
  await prepare(`/h5/${gameId}${surroundings.demo ? '?demo=true' : ''}`, surroundings)
  if (surroundings.demo) await startDemo(gameId)
  const Screen = findGameScreen(gameId)
  if (!Screen) throw new Error(`there is no game ${gameId}`)
  // The page around the test's is no site with a header of its own.
  window.parent.document.documentElement.dataset.layout = 'phone'
  await Screen.load()
  mount(
    <>
      <Suspense>
        <Screen />
      </Suspense>
      <Toasts closeLabel="Close" />
    </>,
  )
}

/** Shows a screen that stands in place of the app, or a part of it alone. */
export async function openInPlace(screen: ReactNode, path = '/', surroundings: Surroundings = {}): Promise<void> {
  await prepare(path, surroundings)
  mount(screen)
}

async function prepare(path: string, { player, startup, notices = [], design, answers }: Surroundings): Promise<void> {
  answer(designCalls.missingText, {})
  answer(user.noticePage, { page: { content: [...notices], total: notices.length } })
  answer(designCalls.theme, { model: seeds.night })
  answer(designCalls.lang, { model: seededTexts.en ?? {} })
  if (player) {
    localStorage.setItem('user', JSON.stringify({ token: TOKEN }))
    answer(auth.userInfo, { user: userOf(player) })
    // Links of many tests lead to the page of the fairness.
    answer(fair.seeds, { model: seedPair })
    answer(game.open, { list: [] })
    answer(game.finishAllMyHold, { model: { balance: player.balance ?? 0, balanceVersion: 1 } })
    answer(session.sum, { model: { version: 1, after: '01a2b3c4-0000-7000-8000-000000000000' } })
  }
  answers?.()
  history.replaceState(null, '', path)
  keepStartup(startupOf(startup))
  await startLanguage()
  await layOperatorTexts()
  const shown = design ?? designOf(seeds.night)
  const views = loadViews(shown.pages.flatMap(({ items }) => items))
  // The sources' first texts are whole already: nothing else waits for the formatter.
  await Promise.all([completeLanguage(), readyIcu(), keepDesign(shown), views])
  stopWatching = watchToken()
}

function mount(app: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'))
  place.id = 'root'
  root = createRoot(place)
  root.render(<Providers>{app}</Providers>)
}

/** Ends what a test has opened: the next one finds nothing of it. */
export async function closeSite(): Promise<void> {
  for (const { name } of openPopups()) closePopup(name)
  for (const { id } of shownToasts()) dismissToast(id)
  root?.unmount()
  root = undefined
  stopWatching?.()
  dropToken()
  await queryClient.cancelQueries()
  queryClient.clear()
  document.getElementById('root')?.remove()
  for (const one of document.querySelectorAll('[data-test]')) one.remove()
}

atEnd.close = closeSite
