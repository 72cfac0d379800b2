/** What the points of the last flights come to. */
export interface PointSums {
  count: number
  /** The middle point, in hundredths; of an even number the lower of the two in the middle. */
  medianHundredths: number
  /** How many reached twice, and ten times, the stake. */
  twice: number
  tenfold: number
}

/** Sums up points in hundredths; `undefined` where there are none. */
export function sumPoints(points: readonly number[]): PointSums | undefined {
  const sorted = points.toSorted((one, other) => one - other)
  const medianHundredths = sorted[Math.floor((sorted.length - 1) / 2)]
  if (medianHundredths === undefined) return undefined
  const reached = (hundredths: number) => points.filter((point) => point >= hundredths).length
  return { count: points.length, medianHundredths, twice: reached(200), tenfold: reached(1000) }
}

/** How high a point stands in a chart, from 0 (1×) to 1 (the highest, at least 10×), by its logarithm. */
export function logHeights(points: readonly number[]): number[] {
  const top = Math.log(Math.max(1000, ...points) / 100)
  return points.map((point) => Math.max(Math.log(Math.max(point, 100) / 100), 0) / top)
}
