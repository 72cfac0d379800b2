import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { createFrameInterpolation } from './frame-interpolation.ts'
import type { OpenScene, Pen } from './scene.ts'
import type { SceneOrder } from './scene-orders.ts'
import { createSharpness } from './sharpness.ts'

/** The font of the figures. A worker cannot use the page's own fonts. */
const FONT = new FontFace('Figtree Variable', `url(${figtree})`, { weight: '300 900' })

/** Draws a scene on the page's orders, in the worker that calls this function. */
export function drawScene(openScene: OpenScene): void {
  ;(self as unknown as FontFaceSource).fonts.add(FONT)
  // Without this font the browser takes another one.
  const ready = FONT.load().catch(() => FONT)
  let draw: ((order: SceneOrder) => void) | undefined
  const follow = (order: SceneOrder) => {
    if (order.kind === 'open') draw = openDrawing(openScene, order)
    else draw?.(order)
  }
  addEventListener('message', ({ data }: MessageEvent<SceneOrder>) => void ready.then(() => follow(data)))
}

/** Draws a scene into a canvas, at the canvas's size and as sharp as the device can draw in time. */
function openDrawing(openScene: OpenScene, order: Extract<SceneOrder, { kind: 'open' }>) {
  const { canvas, isStill, clockBeganAt, ...setting } = order
  const pen = canvas.getContext('2d', { alpha: false }) as Pen
  const scene = openScene(setting)
  const sharpness = createSharpness()
  const interpolation = createFrameInterpolation()
  /** The page's clock. Each thread has its own. */
  const pageNow = () => performance.timeOrigin + performance.now() - clockBeganAt
  let size = { width: 0, height: 0, finest: 1 }
  let ratio = 1
  let isFrameRequested = false
  let lastDrawing: { phase: string; now: number } | undefined

  const fit = () => {
    const { width, height, finest } = size
    ratio = sharpness.ratioOf(finest)
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    scene.resize(width, height, ratio)
  }
  const draw = () => {
    isFrameRequested = false
    const now = pageNow()
    const frame = interpolation.frameAt(now)
    if (!frame || size.width === 0 || (isStill && lastDrawing?.phase === frame.phase)) return
    frame.passedMs = lastDrawing ? Math.max(0, frame.now - lastDrawing.now) : 0
    lastDrawing = { phase: frame.phase, now: frame.now }
    if (sharpness.note(frame.passedMs)) fit()
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (isStill) scene.drawStill(pen, frame)
    else scene.draw(pen, frame)
    // The picture does not wait for the page's thread, which updates numbers and handles keys.
    if (!isStill && interpolation.isMoving(now)) drawSoon()
  }
  const drawSoon = () => {
    if (!isFrameRequested) requestAnimationFrame(draw)
    isFrameRequested = true
  }

  return (next: SceneOrder) => {
    if (next.kind === 'cash-out') return scene.cashOut(next.own)
    if (next.kind === 'show') interpolation.addFrame(next.frame)
    if (next.kind === 'fit') {
      size = next
      lastDrawing = undefined
      fit()
    }
    drawSoon()
  }
}
