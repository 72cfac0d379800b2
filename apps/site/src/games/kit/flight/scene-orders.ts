import type { FlightFrame } from './flight-frame.ts'
import type { FlightScene, SceneSetting } from './scene.ts'

/**
 * The messages from a page to the worker that draws its flight, in this order: a canvas once, then sizes, frames and
 * cash-outs.
 */
export type SceneOrder =
  /** `clockBeganAt` is the page's `performance.timeOrigin`; the times in its frames count from there. */
  | ({ kind: 'open'; canvas: OffscreenCanvas; isStill: boolean; clockBeganAt: number } & SceneSetting)
  /** Width and height in CSS pixels; `finest` is the most device pixels per CSS pixel. */
  | { kind: 'fit'; width: number; height: number; finest: number }
  | { kind: 'show'; frame: FlightFrame }
  | { kind: 'cash-out'; own: Parameters<FlightScene['cashOut']>[0] }

/** Starts the worker that draws a game's flight: one file next to the scene, which passes it to `drawScene`. */
export type StartScene = () => Worker
