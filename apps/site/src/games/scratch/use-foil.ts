import { FIELDS } from '@fairground/games/scratch'
import { prefersReducedMotion } from '@fairground/ui/use-count-up'
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { playSound } from '../kit/sound/sound.ts'
import { COLUMNS, createFoil, type Point, zigzagOf } from './foil.ts'
import { type ShownFoil, showFoil } from './show-foil.ts'
import { sounds } from './sounds.ts'
import { FIELD_LIST } from './ticket-round.ts'

/** How long the automatic rubbing of a field takes, in milliseconds. */
const HAND_MS = 260
const STEP_MS = 16
/** The shortest time between two rubbing sounds. */
const SOUND_MS = 90
/** A pointer that moved less than this, in widths of a field, has tapped. */
const TAP = 0.06

/** The foil of one ticket: the open fields, and the actions that open them. */
export interface UsedFoil {
  openedFields: readonly boolean[]
  /** Rubs a whole field automatically: for keys, taps and the button that shows all. */
  open: (field: number) => void
  /** Whether the last press was a tap, and not the end of a stroke. */
  wasTap: () => boolean
  pointer: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
  }
}

/** Lets the player rub off the foil over a ticket's panel, in its `place`, while `isLive`. */
export function useFoil(place: RefObject<HTMLElement | null>, isLive: boolean): UsedFoil {
  const foil = useMemo(createFoil, [])
  const shownFoil = useRef<ShownFoil>(undefined)
  const lastPoint = useRef<Point>(undefined)
  const length = useRef(0)
  const soundAt = useRef(0)
  const openedOnce = useRef(new Set<number>())
  const [openedFields, setOpenedFields] = useState<readonly boolean[]>(() => new Array<boolean>(FIELDS).fill(false))

  useEffect(() => {
    if (!place.current) return
    const newFoil = showFoil(place.current, () => FIELD_LIST.filter(foil.isOpen))
    shownFoil.current = newFoil
    return newFoil.end
  }, [place, foil])

  const finish = (field: number) => {
    if (openedOnce.current.has(field)) return
    openedOnce.current.add(field)
    foil.clear(field)
    shownFoil.current?.clear(field)
    playSound(sounds.open, openedOnce.current.size)
    setOpenedFields((fields) => fields.with(field, true))
  }
  const rub = (from: Point, to: Point) => {
    shownFoil.current?.rub(from, to)
    const now = performance.now()
    if (now - soundAt.current > SOUND_MS) {
      soundAt.current = now
      playSound(sounds.rub)
    }
    for (const field of foil.rub(from, to)) finish(field)
  }
  const open = (field: number) => {
    if (foil.isOpen(field)) return
    if (prefersReducedMotion()) return finish(field)
    const turns = zigzagOf(field)
    const start = performance.now()
    let at = 0
    // The rubbing follows the clock and not the page's frames, because a worker draws it.
    const hand = setInterval(() => {
      const until = Math.min(((performance.now() - start) / HAND_MS) * (turns.length - 1), turns.length - 1)
      for (; at + 1 <= until; at++) rub(turns[at] as Point, turns[at + 1] as Point)
      if (until < turns.length - 1) return
      clearInterval(hand)
      finish(field)
    }, STEP_MS)
  }

  return {
    openedFields,
    open,
    wasTap: () => length.current < TAP,
    pointer: {
      onPointerDown(event) {
        lastPoint.current = isLive ? pointOf(event) : undefined
        length.current = 0
      },
      onPointerMove(event) {
        const from = lastPoint.current
        if (!isLive || !from || event.buttons === 0) return
        const to = pointOf(event)
        length.current += Math.hypot(to.x - from.x, to.y - from.y)
        lastPoint.current = to
        if (length.current >= TAP) rub(from, to)
      },
    },
  }
}

function pointOf(event: PointerEvent<HTMLElement>): Point {
  const box = event.currentTarget.getBoundingClientRect()
  const unit = box.width / COLUMNS
  return { x: (event.clientX - box.left) / unit, y: (event.clientY - box.top) / unit }
}
