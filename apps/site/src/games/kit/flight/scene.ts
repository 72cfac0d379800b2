import type { FlightFrame } from './flight-frame.ts'

/** A colour in red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number]

/** The operator's colours, by their role. */
export type SceneColours = Readonly<Record<keyof typeof TOKENS, Rgb>>

/** A game's picture of its flight. It draws frames and allocates nothing while it draws. */
export interface FlightScene {
  /** Sets the size of the picture in CSS pixels, and the number of device pixels per CSS pixel. */
  resize(width: number, height: number, ratio: number): void
  /** Draws one frame. */
  draw(context: Pen, frame: FlightFrame): void
  /** Draws one frame without moving parts, for players with reduced motion. */
  drawStill(context: Pen, frame: FlightFrame): void
  /** Shows a cash-out; `own` is the player of this page. */
  cashOut(own: 'own' | 'other'): void
}

/** The input of a new scene: the operator's colours, and the locale of its figures. */
export interface SceneSetting {
  colours: SceneColours
  locale: string
}

export type OpenScene = (setting: SceneSetting) => FlightScene

const TOKENS = {
  ground: '--main-bg-color',
  block: '--design-block-bg',
  sky: '--design-sky-color',
  text: '--design-text-color',
  muted: '--design-text-muted-color',
  faint: '--design-text-faint-color',
  accent: '--design-button-active-bg',
  accentEnd: '--design-button-active-gradient-color',
  bulb: '--design-bulb-color',
  safe: '--design-safe-color',
  win: '--design-win-color',
  loss: '--design-loss-color',
  info: '--design-info-color',
} as const

/** Reads the theme's colours at an element, by painting each one on a canvas of one pixel. */
export function readColours(element: Element): SceneColours {
  const style = getComputedStyle(element)
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const readColour = (token: string): Rgb => {
    if (!pixel) return [128, 128, 128]
    pixel.fillStyle = style.getPropertyValue(token).trim() || 'gray'
    pixel.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  return Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, readColour(token)])) as Record<
    keyof typeof TOKENS,
    Rgb
  >
}

/** A CSS colour for the canvas; `alpha` is 0 to 1. */
export const css = ([red, green, blue]: Rgb, alpha = 1): string => `rgba(${red}, ${green}, ${blue}, ${alpha})`

/** Mixes two colours: all `a` at 0, all `b` at 1. */
export const mix = (a: Rgb, b: Rgb, part: number): Rgb => [
  Math.round(a[0] + (b[0] - a[0]) * part),
  Math.round(a[1] + (b[1] - a[1]) * part),
  Math.round(a[2] + (b[2] - a[2]) * part),
]

export const BLACK: Rgb = [0, 0, 0]
export const WHITE: Rgb = [255, 255, 255]

/** The brightness of a colour to the eye, 0 to 255. */
const brightness = ([red, green, blue]: Rgb): number => 0.3 * red + 0.59 * green + 0.11 * blue

/** The colours for a picture that always shows night. A light theme's colours swap roles. */
export function atNight(colours: SceneColours): SceneColours {
  if (brightness(colours.sky) < 128) return colours
  const { text, block, info } = colours
  return {
    ...colours,
    sky: mix(text, info, 0.3),
    ground: text,
    text: block,
    muted: mix(block, text, 0.3),
    faint: mix(block, text, 0.5),
  }
}

/** A drawing that a scene makes once and shows many times. */
export type Sprite = ImageBitmap

/** The context that scenes and sprites draw with. */
export type Pen = OffscreenCanvasRenderingContext2D

/**
 * Draws a sprite at the size and sharpness of the picture. It is a bitmap, because a canvas would be copied in each
 * frame.
 */
export function sprite(width: number, height: number, ratio: number, draw: (context: Pen) => void): Sprite {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width * ratio)), Math.max(1, Math.ceil(height * ratio)))
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(ratio, ratio)
    draw(context)
  }
  return canvas.transferToImageBitmap()
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed; for the positions of stars and the like. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
