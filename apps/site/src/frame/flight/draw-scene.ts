import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { FlightFrame } from './flight-frame.ts'
import type { OpenScene, Pen } from './scene.ts'
import type { SceneOrder } from './scene-orders.ts'
import { createSharpness } from './sharpness.ts'

/** What figures are written with. The page's own fonts do not reach a worker. */
const FONT = new FontFace('Figtree Variable', `url(${figtree})`, { weight: '300 900' })

/** Draws a scene as the page orders, in the worker that calls this. */
export function drawScene(openScene: OpenScene): void {
  ;(self as unknown as FontFaceSource).fonts.add(FONT)
  // Where it cannot be had, another font does.
  const ready = FONT.load().catch(() => FONT)
  let draw: ((order: SceneOrder) => void) | undefined
  const follow = (order: SceneOrder) => {
    if (order.kind === 'open') draw = openDrawing(openScene, order)
    else draw?.(order)
  }
  addEventListener('message', ({ data }: MessageEvent<SceneOrder>) => void ready.then(() => follow(data)))
}

/** Keeps a canvas drawn at its size, as sharp as the device keeps up with. */
function openDrawing(openScene: OpenScene, { canvas, isStill, ...setting }: Extract<SceneOrder, { kind: 'open' }>) {
  const pen = canvas.getContext('2d', { alpha: false }) as Pen
  const scene = openScene(setting)
  const sharpness = createSharpness()
  let size = { width: 0, height: 0, finest: 1 }
  let ratio = 1
  /** The frame of now, and whether it waits to be drawn. */
  let frame: FlightFrame | undefined
  let isAwaited = false
  let drawn: { phase: string; now: number } | undefined

  const fit = () => {
    const { width, height, finest } = size
    ratio = sharpness.ratioOf(finest)
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    scene.resize(width, height, ratio)
  }
  const draw = () => {
    isAwaited = false
    if (!frame || size.width === 0 || (isStill && drawn?.phase === frame.phase)) return
    // Frames that came while the one before was drawn were passed over.
    if (drawn) frame.passedMs = Math.max(0, frame.now - drawn.now)
    drawn = { phase: frame.phase, now: frame.now }
    if (sharpness.note(frame.passedMs)) fit()
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (isStill) scene.drawStill(pen, frame)
    else scene.draw(pen, frame)
  }
  const drawSoon = () => {
    if (!isAwaited) requestAnimationFrame(draw)
    isAwaited = true
  }

  return (order: SceneOrder) => {
    if (order.kind === 'cash-out') return scene.cashOut(order.own)
    if (order.kind === 'show') frame = order.frame
    if (order.kind === 'fit') {
      size = order
      drawn = undefined
      fit()
    }
    drawSoon()
  }
}
