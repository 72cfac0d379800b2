import type { FlightFrame } from './flight-frame.ts'
import type { FlightScene, SceneSetting } from './scene.ts'

/** What a page tells the worker that draws its flight, in this order: a canvas once, then sizes, frames, cash-outs. */
export type SceneOrder =
  /** `clockBeganAt` is the page's `performance.timeOrigin`: what its frames call now counts from there. */
  | ({ kind: 'open'; canvas: OffscreenCanvas; isStill: boolean; clockBeganAt: number } & SceneSetting)
  /** CSS pixels, and the most device pixels that one of them has. */
  | { kind: 'fit'; width: number; height: number; finest: number }
  | { kind: 'show'; frame: FlightFrame }
  | { kind: 'cash-out'; own: Parameters<FlightScene['cashOut']>[0] }

/** Starts the worker that draws a game's flight: one file beside the scene, which hands it to `drawScene`. */
export type StartScene = () => Worker
