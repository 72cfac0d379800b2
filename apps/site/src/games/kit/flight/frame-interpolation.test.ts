import { expect, test } from 'vitest'
import { firstFrame } from './flight-frame.ts'
import { createFrameInterpolation } from './frame-interpolation.ts'

const RATE = 0.000_06
const flying = (now: number, flownMs: number) => ({
  ...firstFrame(6000),
  ...{ now, phase: 'flying' as const, phaseMs: flownMs, flownMs, multiplier: Math.exp(RATE * flownMs) },
})

test('[BT-01] between two frames a flight goes on at its speed, along its curve', () => {
  const interpolation = createFrameInterpolation()
  expect(interpolation.frameAt(1000)).toBeUndefined()
  interpolation.addFrame(flying(1000, 5000))
  expect(interpolation.frameAt(1010)).toMatchObject({ now: 1010, flownMs: 5000, phaseMs: 5010 })
  interpolation.addFrame(flying(1033, 5033))
  expect(interpolation.frameAt(1050)).toMatchObject({ now: 1050, phaseMs: 5050 })
  expect(interpolation.frameAt(1050)?.flownMs).toBeCloseTo(5050, 6)
  expect(interpolation.frameAt(1050)?.multiplier).toBeCloseTo(Math.exp(RATE * 5050), 9)
})

test('[BT-01] a flight that is replayed faster goes on as fast', () => {
  const interpolation = createFrameInterpolation()
  interpolation.addFrame(flying(0, 0))
  interpolation.addFrame(flying(20, 100))
  expect(interpolation.frameAt(30)?.flownMs).toBeCloseTo(150, 6)
})

test('[BT-01] the rest of betting runs down to zero and not below', () => {
  const interpolation = createFrameInterpolation()
  interpolation.addFrame({ ...firstFrame(6000), now: 100, phase: 'betting', leftMs: 60 })
  expect(interpolation.frameAt(130)).toMatchObject({ leftMs: 30, flownMs: 0, multiplier: 1 })
  expect(interpolation.frameAt(300)?.leftMs).toBe(0)
})

test('[BT-01] a picture without new frames stands still, and so does one of a paused flight', () => {
  const interpolation = createFrameInterpolation()
  interpolation.addFrame(flying(0, 5000))
  interpolation.addFrame(flying(33, 5033))
  expect(interpolation.isMoving(200)).toBe(true)
  expect(interpolation.isMoving(300)).toBe(false)
  expect(interpolation.frameAt(10_000)?.flownMs).toBe(interpolation.frameAt(300)?.flownMs)
  interpolation.addFrame({ ...flying(66, 5033), phase: 'still' })
  expect(interpolation.frameAt(90)?.flownMs).toBe(5033)
})
