import { Button } from '@fairground/ui/button'
import { toast } from '@fairground/ui/toast-store'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { hasShell } from '../../kernel/host/shell-around.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { readStored } from '../../kernel/storage/storage.ts'
import { parseStoredToken } from '../../kernel/token.ts'
import { openPopup } from '../../popups/popups.ts'
import css from './game-bar.module.css'

/** Whether the browser belongs to a player, who may be in a demonstration. */
export const isPlayer = (): boolean => parseStoredToken(readStored('user')) !== undefined

/** The address of the game that a frame page shows, for real. */
export const realGamePath = (): string => location.pathname.replace(/^\/h5/, '/game')

/** In a demonstration: the link to the real game; visitors register first. */
export function DemoForReal() {
  const t = useTranslate()
  const playForReal = () => {
    const path = realGamePath()
    if (!isPlayer()) openPopup({ name: 'register', goTo: path })
    else (hasShell() ? window.parent : window).location.assign(path)
  }
  return (
    <Button look="primary" size="s" className={css.real} onClick={playForReal}>
      {t('demo.forReal')}
    </Button>
  )
}

/** Refills the credits of a demonstration. */
export function DemoRefill() {
  const t = useTranslate()
  const refill = async () => {
    const { refillDemo } = await import('../../player/games/demo.ts')
    if ((await refillDemo()) === 'round-open') toast(t('demo.finishFirst'), { tone: 'info' })
  }
  return (
    <button
      type="button"
      aria-label={t('demo.refill')}
      title={t('demo.refill')}
      onClick={() => void refill()}
      className={css.button}
    >
      <RotateCcw size={18} aria-hidden="true" className="text-accent-text" />
    </button>
  )
}
