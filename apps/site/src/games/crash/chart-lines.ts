import type { FlightFrame } from '../kit/flight/flight-frame.ts'
import { css, type Pen, type SceneColours, type SceneSetting, type Sprite, sprite } from '../kit/flight/scene.ts'
import { type Chart, chartX, chartY, lineStep } from './chart.ts'

const POINTS = 48

const LABEL = { width: 64, height: 16, font: '600 11px Figtree Variable, sans-serif' } as const

/**
 * Draws the lines across the chart with their multipliers. It draws each label once into a sprite, because text is the
 * slowest part of a frame.
 */
export function drawLines({ colours, locale }: SceneSetting, { ratio, isSmall }: { ratio: number; isSmall: boolean }) {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const labels = new Map<number, Sprite>()
  const line = css(colours.muted, 0.14)
  const ink = css(colours.muted, 0.85)
  const labelOf = (hundredths: number) => {
    let label = labels.get(hundredths)
    if (!label) {
      label = sprite(LABEL.width, LABEL.height, ratio, (context) => {
        context.fillStyle = ink
        context.font = LABEL.font
        context.fillText(`${format.format(hundredths / 100)}×`, 0, 12)
      })
      labels.set(hundredths, label)
    }
    return label
  }
  return (context: Pen, chart: Chart): void => {
    const step = lineStep(chart.highest)
    context.strokeStyle = line
    context.lineWidth = 1
    for (let at = Math.floor(1 / step + 1e-9) + 1; ; at += 1) {
      const multiplier = at * step
      const y = chartY(chart, multiplier)
      if (y < 14) return
      context.beginPath()
      context.moveTo(isSmall ? 0 : 36, y)
      context.lineTo(chart.right, y)
      context.stroke()
      const label = labelOf(Math.round(multiplier * 100))
      context.drawImage(label, 6, (isSmall ? y - 3 : y + 4) - 12, LABEL.width, LABEL.height)
    }
  }
}

/** Draws the path of the flight: a bright line over a soft one, and light below. */
export function drawCurve(colours: SceneColours, height: number) {
  const bright = css(colours.bulb)
  const soft = css(colours.accent, 0.28)
  const shadeTop = css(colours.accent, 0.26)
  const shadeBottom = css(colours.accent, 0)
  let shade: CanvasGradient | undefined
  return (context: Pen, chart: Chart, { flownMs, multiplier }: FlightFrame): void => {
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
