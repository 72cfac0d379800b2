/** The part of the picture for the curve, in pixels, and the range that it shows. */
export interface Chart {
  left: number
  right: number
  top: number
  bottom: number
  /** The time at the right edge in ms, and the multiplier at the top. */
  timeMs: number
  highest: number
}

/** The rocket flies up to these parts of the width and the height; from then on the picture zooms out. */
const REACH_X = 0.8
const REACH_Y = 0.84
const SHORTEST_MS = 9000
const LOWEST_TOP = 1.9

/** Zooms the chart out until a flight fits in. */
export function fitChart(chart: Chart, flownMs: number, multiplier: number): void {
  chart.timeMs = Math.max(SHORTEST_MS, flownMs / REACH_X)
  chart.highest = Math.max(LOWEST_TOP, 1 + (multiplier - 1) / REACH_Y)
}

/** The x position of a time, and the y position of a multiplier. */
export const chartX = (chart: Chart, timeMs: number): number =>
  chart.left + (timeMs / chart.timeMs) * (chart.right - chart.left)
export const chartY = (chart: Chart, multiplier: number): number =>
  chart.bottom - ((multiplier - 1) / (chart.highest - 1)) * (chart.bottom - chart.top)

const STEPS = [1, 2, 5]

/** The distance of the lines across the chart: 1, 2 or 5 times a power of ten, so that four or five are visible. */
export function lineStep(highest: number): number {
  const lowestStep = (highest - 1) / 5
  const power = 10 ** Math.floor(Math.log10(lowestStep))
  const step = STEPS.find((candidate) => candidate * power >= lowestStep - 1e-9) ?? 10
  return step * power
}
