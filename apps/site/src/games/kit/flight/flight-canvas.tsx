import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { type RefObject, useEffect, useRef } from 'react'
import { currentLocale } from '../../../kernel/language/language.ts'
import type { FlightLoop } from './flight-loop.ts'
import css from './flight-stage.module.css'
import { type FlightScene, readColours } from './scene.ts'
import type { SceneOrder, StartScene } from './scene-orders.ts'

/** On a moving picture the eye sees no more device pixels than this, and they cost a cheap phone frames. */
const HIGHEST_RATIO = 2

interface FlightCanvasProps {
  loop: Pick<FlightLoop, 'listen'>
  startScene: StartScene
  /** Receives the scene, so that the caller can show cash-outs on it. */
  scene: RefObject<ShownScene | undefined>
}

/** The calls that a page may make on a scene, besides sending frames. */
export type ShownScene = Pick<FlightScene, 'cashOut'>

/**
 * The picture of the flight. A worker draws it, because the page's own thread updates the numbers, the table and the
 * keys. The picture is for the eye alone: other elements say the same in words.
 */
export function FlightCanvas({ loop, startScene, scene }: FlightCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) return show(place.current, { loop, startScene, scene })
  }, [loop, startScene, scene])
  return <div ref={place} aria-hidden="true" />
}

/** Puts a canvas into `place` and sends sizes and frames to its scene, until the caller runs the returned function. */
function show(place: HTMLElement, { loop, startScene, scene }: FlightCanvasProps): () => void {
  // Each run needs a new canvas: a page can hand a canvas over to a worker only once.
  const canvas = document.createElement('canvas')
  canvas.className = css.canvas ?? ''
  place.append(canvas)
  const worker = startScene()
  const order = (next: SceneOrder, transferables: Transferable[] = []) => worker.postMessage(next, transferables)
  const offscreenCanvas = canvas.transferControlToOffscreen()
  const setting = { colours: readColours(canvas), locale: currentLocale(), isStill: prefersReducedMotion() }
  order({ kind: 'open', canvas: offscreenCanvas, clockBeganAt: performance.timeOrigin, ...setting }, [offscreenCanvas])

  const fit = () => {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    order({ kind: 'fit', width, height, finest: Math.min(window.devicePixelRatio || 1, HIGHEST_RATIO) })
  }
  const watch = new ResizeObserver(fit)
  watch.observe(canvas)
  fit()
  const end = loop.listen((frame) => order({ kind: 'show', frame }))
  scene.current = { cashOut: (own) => order({ kind: 'cash-out', own }) }
  return () => {
    end()
    watch.disconnect()
    worker.terminate()
    canvas.remove()
    scene.current = undefined
  }
}
