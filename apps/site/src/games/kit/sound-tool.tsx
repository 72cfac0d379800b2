import { lazyPart } from '@fairground/ui/lazy-part'
import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { Suspense, useId, useState } from 'react'
import { useSoundOn } from '../../kernel/browser/sound.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { BarButton } from './bar-button.tsx'
import css from './game-bar.module.css'
import { mayCelebrate } from './jurisdiction.ts'

const Mixer = lazyPart(() => import('./sound/mixer.tsx'), 'Mixer')

/**
 * The sound of a game: in a wide bar an icon whose press opens the mixer, else the mixer's lines in the menu.
 * @param isMenuOpen whether that menu is open; before that nothing of the mixer is fetched
 */
export function SoundTool({ isWide, isMenuOpen }: { isWide: boolean; isMenuOpen: boolean }) {
  const t = useTranslate()
  const soundOn = useSoundOn()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  // The room of its lines, so that nothing moves when they come.
  const room = <div style={{ blockSize: mayCelebrate() ? '132px' : '88px' }} />
  const mixer = (
    <Suspense fallback={room}>
      <Mixer />
    </Suspense>
  )
  if (!isWide) return <div className={css.mixer}>{isMenuOpen && mixer}</div>
  return (
    <>
      <BarButton label={t('play.sound')} popoverTarget={id}>
        {soundOn ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
      </BarButton>
      <div id={id} popover="auto" className={css.mixer} onToggle={({ newState }) => setOpen(newState === 'open')}>
        {isOpen && mixer}
      </div>
    </>
  )
}
