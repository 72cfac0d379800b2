// The interface must carry the games to come without a change: here are the rules of three of them, and a instant game.
import { addFractions, fraction, multiplyFractions, ZERO } from '@fairground/money'
import { describe, expect, test } from 'vitest'
import type { Engine } from './engine.ts'
import { sample, weighted } from './fair/draw.ts'
import { multiplierToNumber, payoutMinor } from './payout.ts'
import { refuse } from './refusal.ts'
import { openRound, replayRound } from './round.ts'
import { parsePosition, type SteppedGame, steppedEngine } from './stepped.ts'

const serverSeed = 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf'
const bet = (options: Record<string, string | number>, nonce: number) => ({
  terms: { options, edge: 300 },
  seeds: { serverSeed, clientSeed: 'lucky', nonce },
})

/** Nine rows of three columns, one of them bad: a new draw for each step. */
const tower = steppedEngine({
  id: 'tower',
  allOptions: [{ difficulty: 'medium' }],
  parseOptions: () => ({ difficulty: 'medium' }),
  steps: () => 9,
  draw: (nextWord) => Array.from({ length: 9 }, () => sample(nextWord, 1, 3)),
  chance: () => fraction(2n, 3n),
  parseMove: (_, __, value) => parsePosition(value, 3),
  survives: (drawn, step, column) => !drawn[step]?.includes(column),
})

/** Twenty lanes, three of them a fall: a move has no choice. */
const kangarooGame: SteppedGame<{ difficulty: string }> = {
  id: 'kangaroo',
  allOptions: [{ difficulty: 'medium' }],
  parseOptions: () => ({ difficulty: 'medium' }),
  steps: () => 17,
  draw: (nextWord) => [sample(nextWord, 3, 20)],
  chance: (_, step) => fraction(17n - BigInt(step), 20n - BigInt(step)),
  parseMove: (_, moves) => moves.length,
  survives: (drawn, _, lane) => !drawn.flat().includes(lane),
}
const kangaroo = steppedEngine(kangarooGame)

/** One pick of three cups: surviving it is the end. */
const thimbles = steppedEngine({
  id: 'thimbles',
  allOptions: [{ balls: 1 }, { balls: 2 }],
  parseOptions: (value) => value as { balls: number },
  steps: () => 1,
  draw: (nextWord, { balls }) => [sample(nextWord, balls, 3)],
  chance: ({ balls }) => fraction(BigInt(balls), 3n),
  parseMove: (_, __, value) => parsePosition(value, 3),
  survives: (drawn, _, cup) => drawn.flat().includes(cup),
})

/** A wheel: over as soon as it is opened, with neither moves nor a cash-out. */
const prizes = [
  { weight: 7, multiplier: 0n },
  { weight: 3, multiplier: 32_333n },
]
const wheel: Engine = {
  id: 'wheel',
  allOptions: [{}],
  parseOptions: () => ({}),
  open(terms, nextWord) {
    const prize = weighted(nextWord, [7, 3])
    return { terms, drawn: [[prize]], moves: [], step: 0, status: prize === 0 ? 'lost' : 'won' }
  },
  parseMove: () => refuse('round_finished'),
  play: (round) => round,
  cashOut: () => refuse('round_finished'),
  multiplier: ({ drawn }) => prizes[drawn[0]?.[0] ?? 0]?.multiplier ?? 0n,
  view: (round) => ({
    status: round.status,
    step: 0,
    multiplier: multiplierToNumber(wheel.multiplier(round)),
    nextMultiplier: multiplierToNumber(wheel.multiplier(round)),
    picked: [],
    hazards: round.drawn,
  }),
  odds: () =>
    prizes.map(({ weight, multiplier }, i) => {
      const chance = fraction(BigInt(weight), 10n)
      return { step: i + 1, chance, reach: chance, multiplier }
    }),
  returnToPlayer: (terms, _, stake) =>
    wheel
      .odds(terms)
      .map(({ reach, multiplier }) =>
        multiplyFractions(reach, fraction(payoutMinor(stake, multiplier), stake.stakeMinor)),
      )
      .reduce(addFractions, ZERO),
}

describe('one interface for every game', () => {
  test('[FA-01] tower: a draw for each row, shown row by row', () => {
    const round = replayRound(tower, bet({ difficulty: 'medium' }, 3), [0, 0, 0, 0, 0])
    expect(tower.view(round)).toEqual({
      status: 'lost',
      step: 4,
      multiplier: 0,
      nextMultiplier: 0,
      picked: [0, 0, 0, 0, 0],
      hazards: [[1], [1], [2], [2], [0], [2], [1], [1], [0]],
    })
  })

  test('[FA-01] tower: the same column may be picked in each row, and the ninth pays by itself', () => {
    const round = replayRound(tower, bet({ difficulty: 'medium' }, 3), [0, 0, 0, 0, 1, 0, 0, 0, 1])
    expect(tower.view(round)).toMatchObject({ status: 'won', step: 9, multiplier: 37.29 })
  })

  test('[FA-05] kangaroo: a move without a choice, and the published multipliers', () => {
    const start = openRound(kangaroo, bet({ difficulty: 'medium' }, 6))
    expect(kangaroo.parseMove(start, undefined)).toBe(0)
    const round = replayRound(kangaroo, bet({ difficulty: 'medium' }, 6), [0, 1, 2])
    const ladder = kangaroo.odds(round.terms).map(({ multiplier }) => multiplier)
    expect(ladder.slice(0, 3)).toEqual([11411n, 13551n, 16261n])
    expect(kangaroo.view(kangaroo.play(round, 3))).toMatchObject({ status: 'open', step: 4, picked: [0, 1, 2, 3] })
    const lanes = [3, 4, 5, 6].reduce((current, lane) => kangaroo.play(current, lane), round)
    expect(kangaroo.view(lanes)).toMatchObject({ status: 'lost', step: 6, hazards: [[8, 6, 16]] })
  })

  test('[FA-01] thimbles: one pick decides, and pays without a cash-out', () => {
    expect(thimbles.view(replayRound(thimbles, bet({ balls: 1 }, 7), [0]))).toEqual({
      status: 'won',
      step: 1,
      multiplier: 2.91,
      nextMultiplier: 2.91,
      picked: [0],
      hazards: [[0]],
    })
    expect(thimbles.view(replayRound(thimbles, bet({ balls: 2 }, 8), [2]))).toMatchObject({ status: 'lost', step: 0 })
  })

  test('[FA-01] a instant game is over as soon as it is opened', () => {
    const round = openRound(wheel, bet({}, 0))
    expect(wheel.view(round)).toMatchObject({ status: 'won', multiplier: 3.2333, hazards: [[1]] })
    expect(wheel.returnToPlayer(round.terms, 0, { stakeMinor: 10_000n })).toEqual(fraction(96_999n, 100_000n))
  })
})
