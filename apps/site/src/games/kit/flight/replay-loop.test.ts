import { crashGame } from '@fairground/games/crash'
import { expect, it } from 'vitest'
import { firstFrame } from './flight-frame.ts'
import { writeReplay } from './replay-loop.ts'

const flight = { point: 551, cashOut: 204 }
const at = (part: number, overMs = 0) => {
  const frame = firstFrame(6000)
  writeReplay(frame, crashGame, flight, { part, overMs })
  return frame
}

it('[BT-01] a replay begins at 1.00, rises as the flight did, and ends at its point', () => {
  expect(at(0)).toMatchObject({ phase: 'flying', hundredths: 100, flownMs: 0 })
  const half = at(0.5)
  expect(half.flownMs).toBe(crashGame.curve.reaches(551) / 2)
  expect(half.hundredths).toBe(crashGame.curve.at(half.flownMs))
  expect(at(1, 300)).toMatchObject({ phase: 'over', phaseMs: 300, hundredths: 551, multiplier: 5.51 })
})
