/** A point of a drawing, from its top left. */
export interface Point {
  x: number
  y: number
}

/**
 * Points at equal distances along the edge of a pill (a rectangle whose ends are half circles), clockwise from the
 * middle of the top edge.
 */
export function pillPoints(count: number, width: number, height: number): Point[] {
  const radius = height / 2
  const straight = width - height
  const around = 2 * straight + Math.PI * height
  return Array.from({ length: count }, (_, at) => pointAt((at / count) * around, straight, radius))
}

function pointAt(distance: number, straight: number, radius: number): Point {
  const arc = Math.PI * radius
  const half = straight / 2
  if (distance <= half) return { x: radius + half + distance, y: 0 }
  if (distance <= half + arc) return onArc(radius + straight, radius, (distance - half) / radius - Math.PI / 2)
  if (distance <= half + arc + straight) return { x: radius + straight - (distance - half - arc), y: 2 * radius }
  if (distance <= half + 2 * arc + straight)
    return onArc(radius, radius, (distance - half - arc - straight) / radius + Math.PI / 2)
  return { x: radius + (distance - half - 2 * arc - straight), y: 0 }
}

const onArc = (x: number, radius: number, angle: number): Point => ({
  x: x + radius * Math.cos(angle),
  y: radius + radius * Math.sin(angle),
})
