import type { FlightFrame } from '../../frame/flight/flight-frame.ts'
import { css, type SceneColours } from '../../frame/flight/scene.ts'
import { type Chart, chartX, chartY, lineStep } from './chart.ts'

const POINTS = 48

/** Draws the lines across the chart with their multipliers; the texts are kept, so that a frame makes none anew. */
export function drawLines(colours: SceneColours, isSmall: boolean) {
  const format = new Intl.NumberFormat(document.documentElement.lang || undefined, { maximumFractionDigits: 1 })
  const texts = new Map<number, string>()
  const line = css(colours.muted, 0.14)
  const ink = css(colours.muted, 0.85)
  const textOf = (hundredths: number) => {
    const known = texts.get(hundredths)
    if (known !== undefined) return known
    const text = `${format.format(hundredths / 100)}×`
    texts.set(hundredths, text)
    return text
  }
  return (context: CanvasRenderingContext2D, chart: Chart): void => {
    const step = lineStep(chart.highest)
    context.strokeStyle = line
    context.fillStyle = ink
    context.lineWidth = 1
    context.font = '600 11px Figtree Variable, sans-serif'
    context.textAlign = 'left'
    for (let at = Math.floor(1 / step + 1e-9) + 1; ; at += 1) {
      const multiplier = at * step
      const y = chartY(chart, multiplier)
      if (y < 14) return
      context.beginPath()
      context.moveTo(isSmall ? 0 : 36, y)
      context.lineTo(chart.right, y)
      context.stroke()
      context.fillText(textOf(Math.round(multiplier * 100)), 6, isSmall ? y - 3 : y + 4)
    }
  }
}

/** Draws the way of the flight: a bright line over a soft one, and light under it. */
export function drawCurve(colours: SceneColours, height: number) {
  const bright = css(colours.bulb)
  const soft = css(colours.accent, 0.28)
  const shadeTop = css(colours.accent, 0.26)
  const shadeBottom = css(colours.accent, 0)
  let shade: CanvasGradient | undefined
  return (context: CanvasRenderingContext2D, chart: Chart, { flownMs, multiplier }: FlightFrame): void => {
    if (flownMs <= 0) return
    if (!shade) {
      shade = context.createLinearGradient(0, height * 0.1, 0, chart.bottom)
      shade.addColorStop(0, shadeTop)
      shade.addColorStop(1, shadeBottom)
    }
    const rate = Math.log(multiplier) / flownMs
    context.beginPath()
    context.moveTo(chart.left, chart.bottom)
    for (let at = 1; at <= POINTS; at += 1) {
      const timeMs = (flownMs * at) / POINTS
      context.lineTo(chartX(chart, timeMs), chartY(chart, Math.exp(rate * timeMs)))
    }
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.strokeStyle = soft
    context.lineWidth = 9
    context.stroke()
    context.strokeStyle = bright
    context.lineWidth = 3
    context.stroke()
    context.lineTo(chartX(chart, flownMs), chart.bottom)
    context.closePath()
    context.fillStyle = shade
    context.fill()
  }
}
