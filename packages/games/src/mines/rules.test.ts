import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Round } from '../engine.ts'
import { sample } from '../fair/draw.ts'
import { betMessage, openStream } from '../fair/stream.ts'
import { isRefusal } from '../refusal.ts'
import { openRound, replayRound } from '../round.ts'
import { minesEngine, TILES } from './index.ts'

const serverSeed = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'

/** A bet on mines; with the client seed `lucky`, nonce 0 and 3 mines those are 19, 21 and 12. */
const betOn = (mines: number, clientSeed = 'lucky', nonce = 0) => ({
  terms: { options: { mines }, edge: 300 },
  seeds: { serverSeed, clientSeed, nonce },
})
const lucky = openRound(minesEngine, betOn(3))
const afterMoves = (...moves: number[]) => replayRound(minesEngine, betOn(3), moves)

function roundOf(answer: ReturnType<typeof minesEngine.cashOut>): Round {
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer
}

describe('options', () => {
  test('[BT-03] 1 to 24 mines, and nothing else of the model is kept', () => {
    expect(minesEngine.parseOptions({ mines: 1, betAmount: 5, requestId: 'a' })).toEqual({ mines: 1 })
    expect(minesEngine.parseOptions({ mines: 24 })).toEqual({ mines: 24 })
    expect(minesEngine.allOptions).toEqual(Array.from({ length: 24 }, (_, i) => ({ mines: i + 1 })))
  })

  test.each([
    [{ mines: 0 }],
    [{ mines: 25 }],
    [{ mines: 1.5 }],
    [{ mines: -3 }],
    [{ mines: Number.NaN }],
    [{ mines: '3' }],
    [{ mines: null }],
    [{ mines: [3] }],
    [{ Mines: 3 }],
    [{}],
    [null],
    [undefined],
    [3],
    ['mines'],
  ])('[BT-03] the options %j are refused', (value) => {
    expect(minesEngine.parseOptions(value)).toEqual({ refused: 'invalid_options' })
  })
})

describe('moves', () => {
  test.each([-1, 25, 0.5, Number.NaN, '7', null, undefined, [7], 1e300])('[BT-03] the tile %j is refused', (tile) => {
    expect(minesEngine.parseMove(lucky, tile)).toEqual({ refused: 'invalid_move' })
  })

  test('[BT-03] a tile is 0 to 24, once', () => {
    expect([0, 24, -0].map((tile) => minesEngine.parseMove(lucky, tile))).toEqual([0, 24, 0])
    expect(minesEngine.parseMove(afterMoves(7), 7)).toEqual({ refused: 'already_picked' })
    expect(minesEngine.parseMove(afterMoves(7), 8)).toBe(8)
  })

  test('[BT-03] a finished round takes no move and no cash-out', () => {
    const lostRound = afterMoves(19)
    expect(minesEngine.parseMove(lostRound, 0)).toEqual({ refused: 'round_finished' })
    expect(minesEngine.cashOut(lostRound)).toEqual({ refused: 'round_finished' })
    const wonRound = roundOf(minesEngine.cashOut(afterMoves(0)))
    expect(minesEngine.parseMove(wonRound, 1)).toEqual({ refused: 'round_finished' })
    expect(minesEngine.cashOut(wonRound)).toEqual({ refused: 'round_finished' })
  })

  test('[BT-03] there is nothing to cash out before the first tile', () => {
    expect(minesEngine.cashOut(lucky)).toEqual({ refused: 'nothing_to_cash_out' })
  })

  test('an illegal move that gets as far as the rules is a broken invariant', () => {
    expect(() => minesEngine.play(afterMoves(7), 7)).toThrow('mines: move 7 is already_picked')
    expect(() => minesEngine.play(lucky, 25)).toThrow('mines: move 25 is invalid_move')
    expect(() => replayRound(minesEngine, betOn(3), [19, 0])).toThrow('mines: move 0 is round_finished')
  })
})

describe('view', () => {
  test('[BT-03] before the first tile', () => {
    expect(minesEngine.view(lucky)).toEqual({
      status: 'open',
      step: 0,
      multiplier: 1,
      nextMultiplier: 1.1022,
      picked: [],
    })
  })

  test('[BT-03] two safe tiles on', () => {
    expect(minesEngine.view(afterMoves(0, 1))).toEqual({
      status: 'open',
      step: 2,
      multiplier: 1.2597,
      nextMultiplier: 1.4487,
      picked: [0, 1],
    })
  })

  test('[BT-03] a mine: the losing tile is shown, and all mines', () => {
    expect(minesEngine.view(afterMoves(0, 21))).toEqual({
      status: 'lost',
      step: 1,
      multiplier: 0,
      nextMultiplier: 0,
      picked: [0, 21],
      hazards: [[19, 21, 12]],
    })
  })

  test('[BT-03] a cash-out pays the multiplier it stood at', () => {
    const wonRound = roundOf(minesEngine.cashOut(afterMoves(0, 1)))
    expect(minesEngine.view(wonRound)).toEqual({
      status: 'won',
      step: 2,
      multiplier: 1.2597,
      nextMultiplier: 1.2597,
      picked: [0, 1],
      hazards: [[19, 21, 12]],
    })
  })
})

describe('any round', () => {
  const bets = fc.record({
    mines: fc.integer({ min: 1, max: 24 }),
    clientSeed: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    nonce: fc.nat(),
    order: fc.shuffledSubarray(
      Array.from({ length: TILES }, (_, tile) => tile),
      { minLength: TILES },
    ),
  })

  test('[FA-01] its mines are the sample of its own stream, and ends at the first of them or at the last safe tile', () => {
    fc.assert(
      fc.property(bets, ({ mines, clientSeed, nonce, order }) => {
        const hazards = sample(openStream(serverSeed, betMessage(clientSeed, nonce)), mines, TILES)
        let round = openRound(minesEngine, betOn(mines, clientSeed, nonce))
        for (const tile of order) if (round.status === 'open') round = minesEngine.play(round, tile)
        const firstMine = order.findIndex((tile) => hazards.includes(tile))
        const isCleared = firstMine === TILES - mines && order.slice(firstMine).every((tile) => hazards.includes(tile))
        expect(minesEngine.view(round).hazards).toEqual([hazards])
        expect(round.step).toBe(firstMine)
        expect(round.status).toBe(isCleared ? 'won' : 'lost')
      }),
    )
  })

  test('[FA-02] what an open round shows is the same whatever lies under the tiles', () => {
    fc.assert(
      fc.property(bets, bets, ({ mines, clientSeed, nonce, order }, otherOptions) => {
        const here = openRound(minesEngine, betOn(mines, clientSeed, nonce))
        const there = openRound(minesEngine, betOn(mines, otherOptions.clientSeed, otherOptions.nonce))
        const tiles = order.filter((tile) => ![here, there].some(({ drawn }) => drawn.flat().includes(tile)))
        const views = [here, there].map((start) => {
          const round = tiles.slice(0, 24 - mines).reduce((current, tile) => minesEngine.play(current, tile), start)
          return minesEngine.view(round)
        })
        expect(views[0]).toEqual(views[1])
        expect(views[0]).not.toHaveProperty('hazards')
      }),
    )
  })

  test('[BT-03] each safe tile raises the multiplier', () => {
    for (const options of minesEngine.allOptions) {
      const ladder = minesEngine.odds({ options, edge: 1000 }).map(({ multiplier }) => multiplier)
      expect(ladder.every((multiplier, i) => i === 0 || multiplier > (ladder[i - 1] ?? 0n))).toBe(true)
    }
  })
})

test('[BT-03] opening the last safe tile pays by itself', () => {
  const bet = betOn(24, 'lucky', 9)
  const safe = [...Array(TILES).keys()].find((tile) => !openRound(minesEngine, bet).drawn.flat().includes(tile))
  const round = replayRound(minesEngine, bet, [safe ?? -1])
  expect(minesEngine.view(round)).toMatchObject({ status: 'won', step: 1, multiplier: 24.25 })
})

test('options or an edge that no bet could have are a broken invariant', () => {
  const nextWord = () => 0
  expect(() => minesEngine.open({ options: { mines: 25 }, edge: 300 }, nextWord)).toThrow(
    'mines has no options {"mines":25}',
  )
  expect(() => minesEngine.odds({ options: { mines: 3 }, edge: 49 })).toThrow('a house edge of 49 basis points')
})
