import { expect, test } from 'vitest'
import { createBetween } from './between.ts'
import { firstFrame } from './flight-frame.ts'

const RATE = 0.000_06
const flying = (now: number, flownMs: number) => ({
  ...firstFrame(6000),
  ...{ now, phase: 'flying' as const, phaseMs: flownMs, flownMs, multiplier: Math.exp(RATE * flownMs) },
})

test('[BT-01] between two told moments a flight goes on as it went, along its curve', () => {
  const between = createBetween()
  expect(between.at(1000)).toBeUndefined()
  between.tell(flying(1000, 5000))
  expect(between.at(1010)).toMatchObject({ now: 1010, flownMs: 5000, phaseMs: 5010 })
  between.tell(flying(1033, 5033))
  expect(between.at(1050)).toMatchObject({ now: 1050, phaseMs: 5050 })
  expect(between.at(1050)?.flownMs).toBeCloseTo(5050, 6)
  expect(between.at(1050)?.multiplier).toBeCloseTo(Math.exp(RATE * 5050), 9)
})

test('[BT-01] a flight that is replayed faster goes on as fast', () => {
  const between = createBetween()
  between.tell(flying(0, 0))
  between.tell(flying(20, 100))
  expect(between.at(30)?.flownMs).toBeCloseTo(150, 6)
})

test('[BT-01] what is left of betting runs out, and never below nothing', () => {
  const between = createBetween()
  between.tell({ ...firstFrame(6000), now: 100, phase: 'betting', leftMs: 60 })
  expect(between.at(130)).toMatchObject({ leftMs: 30, flownMs: 0, multiplier: 1 })
  expect(between.at(300)?.leftMs).toBe(0)
})

test('[BT-01] a picture that is told nothing more stands, and so does one whose flight does', () => {
  const between = createBetween()
  between.tell(flying(0, 5000))
  between.tell(flying(33, 5033))
  expect(between.isMoving(200)).toBe(true)
  expect(between.isMoving(300)).toBe(false)
  expect(between.at(10_000)?.flownMs).toBe(between.at(300)?.flownMs)
  between.tell({ ...flying(66, 5033), phase: 'still' })
  expect(between.at(90)?.flownMs).toBe(5033)
})
