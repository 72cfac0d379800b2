import type { CSSProperties, KeyboardEvent } from 'react'
import { memo } from 'react'
import type { Tile } from './board.ts'
import css from './tile.module.css'
import { CoverArt, GemArt, MineArt } from './tile-art.tsx'

/** The animated picture of a tile. */
export const TileFaces = memo(function TileFaces({ face, isPicked, isHit }: Pick<Tile, 'face' | 'isPicked' | 'isHit'>) {
  return (
    <>
      <span className={css.leak} />
      <span className={css.turner}>
        <span className={`${css.side} ${css.back}`}>
          {face === 'gem' && <GemArt isLit={isPicked} />}
          {face === 'mine' && <MineArt isHit={isHit} />}
        </span>
        <span className={`${css.side} ${css.front}`}>
          <CoverArt />
        </span>
      </span>
    </>
  )
})

/** A tile's attributes for the style sheet. */
export function tileLook(tile: Tile) {
  return {
    className: css.tile,
    'data-face': tile.face,
    'data-picked': tile.isPicked,
    'data-hit': tile.isHit,
    'data-waiting': tile.isWaiting,
    style: { '--delay': `${tile.delayMs}ms` } as CSSProperties,
  }
}

interface TileButtonProps {
  tile: Tile
  at: number
  label: string
  isLive: boolean
  /** Whether Tab leads to this tile: one tile of the board at a time. */
  inTabOrder: boolean
  onPick: (at: number) => void
  onFocus: (at: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** A tile button. It keeps its position in the grid, and the focus, while the player cannot pick it. */
export function TileButton(props: TileButtonProps) {
  const { tile, at, label, isLive, inTabOrder } = props
  return (
    <button
      type="button"
      {...tileLook(tile)}
      data-live={isLive}
      data-tile={at}
      tabIndex={inTabOrder ? 0 : -1}
      aria-label={label}
      aria-disabled={!isLive}
      onClick={() => isLive && props.onPick(at)}
      onFocus={() => props.onFocus(at)}
      onKeyDown={props.onKeyDown}
    >
      <TileFaces face={tile.face} isPicked={tile.isPicked} isHit={tile.isHit} />
    </button>
  )
}
