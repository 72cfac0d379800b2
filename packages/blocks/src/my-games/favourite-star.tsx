import { cx } from '@fairground/ui/cx'
import Star from 'lucide-react/icons/star'
import { use } from 'react'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'

/** Marks a game as a favourite, or removes the mark. The star is lit for a favourite; screen readers read its state. */
export function FavouriteStar({ gameId, name }: { gameId: string; name: string }) {
  const host = useHost()
  const t = host.useTranslate()
  const nameOf = useGameName()
  const { useMyGames, setFavourite } = use(host.loadMyGames())
  const isMarked = useMyGames().favourites.includes(gameId)
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={t('games.favourite', { game: nameOf(gameId, name) })}
      onClick={() => setFavourite(gameId, isMarked ? 'unmark' : 'mark')}
      className={cx(
        'absolute end-1.5 top-1.5 grid size-9 place-items-center rounded-full bg-block/70 transition-[color,scale] duration-120 hover:text-accent-text active:scale-90',
        isMarked ? 'text-accent-text' : 'text-muted',
      )}
    >
      <Star size={18} aria-hidden="true" fill={isMarked ? 'currentColor' : 'none'} />
    </button>
  )
}
