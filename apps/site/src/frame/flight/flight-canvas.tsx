import { prefersReducedMotion } from '@fairground/ui'
import { type RefObject, useEffect, useRef } from 'react'
import type { FlightLoop } from './flight-loop.ts'
import css from './flight-stage.module.css'
import { type FlightScene, type OpenScene, readColours } from './scene.ts'
import { createSharpness } from './sharpness.ts'

/** More device pixels than this are not seen on a picture that moves, and cost a cheap phone its frames. */
const HIGHEST_RATIO = 2

interface FlightCanvasProps {
  loop: Pick<FlightLoop, 'listen'>
  openScene: OpenScene
  /** Where the scene is put, for what happens beside its frames. */
  scene: RefObject<FlightScene | undefined>
}

/** The picture of the flight. It is for the eye alone: what it shows is said in words elsewhere. */
export function FlightCanvas({ loop, openScene, scene }: FlightCanvasProps) {
  const place = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = place.current
    const context = canvas?.getContext('2d', { alpha: false })
    if (!canvas || !context) return
    return show(canvas, context, { loop, openScene, scene })
  }, [loop, openScene, scene])
  return (
    <div aria-hidden="true">
      <canvas ref={place} className={css.canvas} />
    </div>
  )
}

/** Keeps a canvas drawn at its size, as sharp as the device keeps up with, until the returned function is called. */
function show(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  { loop, openScene, scene }: FlightCanvasProps,
): () => void {
  const picture = openScene(readColours(canvas))
  const isStill = prefersReducedMotion()
  const sharpness = createSharpness()
  let ratio = 1
  let drawn: string | undefined
  scene.current = picture

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    ratio = sharpness.ratioOf(Math.min(window.devicePixelRatio || 1, HIGHEST_RATIO))
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    picture.resize(width, height, ratio)
    drawn = undefined
  }
  const watch = new ResizeObserver(fit)
  watch.observe(canvas)
  fit()
  const end = loop.listen((frame) => {
    if (isStill && drawn === frame.phase) return
    drawn = frame.phase
    if (sharpness.note(frame.passedMs)) fit()
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (isStill) picture.drawStill(context, frame)
    else picture.draw(context, frame)
  })
  return () => {
    end()
    watch.disconnect()
    scene.current = undefined
  }
}
