import { GameArt } from '@fairground/blocks/game-art'
import { Button } from '@fairground/ui/button'
import { EmptyState } from '@fairground/ui/empty-state'
import { gameName } from '../../kernel/language/game-names.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { useNavigate } from '../../kernel/router/index.ts'
import { openPopup } from '../../popups/popups.ts'

/**
 * What a visitor sees at a game's address: an offer to try the game for credits, and the login that the game itself
 * needs.
 */
export function DemoOffer({ gameId }: { gameId: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const path = `/game/${encodeURIComponent(gameId)}`
  return (
    <EmptyState
      picture={<GameArt gameId={gameId} className="h-56 tablet:h-64" />}
      title={t('demo.offerTitle', { game: gameName(gameId, t) })}
      text={t('demo.offerText')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Button look="primary" size="l" onClick={() => navigate(`${path}?demo=true`)}>
            {t('demo.play')}
          </Button>
          <Button size="l" onClick={() => openPopup({ name: 'login', goTo: path })}>
            {t('shell.logIn')}
          </Button>
        </span>
      }
    />
  )
}
