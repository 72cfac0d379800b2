import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the player asked the system for less motion; false while a rendered page hydrates. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(never, prefersReducedMotion, () => false)
}

/** A carousel in motion or at rest. */
export interface Carousel {
  /** The ref of the element that clips the slides. */
  ref: (element: HTMLElement | null) => void
  /** The index of the visible slide, from 0. */
  at: number
  /** Whether it moves by itself now. */
  isMoving: boolean
  /** Whether it can move by itself. */
  canMove: boolean
  go(at: number): void
  step(by: 1 | -1): void
  toggle(): void
}

/** A carousel; it moves by itself every `seconds`, unless that is 0 or the player wants less motion. */
export function useCarousel({ count, seconds }: { count: number; seconds: number }): Carousel {
  const isCalm = useReducedMotion()
  const canMove = seconds > 0 && count > 1 && !isCalm
  const plugins = useMemo(
    () =>
      canMove
        ? [
            Autoplay({
              delay: seconds * 1000,
              playOnInit: false,
              stopOnMouseEnter: true,
              stopOnFocusIn: true,
              stopOnInteraction: false,
            }),
          ]
        : [],
    [canMove, seconds],
  )
  const [ref, embla] = useEmblaCarousel({ loop: count > 1, duration: isCalm ? 0 : 24 }, plugins)
  const [at, setAt] = useState(0)
  const [wants, setWants] = useState(true)
  const isMoving = canMove && wants
  useEffect(() => {
    if (!embla) return
    const look = () => setAt(embla.selectedScrollSnap())
    const stopMoving = () => setWants(false)
    embla.on('select', look).on('reInit', look).on('pointerDown', stopMoving)
    return () => void embla.off('select', look).off('reInit', look).off('pointerDown', stopMoving)
  }, [embla])
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay
    if (isMoving) autoplay?.play()
    else autoplay?.stop()
  }, [embla, isMoving])
  const byHand = (move: () => void) => {
    setWants(false)
    move()
  }
  return {
    ref,
    at,
    isMoving,
    canMove,
    go: (to) => byHand(() => embla?.scrollTo(to)),
    step: (by) => byHand(() => (by === 1 ? embla?.scrollNext() : embla?.scrollPrev())),
    toggle: () => setWants(!wants),
  }
}
