import { engines } from '@fairground/games'
import { lotteries } from '@fairground/games/lottery'
import { multiplayerGames } from '@fairground/games/multiplayer'
import { expect, test, vi } from 'vitest'
import { simulatedIds } from './games.ts'
import { printAll, printGame } from './print.ts'
import { simulate } from './simulate.ts'

const run = { rounds: 20_000, edge: 1000, threads: 1, stream: 'fast', label: 'test' } as const

test('[FA-05] every game of the house is simulated', () => {
  expect(simulatedIds.toSorted()).toEqual(
    [...engines, ...multiplayerGames, ...lotteries].map(({ id }) => id).toSorted(),
  )
})

test.each([
  ['football', 20],
  ['freespin', 12],
  ['crash', 14],
  ['colour10', 19],
])('[FA-05] a run of %s keeps to its band, and one stop outside of it fails all', async (gameId, stops) => {
  vi.spyOn(console, 'table').mockReturnValue()
  vi.spyOn(console, 'log').mockReturnValue()
  const simulation = await simulate(gameId, run)
  expect(simulation.stops).toHaveLength(stops)
  expect([printGame(simulation, 'the worst'), printAll([simulation, simulation])]).toEqual([true, true])
  const [firstStop, ...otherStops] = simulation.stops
  const badStops = { ...simulation, stops: firstStop ? [{ ...firstStop, pValue: 1e-9 }, ...otherStops] : [] }
  expect([printGame(badStops, 'every stop'), printAll([simulation, badStops])]).toEqual([false, false])
})
