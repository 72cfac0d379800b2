import { FIELDS } from '@fairground/games/scratch'
import { prefersReducedMotion } from '@fairground/ui'
import { type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { playSound } from '../kit/sound/sound.ts'
import { COLUMNS, createFoil, type Point, zigzagOf } from './foil.ts'
import { type ShownFoil, showFoil } from './show-foil.ts'
import { FIELD_LIST } from './ticket-round.ts'

/** How long a hand takes for a whole field, in milliseconds. */
const HAND_MS = 260
const STEP_MS = 16
/** A rubbing sound at most so often. */
const SOUND_MS = 90
/** A pointer that moved less than this, in widths of a field, has tapped. */
const TAP = 0.06

/** The foil of one ticket: what is open, and the acts that open it. */
export interface UsedFoil {
  opened: readonly boolean[]
  /** Rubs a whole field by itself: for keys, taps and whoever wants to see all. */
  open: (field: number) => void
  /** Whether the last press was a tap, and not the end of a stroke. */
  wasTap: () => boolean
  pointer: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
  }
}

/** Lets the foil over a ticket's panel, in its `place`, be rubbed off while it is `live`. */
export function useFoil(place: RefObject<HTMLElement | null>, live: boolean): UsedFoil {
  const foil = useMemo(createFoil, [])
  const shown = useRef<ShownFoil>(undefined)
  const last = useRef<Point>(undefined)
  const length = useRef(0)
  const soundAt = useRef(0)
  const done = useRef(new Set<number>())
  const [opened, setOpened] = useState<readonly boolean[]>(() => new Array<boolean>(FIELDS).fill(false))

  useEffect(() => {
    if (!place.current) return
    const foilShown = showFoil(place.current, () => FIELD_LIST.filter(foil.isOpen))
    shown.current = foilShown
    return foilShown.end
  }, [place, foil])

  const finish = (field: number) => {
    if (done.current.has(field)) return
    done.current.add(field)
    foil.clear(field)
    shown.current?.clear(field)
    playSound('field-open', done.current.size)
    setOpened((known) => known.with(field, true))
  }
  const rub = (from: Point, to: Point) => {
    shown.current?.rub(from, to)
    const now = performance.now()
    if (now - soundAt.current > SOUND_MS) {
      soundAt.current = now
      playSound('rub')
    }
    for (const field of foil.rub(from, to)) finish(field)
  }
  const open = (field: number) => {
    if (foil.isOpen(field)) return
    if (prefersReducedMotion()) return finish(field)
    const turns = zigzagOf(field)
    const start = performance.now()
    let at = 0
    // A worker draws it: the hand goes on by the clock, not by the page's frames.
    const hand = setInterval(() => {
      const until = Math.min(((performance.now() - start) / HAND_MS) * (turns.length - 1), turns.length - 1)
      for (; at + 1 <= until; at++) rub(turns[at] as Point, turns[at + 1] as Point)
      if (until < turns.length - 1) return
      clearInterval(hand)
      finish(field)
    }, STEP_MS)
  }

  return {
    opened,
    open,
    wasTap: () => length.current < TAP,
    pointer: {
      onPointerDown(event) {
        last.current = live ? pointOf(event) : undefined
        length.current = 0
      },
      onPointerMove(event) {
        const from = last.current
        if (!live || !from || event.buttons === 0) return
        const to = pointOf(event)
        length.current += Math.hypot(to.x - from.x, to.y - from.y)
        last.current = to
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
