import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import type { Point } from './foil.ts'
import type { FoilOpening, FoilOrder } from './foil-orders.ts'

/** The eye sees no finer resolution, and each frame would cost more. */
const MOST_PIXELS = 2

/** The visible foil over a ticket. */
export interface ShownFoil {
  rub: (from: Point, to: Point) => void
  clear: (field: number) => void
  /** Removes the foil. */
  end: () => void
}

/** One worker draws the foils of all tickets, so that the next ticket appears at once. */
let worker: Worker | undefined

function startWorker(): Worker {
  const newWorker = new Worker(new URL('./foil-worker.ts', import.meta.url), { type: 'module' })
  // A worker that could not start or has failed draws nothing; the next ticket starts a new one.
  newWorker.addEventListener('error', () => {
    worker = undefined
  })
  return newWorker
}

/**
 * Shows the foil of a ticket in an element, in the colour of its text. A worker draws it, because the page's own thread
 * handles the finger, the sounds and the fields.
 * @param openFields returns the fields without foil, for each new drawing
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

  // Until the first drawing, the element itself covers the fields; if drawing fails, it uncovers them.
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

/** Each run needs a new canvas, outside React: a page can hand a canvas over to a worker only once. */
function addCanvas(place: HTMLElement): OffscreenCanvas {
  const canvas = document.createElement('canvas')
  place.append(canvas)
  return canvas.transferControlToOffscreen()
}
