import { Badge, Button } from '@fairground/ui'
import { useNavigate } from '../router/index.ts'
import { useTranslate } from '../session/language.ts'
import { openPopup } from '../session/popups.ts'
import { useLoggedIn } from '../session/token.ts'

/** Above the frame of a demonstration: that it is one, and the way to the game itself. */
export function DemoBar({ gameId }: { gameId: string }) {
  const t = useTranslate()
  const loggedIn = useLoggedIn()
  const navigate = useNavigate()
  const path = `/game/${encodeURIComponent(gameId)}`
  const playForReal = () => (loggedIn ? navigate(path) : openPopup({ name: 'register', goTo: path }))
  return (
    <div className="flex h-12 items-center gap-3 border-b border-line bg-block px-4">
      <Badge tone="info">{t('demo.badge')}</Badge>
      <p className="line-clamp-2 min-w-0 grow text-xs leading-tight text-muted tablet:text-s">{t('demo.bar')}</p>
      <Button look="primary" size="s" className="shrink-0 whitespace-nowrap" onClick={playForReal}>
        {t('demo.forReal')}
      </Button>
    </div>
  )
}
