import type { FlightFrame } from '../kit/flight/flight-frame.ts'
import {
  BLACK,
  css,
  type FlightScene,
  mix,
  type Pen,
  type SceneSetting,
  type Sprite,
  WHITE,
} from '../kit/flight/scene.ts'
import { glowOf } from '../kit/flight/sky.ts'
import { openClouds } from './clouds.ts'
import { heightAt, type Place, placeAt, speedAt } from './flight-path.ts'
import { drawDay, drawHighSky, drawHills, drawSun } from './landscape.ts'
import { openParachutes } from './parachutes.ts'
import { drawPlane, PLANE } from './plane.ts'
import { openTrail } from './trail.ts'

const LAMPS = 14
/** How long the plane takes to leave the picture. */
const LEAVES_MS = 1300

/** Aviator: a biplane takes off from a lit runway into a clear day, and at some moment flies off. */
export function openAviatorScene({ colours }: SceneSetting): FlightScene {
  const place: Place = { x: 0, y: 0, tilt: 0 }
  let [width, height, scale] = [1, 1, 1]
  let day: Sprite | undefined
  let highSky: Sprite | undefined
  let sun: Sprite | undefined
  let farHills: Sprite | undefined
  let nearHills: Sprite | undefined
  let plane: Sprite | undefined
  let lamp: Sprite | undefined
  const clouds = openClouds(colours)
  const parachutes = openParachutes(colours)
  const trail = openTrail()
  const ground = css(mix(mix(colours.win, colours.info, 0.3), BLACK, 0.62))
  const stripe = css(colours.bulb, 0.75)
  const unlit = css(mix(colours.muted, BLACK, 0.4))
  const blade = css(mix(colours.text, colours.muted, 0.4), 0.35)
  /** The distance so far, in widths of the picture. */
  let travelled = 0
  let turn = 0

  function drawLayer(context: Pen, layer: Sprite, top: number, tall: number, part: number) {
    const shift = (travelled * part) % 1
    context.drawImage(layer, -shift * width, top, width + 1, tall)
    context.drawImage(layer, (1 - shift) * width, top, width + 1, tall)
  }

  function drawWorld(context: Pen, frame: FlightFrame): void {
    if (!day || !highSky || !sun || !farHills || !nearHills) return
    const rise = heightAt(frame.flownMs)
    context.drawImage(day, 0, 0, width, height)
    const high = Math.min(1, Math.log10(frame.multiplier) / 1.4)
    if (high > 0.01) {
      context.globalAlpha = high
      context.drawImage(highSky, 0, 0, width, height)
      context.globalAlpha = 1
    }
    const sunSize = Math.min(width, height) * 0.75
    context.drawImage(sun, width * 0.84 - sunSize / 2, height * 0.24 - sunSize / 2, sunSize, sunSize)
    // The land sinks as the plane climbs.
    const drop = rise * 0.1 + high * 0.5
    if (drop < 0.4) drawLayer(context, farHills, height * (0.56 + drop), height * 0.34, 0.08)
    clouds.draw(context, rise)
    if (drop + rise * 0.12 < 0.34)
      drawLayer(context, nearHills, height * (0.66 + drop + rise * 0.12), height * 0.34, 0.2)
    drawRunway(context, frame, rise)
  }

  /** The runway with its lamps. While betting is open, they go out one after the other. */
  function drawRunway(context: Pen, frame: FlightFrame, rise: number): void {
    const top = height * (0.87 + rise * 0.4)
    if (top > height) return
    context.fillStyle = ground
    context.fillRect(0, top, width, height - top)
    context.fillStyle = stripe
    const lightLength = width / 9
    const shift = (travelled * width) % lightLength
    for (let x = -shift; x < width; x += lightLength)
      context.fillRect(x, top + (height - top) * 0.52, lightLength * 0.5, 3)
    const isBetting = frame.phase === 'betting'
    const litLamps = isBetting ? Math.ceil((frame.leftMs / frame.bettingMs) * LAMPS) : LAMPS
    const lampGap = width / LAMPS
    for (let at = 0; at <= LAMPS; at += 1) {
      const x = (at + 0.5) * lampGap - ((travelled * width) % lampGap)
      if (at < litLamps && lamp) context.drawImage(lamp, x - 11, top - 9, 22, 22)
      else {
        context.fillStyle = unlit
        context.fillRect(x - 2, top, 4, 4)
      }
    }
  }

  function putPlane(context: Pen, x: number, y: number, tilt: number, size: number): void {
    if (!plane) return
    context.save()
    context.translate(x, y)
    context.rotate(tilt)
    context.scale(scale * size, scale * size)
    context.translate(-PLANE.width * 0.55, -PLANE.height * 0.62)
    context.drawImage(plane, 0, 0, PLANE.width, PLANE.height)
    // The propeller: a disc of air, and two blades that flash by.
    context.fillStyle = blade
    context.beginPath()
    context.ellipse(PLANE.hub.x + 2, PLANE.hub.y, 4, 27, 0, 0, 2 * Math.PI)
    context.fill()
    const reach = 27 * Math.abs(Math.sin(turn))
    context.fillRect(PLANE.hub.x + 0.5, PLANE.hub.y - reach, 3, reach * 2)
    context.restore()
  }

  function leave(frame: FlightFrame): number {
    const part = Math.min(1, frame.phaseMs / LEAVES_MS)
    place.x += part * part * 0.75
    place.y -= part ** 1.6 * 0.75
    place.tilt -= part * 0.5
    return 1 - part * 0.55
  }

  return {
    resize(newWidth, newHeight, ratio) {
      ;[width, height] = [newWidth, newHeight]
      scale = Math.min(1.25, Math.max(0.5, Math.min(width / 620, height / 300)))
      day = drawDay(width, height, ratio, colours)
      sun = drawSun(Math.min(width, height) * 0.75, ratio, colours)
      highSky = drawHighSky(width, height, ratio, colours)
      const hills = { width, height: height * 0.34, ratio }
      const meadow = mix(colours.win, mix(colours.info, BLACK, 0.45), 0.4)
      farHills = drawHills(hills, { colour: mix(meadow, mix(colours.info, WHITE, 0.4), 0.5), waves: 2, rough: 0.12 })
      nearHills = drawHills(hills, { colour: mix(meadow, BLACK, 0.12), waves: 3, rough: 0.2 })
      plane = drawPlane(ratio * scale, colours)
      lamp = glowOf(colours.bulb, ratio)
      clouds.resize(width, height, ratio)
      parachutes.resize(ratio, scale)
      trail.resize(width, height, scale)
    },
    draw(context, frame) {
      const isMoving = frame.phase === 'flying' || frame.phase === 'over'
      // After the plane has left, the landscape slows to a stop.
      const speedLeft = frame.phase === 'over' ? Math.max(0, 1 - frame.phaseMs / 2200) : 1
      const movedBy = isMoving ? (speedAt(frame.flownMs, frame.multiplier) * speedLeft * frame.passedMs) / 1000 : 0
      travelled += movedBy
      turn += frame.passedMs * (frame.phase === 'betting' ? 0.012 + 0.02 * (1 - frame.leftMs / frame.bettingMs) : 0.045)
      clouds.move(movedBy)
      drawWorld(context, frame)
      placeAt(place, frame.flownMs)
      const tailX = place.x
      const size = frame.phase === 'over' && !frame.isVoid ? leave(frame) : 1
      parachutes.move(frame.passedMs, movedBy * width)
      parachutes.draw(context)
      if (isMoving || frame.phase === 'still') trail.draw(context, frame, tailX)
      if (place.x < 1.25) putPlane(context, place.x * width, place.y * height, place.tilt, size)
    },
    drawStill(context, frame) {
      drawWorld(context, frame)
      if (frame.phase === 'over') return
      placeAt(place, frame.phase === 'flying' || frame.phase === 'still' ? 5000 : 0)
      putPlane(context, place.x * width, place.y * height, place.tilt, 1)
    },
    cashOut(own) {
      parachutes.drop(own, place.x * width - 10 * scale, place.y * height + 12 * scale)
    },
  }
}
