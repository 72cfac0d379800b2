import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { createBetween } from './between.ts'
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
function openDrawing(openScene: OpenScene, order: Extract<SceneOrder, { kind: 'open' }>) {
  const { canvas, isStill, clockBeganAt, ...setting } = order
  const pen = canvas.getContext('2d', { alpha: false }) as Pen
  const scene = openScene(setting)
  const sharpness = createSharpness()
  const between = createBetween()
  /** The page's clock: each thread has its own. */
  const pageNow = () => performance.timeOrigin + performance.now() - clockBeganAt
  let size = { width: 0, height: 0, finest: 1 }
  let ratio = 1
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
    const now = pageNow()
    const frame = between.at(now)
    if (!frame || size.width === 0 || (isStill && drawn?.phase === frame.phase)) return
    frame.passedMs = drawn ? Math.max(0, frame.now - drawn.now) : 0
    drawn = { phase: frame.phase, now: frame.now }
    if (sharpness.note(frame.passedMs)) fit()
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (isStill) scene.drawStill(pen, frame)
    else scene.draw(pen, frame)
    // The picture does not wait for the page, which has numbers and keys to see to.
    if (!isStill && between.isMoving(now)) drawSoon()
  }
  const drawSoon = () => {
    if (!isAwaited) requestAnimationFrame(draw)
    isAwaited = true
  }

  return (next: SceneOrder) => {
    if (next.kind === 'cash-out') return scene.cashOut(next.own)
    if (next.kind === 'show') between.tell(next.frame)
    if (next.kind === 'fit') {
      size = next
      drawn = undefined
      fit()
    }
    drawSoon()
  }
}
