import { freespinEngine } from '@fairground/games/freespin'
import { minesEngine } from '@fairground/games/mines'
import { scratchEngine } from '@fairground/games/scratch'
import { describe, expect, test } from 'vitest'
import { compareDraws, compareStops } from './compare.ts'
import { getSimulatedGame, type SimulatedGame } from './games.ts'
import { playBatch, playDraws, type StreamKind } from './play.ts'
import { FOUR_SIGMA } from './statistics.ts'

const mines = getSimulatedGame('mines')
const terms = { options: { mines: 3 }, edge: 300 }

function playedCounts(game: SimulatedGame, stream: StreamKind, rounds: number) {
  const batch = { gameId: 'mines', options: terms.options, rounds, edge: terms.edge, stream, label: 'test' }
  return compareStops(minesEngine, terms, playBatch(game, batch))
}
const leastP = (stops: ReturnType<typeof playedCounts>) => Math.min(...stops.map(({ pValue }) => pValue))

describe('a simulation', () => {
  test.each([
    ['fast', 100_000],
    ['fair', 5_000],
  ] as const)('[FA-05] on the %s stream finds the exact return at every stop, within 4 sigma', (stream, rounds) => {
    const stops = playedCounts(mines, stream, rounds)
    expect(stops).toHaveLength(22)
    expect(leastP(stops)).toBeGreaterThan(FOUR_SIGMA / stops.length)
    expect(stops[0]?.foundReturn).toBeCloseTo(0.97, 1)
  })

  test('[FA-05] notices one mine too few in every tenth round', () => {
    let round = 0
    const generous: SimulatedGame = {
      ...mines,
      rules: {
        ...mines.rules,
        draw: (nextWord, options) => {
          round += 1
          const [drawn = []] = mines.rules.draw(nextWord, options)
          return [round % 10 === 0 ? drawn.slice(1) : drawn]
        },
      },
    }
    expect(leastP(playedCounts(generous, 'fast', 100_000))).toBeLessThan(FOUR_SIGMA / 22)
  })

  test.each([scratchEngine, freespinEngine])(
    '[BT-09] [BT-10] [FA-05] finds the chance of every prize of $id',
    (engine) => {
      const batch = {
        gameId: engine.id,
        options: {},
        rounds: 100_000,
        edge: 300,
        stream: 'fast',
        label: 'test',
      } as const
      const prizes = compareDraws(engine, { options: {}, edge: 300 }, playDraws(engine, batch))
      expect(leastP(prizes)).toBeGreaterThan(FOUR_SIGMA / prizes.length)
      const wholeReturn = prizes.reduce((sum, { exactReturn }) => sum + exactReturn, 0)
      expect(wholeReturn).toBeCloseTo(engine.id === 'scratch' ? 0.97 : 0.7885, 4)
      const shiftedCounts = playDraws(engine, batch).map((count, index) =>
        index === 1 ? count - 700 : index === 2 ? count + 700 : count,
      )
      expect(leastP(compareDraws(engine, { options: {}, edge: 300 }, shiftedCounts))).toBeLessThan(
        FOUR_SIGMA / prizes.length,
      )
    },
  )

  test('plays only the games that it knows', () => {
    expect(() => getSimulatedGame('roulette')).toThrow('no simulation of roulette; there is mines')
  })
})
