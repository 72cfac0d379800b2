import type { PicturedRound } from '../kit/pictured-round.ts'

/** The number of tiles of a board, and of tiles in a row. Tiles count from 0, row by row from the top left. */
export const TILES = 25
export const COLUMNS = 5

/** The data of a round that the board needs. `hazards` is set once the round is decided. */
export interface BoardRound {
  picked: readonly number[]
  hazards?: readonly number[] | undefined
}

/** The state of a tile. */
export interface Tile {
  face: 'covered' | 'gem' | 'mine'
  /** Whether the player picked the tile; the board shows the others faintly after the round. */
  isPicked: boolean
  /** Whether it is the mine that ended the round. */
  isHit: boolean
  /** Whether the player has tapped it and the answer is due. */
  isWaiting: boolean
  /** The delay of its turn after the answer. */
  delayMs: number
}

/** The pause between the tile that decided a round and the rest of the board. */
const REVEAL_AFTER_MS = 380
const RIPPLE_MS = 48
/** How long one tile takes to turn. */
export const TURN_MS = 460

/**
 * The tiles of a round. Once it is decided, all tiles turn, in a ripple from the last pick.
 * @param waitingTiles tapped tiles whose answer is due
 */
export function boardTiles(round: BoardRound | undefined, waitingTiles: readonly number[] = []): Tile[] {
  const pickedTiles = new Set(round?.picked)
  const mines = new Set(round?.hazards)
  const isDecided = round?.hazards !== undefined
  const lastPick = round?.picked.at(-1)
  return Array.from({ length: TILES }, (_, at) => {
    const mine = mines.has(at)
    return {
      face: !isDecided && !pickedTiles.has(at) ? 'covered' : mine ? 'mine' : 'gem',
      isPicked: pickedTiles.has(at),
      isHit: mine && pickedTiles.has(at),
      isWaiting: waitingTiles.includes(at),
      delayMs: isDecided && !pickedTiles.has(at) ? REVEAL_AFTER_MS + Math.round(RIPPLE_MS * distance(at, lastPick)) : 0,
    }
  })
}

/** How long a board takes from the deciding answer until its last tile has turned, in milliseconds. */
export function revealMs(round: BoardRound): number {
  return Math.max(...boardTiles(round).map((tile) => tile.delayMs)) + TURN_MS
}

/** Row and column of a tile, counted from 1, for texts. */
export function placeOfTile(at: number): { row: number; column: number } {
  return { row: Math.floor(at / COLUMNS) + 1, column: (at % COLUMNS) + 1 }
}

/** The tile in an arrow's direction; the board's edge stops it. */
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

/** The round of a bet, for the board. */
export function roundOfBet({ round }: Pick<PicturedRound, 'round'>): BoardRound {
  return { picked: round.picked, hazards: round.hazards?.flat() }
}
