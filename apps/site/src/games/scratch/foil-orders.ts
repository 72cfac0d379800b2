import type { Point } from './foil.ts'

/** Opens a foil in the worker that draws it: its canvases, its colour, and the port of its orders. */
export interface FoilOpening {
  canvas: OffscreenCanvas
  /** The canvas of the flakes; undefined with reduced motion. */
  flakes: OffscreenCanvas | null
  colour: string
  orders: MessagePort
}

/**
 * The page's orders to a foil: first its size in device pixels with the open fields. The worker answers each size after
 * it has drawn it.
 */
export type FoilOrder =
  | { kind: 'fit'; width: number; open: readonly number[] }
  | { kind: 'rub'; from: Point; to: Point }
  | { kind: 'clear'; field: number }
