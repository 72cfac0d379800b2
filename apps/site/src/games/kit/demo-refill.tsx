import { toast } from '@fairground/ui'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslate } from '../../kernel/language/language.ts'
import css from './game-bar.module.css'

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
