/** Tiles of a board, and tiles in a row. Tiles count from 0, row by row from the top left. */
export const TILES = 25
export const COLUMNS = 5

/** What the board must know of a round. `hazards` is there once the round is decided. */
export interface BoardRound {
  picked: readonly number[]
  hazards?: readonly number[] | undefined
}

/** What a tile shows. */
export interface Tile {
  face: 'covered' | 'lamp' | 'mine'
  /** True for a tile that the player picked; the rest are shown faintly at the end. */
  picked: boolean
  /** The mine that ended the round. */
  hit: boolean
  /** Tapped, and not answered yet. */
  waiting: boolean
  /** When it begins to turn, after the answer. */
  delayMs: number
}

/** The pause between the tile that decided a round and the rest of the board. */
const REVEAL_AFTER_MS = 380
const RIPPLE_MS = 48
/** How long one tile takes to turn. */
export const TURN_MS = 460

/**
 * The tiles of a round. Once it is decided each tile is turned, in a ripple that starts at the last pick.
 * @param waiting tiles that were tapped and are not answered yet
 */
export function boardTiles(round: BoardRound | undefined, waiting: readonly number[] = []): Tile[] {
  const picked = new Set(round?.picked)
  const mines = new Set(round?.hazards)
  const decided = round?.hazards !== undefined
  const last = round?.picked.at(-1)
  return Array.from({ length: TILES }, (_, at) => {
    const mine = mines.has(at)
    return {
      face: !decided && !picked.has(at) ? 'covered' : mine ? 'mine' : 'lamp',
      picked: picked.has(at),
      hit: mine && picked.has(at),
      waiting: waiting.includes(at),
      delayMs: decided && !picked.has(at) ? REVEAL_AFTER_MS + Math.round(RIPPLE_MS * distance(at, last)) : 0,
    }
  })
}

/** How long a board takes from the deciding answer until its last tile lies still, in milliseconds. */
export function revealMs(round: BoardRound): number {
  return Math.max(...boardTiles(round).map((tile) => tile.delayMs)) + TURN_MS
}

/** Row and column of a tile, counted from 1, for texts. */
export function placeOfTile(at: number): { row: number; column: number } {
  return { row: Math.floor(at / COLUMNS) + 1, column: (at % COLUMNS) + 1 }
}

/** The tile that an arrow leads to; the board's edge stops it. */
export function neighbour(at: number, arrow: 'up' | 'down' | 'left' | 'right'): number {
  const { row, column } = placeOfTile(at)
  if (arrow === 'up') return row === 1 ? at : at - COLUMNS
  if (arrow === 'down') return row === TILES / COLUMNS ? at : at + COLUMNS
  if (arrow === 'left') return column === 1 ? at : at - 1
  return column === COLUMNS ? at : at + 1
}

function distance(at: number, from: number | undefined): number {
  const a = placeOfTile(at)
  const b = placeOfTile(from ?? (TILES - 1) / 2)
  return Math.hypot(a.row - b.row, a.column - b.column)
}
