import { CUP, CUP_X } from './table.ts'

/** From the bet until the cups stand still, in milliseconds. */
export const SHUFFLE_MS = 1_760
/** The cups in drawing order: later ones pass in front. */
export const DRAWN_ORDER: readonly number[] = [0, 2, 1]

/** When the cups stand over the balls, in milliseconds after the bet. */
export const COVERED_MS = 220
/** The moments after it: the cups come together, part, and change slots. */
const TOGETHER = 560
const PARTING = 650
const PARTED = 920
const SWAP = 270
/** When cups begin to slide. */
export const SLIDES_MS: readonly number[] = [COVERED_MS + 60, PARTING, ...[0, 1, 2].map((beat) => PARTED + beat * SWAP)]

type Pair = readonly [number, number]
/** Pairs of slots that swap, one after the other; each run takes the next list. */
const PLANS: readonly (readonly Pair[])[] = [
  [
    [0, 1],
    [1, 2],
    [0, 2],
  ],
  [
    [1, 2],
    [0, 2],
    [0, 1],
  ],
  [
    [0, 2],
    [0, 1],
    [1, 2],
  ],
]

/**
 * The movement of a cup in a shuffle, as keyframes over `SHUFFLE_MS`. All cups meet at one point before they part, one
 * hidden behind the other, so that no eye can follow a ball: the shuffle is only a show. At the end the cups have
 * swapped slots; because they look alike, each can return to its own.
 * @param run the number of the shuffle, from 0
 */
export function shuffleFrames(cup: number, run: number): Keyframe[] {
  const depth = DRAWN_ORDER.indexOf(cup)
  const away = (slot: number) => (CUP_X[slot] ?? 0) - (CUP_X[cup] ?? 0)
  const hiddenPose = { x: away(1), y: (depth - 1) * 8 }
  const [firstSlots = [], ...laterSlots] = slotsOf(run)
  let slot = firstSlots[cup] ?? cup
  const frames = [
    frame(0, {}),
    frame(COVERED_MS, { grow: [1.05, 0.93] }),
    frame(COVERED_MS + 60, {}),
    frame(TOGETHER, { ...hiddenPose, lean: Math.sign(away(1)) * 5 }),
    frame(PARTING, { ...hiddenPose, grow: [1.03, 0.96] }),
    frame(PARTED, { x: away(slot) }),
  ]
  for (const [beat, slots] of laterSlots.entries()) {
    const from = PARTED + beat * SWAP
    const nextSlot = slots[cup] ?? slot
    if (nextSlot !== slot) {
      const front = depth > DRAWN_ORDER.indexOf(partnerOf(cup, slot, slots))
      const size = front ? 1.07 : 0.93
      const middle = (away(slot) + away(nextSlot)) / 2
      frames.push(
        frame(from + SWAP / 2, { x: middle, y: front ? 13 : -10, grow: [size, size], lean: (nextSlot - slot) * 4 }),
      )
    }
    slot = nextSlot
    frames.push(frame(from + SWAP, { x: away(slot) }))
  }
  return [...frames, frame(SHUFFLE_MS, { x: away(slot) })]
}

/** The slot of each cup after the parting, and after each swap. */
function slotsOf(run: number): readonly (readonly number[])[] {
  let slots = CUP_X.map((_, cup) => (cup + 1 + (run % 2)) % CUP_X.length)
  const walk = [slots]
  for (const [a, b] of PLANS[run % PLANS.length] ?? []) {
    slots = slots.map((slot) => (slot === a ? b : slot === b ? a : slot))
    walk.push(slots)
  }
  return walk
}

/** The cup that takes over a cup's old slot. */
function partnerOf(cup: number, oldSlot: number, slots: readonly number[]): number {
  return slots.findIndex((slot, otherCup) => otherCup !== cup && slot === oldSlot)
}

interface Pose {
  x?: number
  y?: number
  grow?: readonly [number, number]
  lean?: number
}

function frame(ms: number, { x = 0, y = 0, grow = [1, 1], lean = 0 }: Pose): Keyframe {
  return {
    offset: Number((ms / SHUFFLE_MS).toFixed(4)),
    easing: 'cubic-bezier(0.45, 0.1, 0.4, 0.95)',
    // In parts of the cup's own picture, independent of its size on the screen.
    transform: `translate(${percent(x / CUP.width)}, ${percent(y / CUP.height)}) rotate(${lean}deg) scale(${grow[0]}, ${grow[1]})`,
  }
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`
