import '../app/site.css'
import { Toasts } from '@fairground/ui'
import { Suspense } from 'react'
import { loadChunk } from '../app/load-chunk.ts'
import { Providers } from '../app/providers.tsx'
import { start } from '../app/start.ts'
import { completeLanguage } from '../session/choose-language.ts'
import { forwardPopups } from '../session/frame-bridge.ts'
import { useTranslate } from '../session/language.ts'
import { FrameNotice } from './frame-notice.tsx'
import { GameSkeleton } from './game-skeleton.tsx'
import { quietMotion } from './quiet-motion.ts'
import { findGameScreen } from './registry.ts'
import { unlockSoundAtGesture } from './sound/sound.ts'
import { dropLeftEntry } from './use-back-closes.ts'

/** `/h5/{game}`: one game, without the shell. */
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
 * A frame has no page of the design in it: its theme stands in the page already. Its words are the later ones, and where
 * its address asks for a demonstration, that is what it plays.
 */
async function loadDesign(): Promise<void> {
  await completeLanguage()
  if (new URLSearchParams(location.search).get('demo') !== 'true' || gameId === undefined) return
  const { startDemo } = await loadChunk(() => import('../session/demo.ts'))
  await startDemo(gameId)
}

quietMotion()
dropLeftEntry()

await start({
  loadDesign,
  screen: findGameScreen(gameId),
  live: 'players',
  app: () => (
    <Providers>
      <Frame gameId={gameId} />
    </Providers>
  ),
  afterwards() {
    forwardPopups()
    void loadChunk(() => import('./held-wins.ts')).then(({ finishHeldOfBefore }) => finishHeldOfBefore())
    unlockSoundAtGesture()
  },
})
