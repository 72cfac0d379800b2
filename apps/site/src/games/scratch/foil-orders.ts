import type { Point } from './foil.ts'

/** Opens a foil in the worker that draws it: its canvases, its colour, and where its orders come from. */
export interface FoilOpening {
  canvas: OffscreenCanvas
  /** Where flakes fly; none with reduced motion. */
  flakes: OffscreenCanvas | null
  colour: string
  orders: MessagePort
}

/** What the page tells of a foil: its size first, in device pixels, with the fields that are open already. Each size is answered once it is drawn. */
export type FoilOrder =
  | { kind: 'fit'; width: number; open: readonly number[] }
  | { kind: 'rub'; from: Point; to: Point }
  | { kind: 'clear'; field: number }
