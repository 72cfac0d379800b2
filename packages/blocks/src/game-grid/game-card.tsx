import type { CategoryGame } from '@fairground/contract/category'
import { cx } from '@fairground/ui/cx'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { type CSSProperties, Suspense } from 'react'
import { BlockLink } from '../block-link.tsx'
import { tileArt, tileGround } from '../game-art/tile-art.ts'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import { GameFigures } from './game-figures.tsx'

const FavouriteStar = lazyPart(() => import('../my-games/favourite-star.tsx'), 'FavouriteStar')

interface Props {
  game: CategoryGame
  /** Classes for its width, where the list does not set it. */
  className?: string
}

/**
 * A game as a tile: its picture, and on the picture's deep colour its name and its figures. A game that is switched off is marked,
 * and has no link. Without a picture it shows its colour and its name.
 */
export function GameCard({ game, className }: Props) {
  const host = useHost()
  const nameOf = useGameName()
  const t = host.useTranslate()
  const { gameId } = game
  const isOff = host.useStartup().games.some(({ id, enabled }) => id === gameId && !enabled)
  const art = (game.icon && host.assetUrl(game.icon, { width: 320, height: 427 })) || tileArt(gameId)
  return (
    <li className={cx('relative', className)} style={{ '--tile-ground': tileGround(gameId) } as CSSProperties}>
      <BlockLink
        to={isOff ? '' : game.link}
        className={cx(
          'relative isolate flex aspect-[3/4] w-full flex-col justify-end overflow-hidden rounded-m bg-(--tile-ground) text-start text-[#fff] shadow-block transition-[translate] duration-160 ease-out',
          !isOff && 'hover:-translate-y-1',
        )}
      >
        {art && (
          <img
            src={art}
            alt=""
            width={300}
            height={400}
            loading="lazy"
            className={cx('absolute inset-0 -z-10 size-full object-cover', isOff && 'opacity-40 grayscale')}
          />
        )}
        <span className="flex flex-col gap-0.5 bg-linear-to-b from-transparent via-(--tile-ground)/85 via-40% to-(--tile-ground) to-75% px-2.5 pt-10 pb-2.5 after:absolute after:inset-0 after:rounded-m after:shadow-[inset_0_0_0_1px_rgb(255_255_255/14%),inset_0_2px_0_rgb(255_255_255/22%)]">
          <strong className="font-display text-s leading-[1.1] font-extrabold text-balance hyphens-auto desktop:text-m desktop:leading-[1.1]">
            {nameOf(gameId, game.name)}
          </strong>
          {isOff ? <span className="text-xs">{t('games.off')}</span> : <GameFigures game={game} />}
        </span>
      </BlockLink>
      {useHydrated() && (
        <Suspense>
          <FavouriteStar gameId={gameId} name={game.name} />
        </Suspense>
      )}
    </li>
  )
}
