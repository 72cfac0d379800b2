import type { FlightFrame } from './flight-frame.ts'

/** A colour in red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number]

/** The operator's colours, by what they stand for. */
export type SceneColours = Readonly<Record<keyof typeof TOKENS, Rgb>>

/** A game's picture of its flight. It draws what the frame says, and allocates nothing while it does. */
export interface FlightScene {
  /** The size of the picture in CSS pixels, and how many device pixels one of them has. */
  resize(width: number, height: number, ratio: number): void
  /** Draws one moment. */
  draw(context: Pen, frame: FlightFrame): void
  /** Draws one moment without anything that travels, for who asked for less motion. */
  drawStill(context: Pen, frame: FlightFrame): void
  /** Somebody has cashed out; `own` is the player of this page. */
  cashOut(own: 'own' | 'other'): void
}

/** What a scene is opened with: the operator's colours, and the language that its figures are written in. */
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

/** Reads the theme's colours where an element stands; a canvas of one pixel tells what each of them is. */
export function readColours(element: Element): SceneColours {
  const style = getComputedStyle(element)
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const read = (token: string): Rgb => {
    if (!pixel) return [128, 128, 128]
    pixel.fillStyle = style.getPropertyValue(token).trim() || 'gray'
    pixel.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  return Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, read(token)])) as Record<
    keyof typeof TOKENS,
    Rgb
  >
}

/** A colour for the canvas; `alpha` 0 to 1. */
export const css = ([red, green, blue]: Rgb, alpha = 1): string => `rgba(${red}, ${green}, ${blue}, ${alpha})`

/** A colour between two: all `a` at 0, all `b` at 1. */
export const mix = (a: Rgb, b: Rgb, part: number): Rgb => [
  Math.round(a[0] + (b[0] - a[0]) * part),
  Math.round(a[1] + (b[1] - a[1]) * part),
  Math.round(a[2] + (b[2] - a[2]) * part),
]

export const BLACK: Rgb = [0, 0, 0]
export const WHITE: Rgb = [255, 255, 255]

/** How bright a colour is to the eye, 0 to 255. */
const brightness = ([red, green, blue]: Rgb): number => 0.3 * red + 0.59 * green + 0.11 * blue

/** The colours for a picture that is always at night: those of a light theme, turned around. */
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

/** A drawing that is made once and shown many times. */
export type Sprite = ImageBitmap

/** What sprites are drawn with. */
export type Pen = OffscreenCanvasRenderingContext2D

/** Draws a sprite at the size and sharpness of the picture. A bitmap, since of a canvas each frame would take a copy. */
export function sprite(width: number, height: number, ratio: number, draw: (context: Pen) => void): Sprite {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width * ratio)), Math.max(1, Math.ceil(height * ratio)))
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(ratio, ratio)
    draw(context)
  }
  return canvas.transferToImageBitmap()
}

/** Numbers from 0 to 1 that look random and are the same each time: where stars stand. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
