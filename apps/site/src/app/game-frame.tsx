import './site.css'
import { Toasts } from '@fairground/ui/toasts'
import { Suspense } from 'react'
import { FrameNotice } from '../games/kit/frame-notice.tsx'
import { GameSkeleton } from '../games/kit/game-skeleton.tsx'
import { ignoreMotionEvents } from '../games/kit/ignore-motion-events.ts'
import { dropLeftEntry } from '../games/kit/use-back-closes.ts'
import { findGameScreen } from '../games/registry.ts'
import { loadChunk } from '../kernel/chunks/load-chunk.ts'
import { hasShell } from '../kernel/host/shell-around.ts'
import { useTranslate } from '../kernel/language/language.ts'
import { completeLanguage } from '../player/language/choose-language.ts'
import { forwardPopups } from '../popups/forward-popups.ts'
import { Providers } from './providers.tsx'
import { start } from './start.ts'

/** `/h5/{game}`: one game without the shell, a game's frame page. */
function Frame({ gameId }: { gameId: string | undefined }) {
  const t = useTranslate()
  const Screen = findGameScreen(gameId)
  return (
    <>
      <Suspense fallback={<GameSkeleton />}>{Screen ? <Screen /> : <FrameNotice kind="unknown" />}</Suspense>
      <Toasts closeLabel={t('common.close')} />
    </>
  )
}

const gameId = location.pathname.split('/')[2]

/**
 * A frame page needs no page of the design: the HTML holds its theme. It needs the later phrases, and plays a
 * demonstration where its address asks for one.
 */
async function loadDesign(): Promise<void> {
  await completeLanguage()
  if (new URLSearchParams(location.search).get('demo') !== 'true' || gameId === undefined) return
  const { startDemo } = await loadChunk(() => import('../player/games/demo.ts'))
  await startDemo(gameId)
}

if (gameId) document.documentElement.dataset.ground = gameId
ignoreMotionEvents()
dropLeftEntry()

await start({
  loadDesign,
  screen: findGameScreen(gameId),
  audience: 'players',
  app: () => (
    <Providers>
      <Frame gameId={gameId} />
    </Providers>
  ),
  afterwards() {
    forwardPopups()
    // Without the shell there is nothing around the game that could show a search.
    if (hasShell())
      void loadChunk(() => import('../links/search-key.ts')).then(({ listenForSearchKey }) => listenForSearchKey())
    void loadChunk(() => import('../player/watch-currency.ts')).then(({ watchCurrency }) => watchCurrency())
    void loadChunk(() => import('../games/kit/held-wins.ts')).then(({ finishHeldOfBefore }) => finishHeldOfBefore())
  },
})
