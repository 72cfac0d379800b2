import { Button } from '@fairground/ui'
import { useTranslate } from '../session/language.ts'
import { openPopup } from '../session/popups.ts'
import { hasShell } from '../session/shell-around.ts'
import { readStored } from '../session/storage.ts'
import { parseStoredToken } from '../session/token.ts'
import css from './game-bar.module.css'

/** In a demonstration: the way to the game itself, for a visitor by way of an account. */
export function DemoForReal() {
  const t = useTranslate()
  const playForReal = () => {
    const path = location.pathname.replace(/^\/h5/, '/game')
    const isPlayer = parseStoredToken(readStored('user')) !== undefined
    if (!isPlayer) openPopup({ name: 'register', goTo: path })
    else (hasShell() ? window.parent : window).location.assign(path)
  }
  return (
    <Button look="primary" size="s" className={css.real} onClick={playForReal}>
      {t('demo.forReal')}
    </Button>
  )
}
