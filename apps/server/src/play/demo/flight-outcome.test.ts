import { crashGame } from '@fairground/games/crash'
import { describe, expect, test } from 'vitest'
import type { MultiplayerRound } from '../multiplayer-rounds/stored-multiplayer-round.ts'
import { flightOutcome } from './flight-outcome.ts'

const START = 1_000_000
/** A flight to 1.50. */
const POINT = 150n
const END = START + crashGame.curve.reaches(150)
const reachMs = (hundredths: number) => crashGame.curve.reaches(hundredths)

function outcome(
  round: Partial<MultiplayerRound>,
  { target, at, isDriven = true }: { target?: number; at: number; isDriven?: boolean },
) {
  const flight: MultiplayerRound = {
    ...{ id: 'a', gameId: 'crash', number: 1, status: 'RUNNING', closesAtMs: START, startedAtMs: START },
    ...{ endedAtMs: undefined, nextAtMs: undefined, settledAtMs: undefined, aliveAtMs: START, entropy: '' },
    ...{ flownMs: 0, resumedMs: 0, shiftedMs: 0, seed: undefined, pointE2: undefined, salt: '', seedHash: '' },
    ...{ edgeBp: 300, openedAtMs: START, bettors: [], drawsAtMs: undefined, result: undefined },
    ...round,
  }
  return flightOutcome(crashGame, { round: flight, isDriven, point: POINT }, target, at)
}

const over = { status: 'FINISHED', endedAtMs: END, pointE2: POINT } as const
const settledRound = { ...over, settledAtMs: END + 1_000 }

describe('[BT-01] what a demonstration’s bet in a multiplayer round has come to', () => {
  test('[BT-01] before the start nothing', () => {
    expect(outcome({ status: 'NEW', startedAtMs: undefined }, { target: 101, at: START + 60_000 })).toBeUndefined()
  })

  test('[BT-01] in flight its automatic cash-out, at its exact target, from the millisecond on that reaches it', () => {
    expect(outcome({}, { target: 120, at: START + reachMs(120) - 1 })).toBeUndefined()
    const win = { result: 'WIN', hundredths: 120, decidedAtMs: START + reachMs(120) }
    expect(outcome({}, { target: 120, at: START + reachMs(120) })).toEqual(win)
    // A later reading finds the same.
    expect(outcome({}, { target: 120, at: START + reachMs(140) })).toEqual(win)
  })

  test('[BT-01] a target right at the point is paid: it counts before the bust', () => {
    expect(outcome({}, { target: 150, at: END })).toMatchObject({ result: 'WIN', hundredths: 150 })
    expect(outcome(over, { target: 150, at: END })).toMatchObject({ result: 'WIN', hundredths: 150 })
  })

  test('[FA-02] a flight that is past its point says nothing of it before its end is stored', () => {
    expect(outcome({}, { target: 151, at: END + 500 })).toBeUndefined()
    expect(outcome({}, { at: END + 500 })).toBeUndefined()
  })

  test('[RE-08] while nobody drives, the flight stands still where it was published', () => {
    const flownMs = reachMs(120) - 1
    expect(outcome({ flownMs }, { target: 120, at: START + reachMs(140), isDriven: false })).toBeUndefined()
    expect(outcome({ flownMs: flownMs + 1 }, { target: 120, at: END, isDriven: false })).toMatchObject({
      result: 'WIN',
    })
  })

  test('[RE-08] a flight that went on after a pause counts from its shifted start', () => {
    const shiftedRound = { startedAtMs: START + 20_000, resumedMs: 2_500, shiftedMs: 20_000 }
    expect(outcome(shiftedRound, { target: 120, at: START + 20_000 + reachMs(120) - 1 })).toBeUndefined()
    expect(outcome(shiftedRound, { target: 120, at: START + 20_000 + reachMs(120) })).toMatchObject({
      result: 'WIN',
      decidedAtMs: START + 20_000 + reachMs(120),
    })
  })

  test('[BT-01] after the end it has lost once the round is settled: until then a stop may be on its way', () => {
    expect(outcome(over, { target: 151, at: END + 5_000 })).toBeUndefined()
    const loss = { result: 'LOSE', hundredths: 0, decidedAtMs: END + 1_000 }
    expect(outcome(settledRound, { target: 151, at: END + 5_000 })).toEqual(loss)
    expect(outcome(settledRound, { at: END + 5_000 })).toEqual(loss)
    expect(outcome(settledRound, { target: 120, at: END + 60_000 })).toMatchObject({
      result: 'WIN',
      decidedAtMs: START + reachMs(120),
    })
  })

  test('[RE-08] of a void round what was published of it counts: passed targets are paid, other stakes go back', () => {
    const flownMs = reachMs(120)
    const voidRound = { status: 'VOID', flownMs, endedAtMs: START + 40_000 } as const
    expect(outcome(voidRound, { target: 120, at: START + 40_000 })).toMatchObject({ result: 'WIN', hundredths: 120 })
    expect(outcome(voidRound, { target: 130, at: START + 40_000 })).toBeUndefined()
    const back = { result: 'CANCELLED', hundredths: 0, decidedAtMs: START + 41_000 }
    expect(outcome({ ...voidRound, settledAtMs: START + 41_000 }, { target: 130, at: START + 41_000 })).toEqual(back)
    expect(outcome({ ...voidRound, settledAtMs: START + 41_000 }, { at: START + 41_000 })).toEqual(back)
  })

  test('[RE-08] a round that was given up before its start gives every stake back', () => {
    const voidRound = { status: 'VOID', startedAtMs: undefined, endedAtMs: START, settledAtMs: START + 1_000 } as const
    expect(outcome(voidRound, { target: 101, at: START + 1_000 })).toMatchObject({ result: 'CANCELLED' })
  })
})
