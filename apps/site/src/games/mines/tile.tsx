import type { CSSProperties, KeyboardEvent } from 'react'
import { memo } from 'react'
import type { Tile } from './board.ts'
import css from './tile.module.css'
import { CoverArt, LampArt, MineArt } from './tile-art.tsx'

/** The moving picture of a tile. */
export const TileFaces = memo(function TileFaces({ face, picked, hit }: Pick<Tile, 'face' | 'picked' | 'hit'>) {
  return (
    <>
      <span className={css.leak} />
      <span className={css.turner}>
        <span className={`${css.side} ${css.back}`}>
          {face === 'lamp' && <LampArt lit={picked} />}
          {face === 'mine' && <MineArt hit={hit} />}
        </span>
        <span className={`${css.side} ${css.front}`}>
          <CoverArt />
        </span>
      </span>
    </>
  )
})

/** The attributes by which the style sheet knows how a tile stands. */
export function tileLook(tile: Tile) {
  return {
    className: css.tile,
    'data-face': tile.face,
    'data-picked': tile.picked,
    'data-hit': tile.hit,
    'data-waiting': tile.waiting,
    style: { '--delay': `${tile.delayMs}ms` } as CSSProperties,
  }
}

interface TileButtonProps {
  tile: Tile
  at: number
  label: string
  live: boolean
  /** Whether Tab comes to this tile: one tile of the board at a time. */
  inTabOrder: boolean
  onPick: (at: number) => void
  onFocus: (at: number) => void
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** A tile that can be picked. It keeps its place in the grid, and the focus, when it cannot. */
export function TileButton(props: TileButtonProps) {
  const { tile, at, label, live, inTabOrder } = props
  return (
    <button
      type="button"
      {...tileLook(tile)}
      data-live={live}
      data-tile={at}
      tabIndex={inTabOrder ? 0 : -1}
      aria-label={label}
      aria-disabled={!live}
      onClick={() => live && props.onPick(at)}
      onFocus={() => props.onFocus(at)}
      onKeyDown={props.onKeyDown}
    >
      <TileFaces face={tile.face} picked={tile.picked} hit={tile.hit} />
    </button>
  )
}
