import { type KeyboardEvent, useRef, useState } from 'react'
import css from './board.module.css'
import { type BoardRound, boardTiles, COLUMNS, neighbour, placeOfTile, TILES, type Tile } from './board.ts'
import { TileButton, TileFaces, tileLook } from './tile.tsx'
import { TileArtDefinitions } from './tile-art.tsx'

/** The texts of a board for screen readers. */
export interface BoardTexts {
  board: string
  tile: (place: { row: number; column: number }, tile: Tile) => string
}

interface MinesBoardProps {
  round: BoardRound | undefined
  waitingTiles: readonly number[]
  /** Whether the player can pick a covered tile. */
  isLive: boolean
  texts: BoardTexts
  onPick: (at: number) => void
}

const ROWS = Array.from({ length: TILES / COLUMNS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, at) => row * COLUMNS + at),
)
const ARROWS: Record<string, 'up' | 'down' | 'left' | 'right'> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** A table whose cells the arrows reach has the role of a grid. */
const GRID = { role: 'grid' } as const

/** The board: a grid in which the arrows move, and Enter or a tap picks. */
export function MinesBoard({ round, waitingTiles, isLive, texts, onPick }: MinesBoardProps) {
  const [current, setCurrent] = useState((TILES - 1) / 2)
  const grid = useRef<HTMLTableElement>(null)
  const tiles = boardTiles(round, waitingTiles)

  const move = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-tile="${neighbour(current, arrow)}"]`)?.focus()
  }

  return (
    <div className={css.frame}>
      <TileArtDefinitions />
      <table ref={grid} className={css.board} {...GRID} aria-label={texts.board} data-board="">
        <tbody className={css.row}>
          {ROWS.map((row) => (
            <tr key={row[0]} className={css.row}>
              {row.map((at) => {
                const tile = tiles[at]
                return (
                  tile && (
                    <td key={at} className={css.cell}>
                      <TileButton
                        at={at}
                        tile={tile}
                        isLive={isLive && tile.face === 'covered' && !tile.isWaiting}
                        label={texts.tile(placeOfTile(at), tile)}
                        inTabOrder={at === current}
                        onPick={onPick}
                        onFocus={setCurrent}
                        onKeyDown={move}
                      />
                    </td>
                  )
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A board for viewing: a replay, a round's page. `label` describes the picture. */
export function MinesPicture({ round, label }: { round: BoardRound | undefined; label: string }) {
  const tiles = boardTiles(round)
  return (
    <div className={css.frame}>
      <TileArtDefinitions />
      <div className={css.board} role="img" aria-label={label}>
        {ROWS.flat().map((at) => {
          const tile = tiles[at]
          return (
            tile && (
              <span key={at} {...tileLook(tile)}>
                <TileFaces face={tile.face} isPicked={tile.isPicked} isHit={tile.isHit} />
              </span>
            )
          )
        })}
      </div>
    </div>
  )
}
