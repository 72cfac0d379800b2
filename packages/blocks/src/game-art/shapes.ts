// Every page contains drawings as elements that a phone must style and lay out, so shapes of the same paint share one
// path.

/** Across and down, in the drawing's units. */
export type Point = readonly [x: number, y: number]

/** The place of a copy of a path: turned by degrees clockwise and scaled around its origin, then moved. */
export interface Place {
  x: number
  y: number
  turn?: number
  scale?: number
}

/** Rounds to a tenth of a unit; the difference is invisible. */
const round = (value: number) => Math.round(value * 10) / 10

/** Points at even steps around a middle, the first at an angle in turns (0 is to the right, clockwise). */
export function ring([x, y]: Point, radius: number, count: number, firstTurn = 0): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count + firstTurn) * 2 * Math.PI
    return [round(x + Math.cos(angle) * radius), round(y + Math.sin(angle) * radius)]
  })
}

/** Dots of one size, for a stroke with round caps as wide as a dot. */
export const dots = (points: readonly Point[]): string => points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('')

/** A disc, for a fill. */
export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius)

/** An ellipse by its middle and radii, for a fill. */
export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${round(x - across)} ${round(y)}a${across} ${down} 0 1 0 ${round(2 * across)} 0a${across} ${down} 0 1 0 ${round(-2 * across)} 0z`

/** A box with round corners. */
export function box(x: number, y: number, width: number, height: number, corner: number): string {
  const [along, down] = [width - 2 * corner, height - 2 * corner]
  const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  return `M${x + corner} ${y}h${along}${turn(corner, corner)}v${down}${turn(-corner, corner)}h${-along}${turn(-corner, -corner)}v${-down}${turn(corner, -corner)}z`
}

/**
 * One path with a copy of a path at each place. The path uses relative commands (small letters) from its origin; its
 * arcs are circular, and each arc, `h` or `v` has its own letter.
 */
export const copies = (path: string, places: readonly Place[]): string =>
  places.map(({ x, y, ...place }) => `M${round(x)} ${round(y)}${turnPath(path, place)}`).join('')

function turnPath(path: string, { turn = 0, scale = 1 }: Omit<Place, 'x' | 'y'>): string {
  if (turn === 0 && scale === 1) return path
  const across = Math.cos((turn * Math.PI) / 180) * scale
  const along = Math.sin((turn * Math.PI) / 180) * scale
  const pairs = (numbers: readonly number[]) =>
    numbers
      .map((value, at) => value * across + (numbers[at ^ 1] ?? 0) * (at % 2 === 0 ? -along : along))
      .map((value) => Math.round(value * 100) / 100)
      .join(' ')
  return path.replace(/([a-z])([^a-z]*)/g, (_, letter: string, numbersText: string) => {
    const numbers = (numbersText.match(/-?(\d*\.)?\d+/g) ?? []).map(Number)
    if (letter === 'h') return `l${pairs([...numbers, 0])}`
    if (letter === 'v') return `l${pairs([0, ...numbers])}`
    if (letter !== 'a') return letter + pairs(numbers)
    const [radius = 0, , , largeArc, clockwise, ...end] = numbers
    const scaledRadius = round(radius * scale)
    return `a${scaledRadius} ${scaledRadius} 0 ${largeArc} ${clockwise} ${pairs(end)}`
  })
}
