/** Statistics of the points of the last flights. */
export interface PointSums {
  count: number
  /** The median in hundredths; for an even number of points the lower of the two in the middle. */
  medianHundredths: number
  /** How many points reached 2×, and 10×. */
  twice: number
  tenfold: number
}

/** Computes the statistics of points in hundredths; `undefined` for an empty list. */
export function sumPoints(points: readonly number[]): PointSums | undefined {
  const sortedPoints = points.toSorted((a, b) => a - b)
  const medianHundredths = sortedPoints[Math.floor((sortedPoints.length - 1) / 2)]
  if (medianHundredths === undefined) return undefined
  const countReaching = (hundredths: number) => points.filter((point) => point >= hundredths).length
  return { count: points.length, medianHundredths, twice: countReaching(200), tenfold: countReaching(1000) }
}

/** The height of each point in a chart on a logarithmic scale, from 0 (1×) to 1 (the highest point, at least 10×). */
export function logHeights(points: readonly number[]): number[] {
  const top = Math.log(Math.max(1000, ...points) / 100)
  return points.map((point) => Math.max(Math.log(Math.max(point, 100) / 100), 0) / top)
}
