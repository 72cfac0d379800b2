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
        'absolute end-1 top-1 grid size-8 place-items-center rounded-full bg-[rgb(5_8_16/60%)] transition-[color,scale] duration-120 hover:text-[#ffd58a] active:scale-90',
        isMarked ? 'text-[#ffd58a]' : 'text-[#fff]',
      )}
    >
      <Star size={18} aria-hidden="true" fill={isMarked ? 'currentColor' : 'none'} />
    </button>
  )
}
