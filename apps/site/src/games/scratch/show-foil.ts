import { prefersReducedMotion } from '@fairground/ui'
import type { Point } from './foil.ts'
import type { FoilOpening, FoilOrder } from './foil-orders.ts'

/** Finer than this no eye sees, and each frame would cost more. */
const MOST_PIXELS = 2

/** The foil over a ticket as it is seen. */
export interface ShownFoil {
  rub: (from: Point, to: Point) => void
  clear: (field: number) => void
  /** Takes it away. */
  end: () => void
}

/** One worker draws the foils of all tickets: the next ticket comes in the moment of a press. */
let worker: Worker | undefined

function startWorker(): Worker {
  const started = new Worker(new URL('./foil-worker.ts', import.meta.url), { type: 'module' })
  // One that could not be had, or has failed, draws nothing more: the next ticket gets another.
  started.addEventListener('error', () => {
    worker = undefined
  })
  return started
}

/**
 * Puts the foil of a ticket in a place, in the colour of its text. A worker draws it: the page's own thread has the
 * finger to follow, the sounds and the fields.
 * @param openFields the fields that have no foil, whenever it is drawn anew
 */
export function showFoil(place: HTMLElement, openFields: () => readonly number[]): ShownFoil {
  worker ??= startWorker()
  const drawing = worker
  const { port1: port, port2: orders } = new MessageChannel()
  const order = (next: FoilOrder) => port.postMessage(next)
  const canvas = addCanvas(place)
  const flakes = prefersReducedMotion() ? null : addCanvas(place)
  const opening: FoilOpening = { canvas, flakes, colour: getComputedStyle(place).color, orders }
  drawing.postMessage(opening, [orders, canvas, ...(flakes ? [flakes] : [])])

  // Until it is drawn the place itself covers what lies below; where nothing can be drawn, it does not.
  const uncover = () => place.setAttribute('data-drawn', '')
  port.onmessage = uncover
  drawing.addEventListener('error', uncover)

  const watch = new ResizeObserver(() => {
    const width = place.clientWidth * Math.min(devicePixelRatio, MOST_PIXELS)
    if (width > 0) order({ kind: 'fit', width, open: openFields() })
  })
  watch.observe(place)
  return {
    rub: (from, to) => order({ kind: 'rub', from, to }),
    clear: (field) => order({ kind: 'clear', field }),
    end() {
      watch.disconnect()
      port.close()
      drawing.removeEventListener('error', uncover)
      place.replaceChildren()
    },
  }
}

/** Made here and not by React: a canvas is handed over to a worker once and for all. */
function addCanvas(place: HTMLElement): OffscreenCanvas {
  const canvas = document.createElement('canvas')
  place.append(canvas)
  return canvas.transferControlToOffscreen()
}
