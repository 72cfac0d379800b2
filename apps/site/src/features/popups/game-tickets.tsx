import { buttonClass } from '@fairground/ui/button'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { findEmblem } from '../../games/emblems.ts'
import { ink } from '../../games/kit/ink.ts'
import { gameName } from '../../kernel/language/game-names.ts'
import { useTranslate } from '../../kernel/language/language.ts'
import { Link } from '../../kernel/router/index.ts'
import { useUser } from '../../player/user.ts'
import { closePopup, type PopupName } from '../../popups/popups.ts'
import { useOpenGames } from './open-games.ts'

/** The open games as tickets; without any, a link to the lobby; nothing for a limited player (RG-03). */
export function GameTickets({ from, but }: { from: PopupName; but?: string | undefined }) {
  const t = useTranslate()
  const games = useOpenGames(but)
  const isLimited = useUser()?.limited
  const close = () => closePopup(from)
  if (isLimited) return null
  if (games.length === 0) {
    return (
      <Link to="/" onClick={close} className={buttonClass('primary', 'l')}>
        {t('popups.toGames')}
      </Link>
    )
  }
  return (
    <section aria-label={t('popups.openGames')} className="flex flex-col gap-2">
      <p aria-hidden="true" className="text-s font-semibold text-muted">
        {t('popups.openGames')}
      </p>
      <ul className="flex flex-col gap-2">
        {games.map((game) => (
          <li key={game}>
            <Link
              to={`/game/${game}`}
              onClick={close}
              className="ticket flex min-h-16 items-center gap-4 bg-button px-5 py-2.5 font-semibold transition-[filter] duration-120 hover:brightness-115"
            >
              <GameEmblem game={game} />
              <span className="grow">{t('popups.playGame', { game: gameName(game, t) })}</span>
              <ChevronRight size={20} aria-hidden="true" className="text-accent-text rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A star, for a game without an emblem. */
const Star = () => <path d="m24 5 5.500 12.500L43 19 33 28l3 14-12-7-12 7 3-14L5 19l13.500-1.500z" fill={ink.amber} />

/** A game's emblem, 48 by 48. Decoration: the name stands next to it. */
function GameEmblem({ game }: { game: string }) {
  const Drawn = findEmblem(game) ?? Star
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12 shrink-0">
      <Drawn />
    </svg>
  )
}
