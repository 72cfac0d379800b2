import { FIELDS } from '@fairground/games/scratch'

/** The number of fields in a row. */
export const COLUMNS = 3
/** The height of a field in its widths, the unit of all lengths here. The panel is 3 wide and 2.25 high. */
export const FIELD_HEIGHT = 0.75
/** The radius of the finger. */
export const BRUSH = 0.15
/** The part of a field's foil that must be gone before the field opens. */
const ENOUGH = 0.6
/** The number of cells of a field's foil, in each direction. */
const CELLS = 12

/** A point of the panel, from its top left corner. */
export interface Point {
  x: number
  y: number
}

/** The state of the foil over the fields of a ticket. */
export interface Foil {
  /** Rubs along a line; returns the fields that this opens. */
  rub: (from: Point, to: Point) => number[]
  /** Removes all foil from a field. */
  clear: (field: number) => void
  isOpen: (field: number) => boolean
}

/** Creates an untouched foil. */
export function createFoil(): Foil {
  const removedCells = Array.from({ length: FIELDS }, () => new Array<boolean>(CELLS * CELLS).fill(false))
  const open = new Array<boolean>(FIELDS).fill(false)

  return {
    rub(from, to) {
      const openedFields: number[] = []
      for (const [field, cells] of removedCells.entries()) {
        if (open[field] || !isNear(field, from, to)) continue
        for (let cell = 0; cell < cells.length; cell++)
          if (!cells[cell] && distance(centreOf(field, cell), from, to) <= BRUSH) cells[cell] = true
        if (cells.filter(Boolean).length < ENOUGH * cells.length) continue
        open[field] = true
        openedFields.push(field)
      }
      return openedFields
    },
    clear(field) {
      open[field] = true
    },
    isOpen: (field) => open[field] === true,
  }
}

/** The top left corner of a field, from 0, row by row. */
export function cornerOf(field: number): Point {
  return { x: field % COLUMNS, y: Math.floor(field / COLUMNS) * FIELD_HEIGHT }
}

/** The field in an arrow's direction; the panel's edge stops it. */
export function neighbourField(field: number, key: string): number | undefined {
  const column = field % COLUMNS
  if (key === 'ArrowLeft') return column > 0 ? field - 1 : field
  if (key === 'ArrowRight') return column < COLUMNS - 1 ? field + 1 : field
  if (key === 'ArrowUp') return field >= COLUMNS ? field - COLUMNS : field
  if (key === 'ArrowDown') return field < FIELDS - COLUMNS ? field + COLUMNS : field
  return undefined
}

/** The corners of a zigzag that rubs a whole field. */
export function zigzagOf(field: number): readonly Point[] {
  const { x, y } = cornerOf(field)
  return Array.from({ length: 7 }, (_, at) => ({
    x: x + (at % 2 === 0 ? 0.1 : 0.9),
    y: y + 0.08 + (at / 6) * (FIELD_HEIGHT - 0.16),
  }))
}

function centreOf(field: number, cell: number): Point {
  const { x, y } = cornerOf(field)
  return {
    x: x + ((cell % CELLS) + 0.5) / CELLS,
    y: y + ((Math.floor(cell / CELLS) + 0.5) / CELLS) * FIELD_HEIGHT,
  }
}

function isNear(field: number, from: Point, to: Point): boolean {
  const { x, y } = cornerOf(field)
  const [left, right] = [Math.min(from.x, to.x) - BRUSH, Math.max(from.x, to.x) + BRUSH]
  const [top, bottom] = [Math.min(from.y, to.y) - BRUSH, Math.max(from.y, to.y) + BRUSH]
  return right >= x && left <= x + 1 && bottom >= y && top <= y + FIELD_HEIGHT
}

/** The distance of a point from a line between two points. */
function distance(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const at = Math.min(Math.max(along, 0), 1)
  return Math.hypot(point.x - from.x - at * dx, point.y - from.y - at * dy)
}
