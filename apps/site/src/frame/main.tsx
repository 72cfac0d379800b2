import '../app/site.css'
import { Toasts } from '@fairground/ui'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from '../app/providers.tsx'
import { start, startLater } from '../app/start.ts'
import { takeArrival } from '../session/arrival.ts'
import { forwardPopups } from '../session/frame-bridge.ts'
import { useTranslate } from '../session/language.ts'
import { FrameNotice } from './frame-notice.tsx'
import { GameSkeleton } from './game-skeleton.tsx'
import { findGameScreen } from './registry.ts'
import { unlockSoundAtGesture } from './sound/sound.ts'

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

const goOn = takeArrival(new URL(location.href))
if (goOn !== undefined) history.replaceState(null, '', goOn)

await start()
forwardPopups()
unlockSoundAtGesture()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
createRoot(root).render(
  <Providers>
    <Frame gameId={location.pathname.split('/')[2]} />
  </Providers>,
)
startLater('players')
