import '../app/site.css'
import { Toasts } from '@fairground/ui'
import { Suspense } from 'react'
import { Providers } from '../app/providers.tsx'
import { start } from '../app/start.ts'
import { completeLanguage } from '../session/choose-language.ts'
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

await start({
  // A frame has no page of the design in it: its theme stands in the page already. Its words are the later ones.
  loadDesign: completeLanguage,
  live: 'players',
  app: () => (
    <Providers>
      <Frame gameId={location.pathname.split('/')[2]} />
    </Providers>
  ),
  afterwards() {
    forwardPopups()
    unlockSoundAtGesture()
  },
})
