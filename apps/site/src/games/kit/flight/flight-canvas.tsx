import { prefersReducedMotion } from '@fairground/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { currentLocale } from '../../../kernel/language/language.ts'
import type { FlightLoop } from './flight-loop.ts'
import css from './flight-stage.module.css'
import { type FlightScene, readColours } from './scene.ts'
import type { SceneOrder, StartScene } from './scene-orders.ts'

/** More device pixels than this are not seen on a picture that moves, and cost a cheap phone its frames. */
const HIGHEST_RATIO = 2

interface FlightCanvasProps {
  loop: Pick<FlightLoop, 'listen'>
  startScene: StartScene
  /** Where the scene is put, for what happens beside its frames. */
  scene: RefObject<ShownScene | undefined>
}

/** What a page may ask of a scene beside its frames. */
export type ShownScene = Pick<FlightScene, 'cashOut'>

/**
 * The picture of the flight. A worker draws it: the page's own thread has the numbers, the table and the keys. It is for
 * the eye alone: what it shows is said in words elsewhere.
 */
export function FlightCanvas({ loop, startScene, scene }: FlightCanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) return show(place.current, { loop, startScene, scene })
  }, [loop, startScene, scene])
  return <div ref={place} aria-hidden="true" />
}

/** Puts a canvas in place and keeps its scene told of size and frames, until the returned function is called. */
function show(place: HTMLElement, { loop, startScene, scene }: FlightCanvasProps): () => void {
  // Made here: a canvas is handed over to a worker once and for all.
  const canvas = document.createElement('canvas')
  canvas.className = css.canvas ?? ''
  place.append(canvas)
  const worker = startScene()
  const order = (next: SceneOrder, handOver: Transferable[] = []) => worker.postMessage(next, handOver)
  const handed = canvas.transferControlToOffscreen()
  const setting = { colours: readColours(canvas), locale: currentLocale(), isStill: prefersReducedMotion() }
  order({ kind: 'open', canvas: handed, clockBeganAt: performance.timeOrigin, ...setting }, [handed])

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
