import { centreOf, type Point } from './goal.ts'

/** An arm or a leg, from the body to the glove or boot. */
export interface Limb {
  name: 'left-arm' | 'right-arm' | 'left-leg' | 'right-leg'
  from: Point
  to: Point
  /** Degrees, clockwise from the right. */
  turn: number
}

/** How the keeper stands or dives. */
export interface Pose {
  body: Point & { turn: number }
  limbs: readonly Limb[]
}

const STANCE: Point = { x: 250, y: 186 }
const HANDS: readonly Point[] = [
  { x: -37, y: -8 },
  { x: 37, y: -8 },
]
const FEET: readonly Point[] = [
  { x: -17, y: 62 },
  { x: 17, y: 62 },
]

/** The stance before a kick: on the line, gloves ready. */
export function stance(): Pose {
  return poseOf(
    { ...STANCE, turn: 0 },
    {
      'left-arm': add(STANCE, HANDS[0]),
      'right-arm': add(STANCE, HANDS[1]),
      'left-leg': add(STANCE, FEET[0]),
      'right-leg': add(STANCE, FEET[1]),
    },
  )
}

/** The dive to all covered zones: gloves first, boots where both gloves are busy. */
export function dive(zones: readonly number[]): Pose {
  const points = zones.map(centreOf)
  const mean = (along: 'x' | 'y') => points.reduce((sum, point) => sum + point[along], 0) / Math.max(points.length, 1)
  const turn = (mean('x') - 250) * 0.42
  const body = { x: 250 + (mean('x') - 250) * 0.52, y: 186 + (mean('y') - 172) * 0.4, turn }
  const { hands, feet } = reach(zones)
  const trailingFoot = (offset: Point | undefined) => add(body, rotate({ x: (offset?.x ?? 0) * 0.8, y: 56 }, turn))
  const grip = (zone: number | undefined, side: number) =>
    zone === undefined ? add(body, rotate({ x: 30 * side, y: -34 }, turn)) : add(centreOf(zone), { x: 7 * side, y: 0 })
  const pose = poseOf(body, {
    'left-arm': grip(hands[0], -1),
    'right-arm': grip(hands[1], 1),
    'left-leg': feet[0] === undefined ? trailingFoot(FEET[0]) : centreOf(feet[0]),
    'right-leg': feet[1] === undefined ? trailingFoot(FEET[1]) : centreOf(feet[1]),
  })
  const ready = stance()
  // Turns the shorter way from the stance.
  return {
    body,
    limbs: pose.limbs.map((limb, at) => ({ ...limb, turn: nearestTurn(limb.turn, ready.limbs[at]?.turn ?? 0) })),
  }
}

/** The zones of the left and right glove, and of the left and right boot. */
function reach(zones: readonly number[]): { hands: (number | undefined)[]; feet: (number | undefined)[] } {
  const hasZone = (zone: number) => zones.includes(zone)
  const side = (above: number, below: number) => ({
    hand: hasZone(above) ? above : hasZone(below) ? below : undefined,
    foot: hasZone(above) && hasZone(below) ? below : undefined,
  })
  const left = side(0, 2)
  const right = side(1, 3)
  const spare = hasZone(4) ? 4 : undefined
  return {
    hands: [left.hand ?? spare ?? right.hand, right.hand ?? spare ?? left.hand],
    feet: [left.foot, right.foot],
  }
}

function poseOf(body: Point & { turn: number }, ends: Record<Limb['name'], Point>): Pose {
  const limb = (name: Limb['name'], offset: Point): Limb => {
    const from = add(body, rotate(offset, body.turn))
    const to = ends[name]
    return { name, from, to, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI }
  }
  return {
    body,
    limbs: [
      limb('left-leg', { x: -8, y: 20 }),
      limb('right-leg', { x: 8, y: 20 }),
      limb('left-arm', { x: -15, y: -24 }),
      limb('right-arm', { x: 15, y: -24 }),
    ],
  }
}

function nearestTurn(turn: number, to: number): number {
  return turn - 360 * Math.round((turn - to) / 360)
}

function add(a: Point, b: Point | undefined): Point {
  return { x: a.x + (b?.x ?? 0), y: a.y + (b?.y ?? 0) }
}

function rotate({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) }
}
