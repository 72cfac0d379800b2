import type { CategoryGame } from '@fairground/contract/category'
import { cx } from '@fairground/ui/cx'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { Suspense } from 'react'
import { BlockLink } from '../block-link.tsx'
import { GamePicture } from '../game-art/game-picture.tsx'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'

const FavouriteStar = lazyPart(() => import('../my-games/favourite-star.tsx'), 'FavouriteStar')

interface Props {
  game: CategoryGame
  /** Classes for its width, where the list does not set it. */
  className?: string
}

/** A game as a card: its picture, its name, its star. A game that is switched off is marked, and has no link. */
export function GameCard({ game, className }: Props) {
  const host = useHost()
  const nameOf = useGameName()
  const t = host.useTranslate()
  const isOff = host.useStartup().games.some(({ id, enabled }) => id === game.gameId && !enabled)
  return (
    <li className={cx('relative', className)}>
      <BlockLink
        to={isOff ? '' : game.link}
        className={cx(
          'group relative isolate flex aspect-[4/5] w-full flex-col overflow-hidden rounded-m border border-line bg-block text-start shadow-block transition-[border-color,translate] duration-200 ease-out',
          !isOff && 'hover:-translate-y-0.5 hover:border-edge',
        )}
      >
        <span
          aria-hidden="true"
          className="awning absolute inset-0 -z-10 [mask:linear-gradient(#000,transparent_80%)]"
        />
        <span className={cx('grid min-h-0 grow place-items-center p-3', isOff && 'opacity-40 grayscale')}>
          <GamePicture game={game} />
        </span>
        <strong className="truncate px-3 pb-3 font-display text-m font-bold">{nameOf(game.gameId, game.name)}</strong>
        {isOff && <span className="-mt-2 px-3 pb-3 text-xs text-muted">{t('games.off')}</span>}
      </BlockLink>
      {useHydrated() && (
        <Suspense>
          <FavouriteStar gameId={game.gameId} name={game.name} />
        </Suspense>
      )}
    </li>
  )
}
