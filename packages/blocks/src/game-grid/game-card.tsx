import type { CategoryGame } from '@fairground/contract/category'
import { cx } from '@fairground/ui/cx'
import { lazyPart } from '@fairground/ui/lazy-part'
import { useHydrated } from '@fairground/ui/use-hydrated'
import { useLater } from '@fairground/ui/use-later'
import { Suspense } from 'react'
import { BlockLink } from '../block-link.tsx'
import { tileArt } from '../game-art/tile-art.ts'
import { useGameName } from '../game-names.ts'
import { useHost } from '../host.ts'
import { laterWords } from '../later-words.ts'
import { GameFigures } from './game-figures.tsx'

const TilePill = lazyPart(() => laterWords().then(() => import('./tile-pill.tsx')), 'TilePill')
const FavouriteStar = lazyPart(() => import('../my-games/favourite-star.tsx'), 'FavouriteStar')

interface Props {
  game: CategoryGame
  /** Whether it is as large as four tiles, with what goes on in the game now. */
  isLead?: boolean
  /** Classes for its width, where the list does not set it. */
  className?: string
}

/**
 * A game as a tile: its picture, and on the picture's deep colour its name and its figures. A game that is switched off is marked,
 * and has no link. Without a picture it shows its colour and its name.
 */
export function GameCard({ game, isLead = false, className }: Props) {
  const host = useHost()
  const nameOf = useGameName()
  const t = host.useTranslate()
  const { gameId } = game
  const isTakenOver = useHydrated()
  const isLater = useLater()
  const isOff = host.useStartup().games.some(({ id, enabled }) => id === gameId && !enabled)
  const art = (game.icon && host.assetUrl(game.icon, { width: 320, height: 427 })) || tileArt(gameId)
  return (
    <li data-ground={gameId} className={cx('relative', isLead && 'col-span-2 row-span-2', className)}>
      <BlockLink
        to={isOff ? '' : game.link}
        className={cx(
          'isolate flex w-full flex-col justify-end overflow-hidden rounded-m bg-(--deep) text-start text-[#fff] shadow-block transition-[translate] duration-160 ease-out',
          isLead ? 'absolute inset-0' : 'relative aspect-[3/4]',
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
        {isLead && <span aria-hidden="true" className="lead-bulbs" />}
        <span
          className={cx(
            'flex flex-col gap-0.5 bg-linear-to-b from-transparent via-(--deep)/85 via-40% to-(--deep) to-75% px-2.5 pt-10 pb-2.5 after:absolute after:inset-0 after:rounded-m after:shadow-[inset_0_0_0_1px_rgb(255_255_255/14%),inset_0_2px_0_rgb(255_255_255/22%)]',
            isLead && 'px-5 pb-5',
          )}
        >
          <strong
            className={cx(
              'font-display leading-[1.1] font-extrabold text-balance hyphens-auto',
              isLead ? 'text-l desktop:text-[1.75rem]' : 'text-s desktop:text-m desktop:leading-[1.1]',
            )}
          >
            {nameOf(gameId, game.name)}
          </strong>
          {isOff ? <span className="text-xs">{t('games.off')}</span> : <GameFigures game={game} />}
          {isLead && !isOff && (
            <span className="order-first h-11 desktop:h-16">
              {isLater && (
                <Suspense>
                  <host.LiveFlight gameId={gameId} />
                </Suspense>
              )}
            </span>
          )}
        </span>
      </BlockLink>
      {/* Apart from the star, which would go while the pill comes. */}
      <Suspense>{isLater && !isOff && !isLead && <TilePill gameId={gameId} />}</Suspense>
      {isTakenOver && (
        <Suspense>
          <FavouriteStar gameId={gameId} name={game.name} />
        </Suspense>
      )}
    </li>
  )
}
