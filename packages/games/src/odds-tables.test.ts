import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { StepOdds } from './engine.ts'
import { FOOTBALL, FOOTBALL_DIFFICULTIES, footballEngine } from './football/index.ts'
import { freespinEngine, SECTORS } from './freespin/index.ts'
import { KANGAROO, KANGAROO_DIFFICULTIES, kangarooEngine, mostLanes } from './kangaroo/index.ts'
import { minesEngine, safeTiles } from './mines/index.ts'
import { multiplierToNumber } from './payout.ts'
import { SCRATCH_PRIZES, scratchEngine } from './scratch/index.ts'
import { stairEngine } from './stair/index.ts'
import { thimblesEngine } from './thimbles/index.ts'
import { TOWER, TOWER_DIFFICULTIES, towerEngine } from './tower/index.ts'

const pageOf = (game: string) => readFileSync(new URL(`../../../docs/games/${game}.md`, import.meta.url), 'utf8')

/** The rows of the odds table on a game's page, as lists of their cells. */
function rowsOf(page: string, isRow: (line: string) => boolean): string[][] {
  return page
    .split('\n')
    .filter(isRow)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const textOf = (multiplier: bigint) => String(multiplierToNumber(multiplier))
const textsOf = (odds: readonly StepOdds[]) => odds.map(({ multiplier }) => textOf(multiplier))
/** The multipliers of some stops; an empty text for a stop that the options do not have. */
const textsAt = (odds: readonly StepOdds[], stops: readonly number[]) =>
  stops
    .map((stop) => odds[stop - 1]?.multiplier)
    .map((multiplier) => (multiplier === undefined ? '' : textOf(multiplier)))

test('[FA-05] the odds table of the page of mines is what the engine computes', () => {
  const rows = rowsOf(pageOf('mines'), (line) => /^\| \d+ +\| \d+ +\|/.test(line) && line.includes('1 in'))
  const expectedRows = minesEngine.allOptions.map((options) => {
    const odds = minesEngine.odds({ options, edge: 300 })
    const tiles = safeTiles(Number(options.mines))
    return [
      String(options.mines),
      String(tiles),
      ...textsAt(odds, [1, 2, 3, 5, 10, tiles]),
      `1 in ${odds[tiles - 1]?.reach.denominator}`,
    ]
  })
  expect(rows).toEqual(expectedRows)
})

test('[FA-05] [BT-04] the odds table of the page of tower is what the engine computes', () => {
  const rows = rowsOf(pageOf('tower'), (line) => /^\| (easy|medium|hard|expert|master) +\| \d of \d +\|/.test(line))
  const expectedRows = TOWER_DIFFICULTIES.map((difficulty) => {
    const odds = towerEngine.odds({ options: { difficulty }, edge: 300 })
    const { width, bad } = TOWER[difficulty]
    const reach = odds.at(-1)?.reach
    const chance =
      reach?.numerator === 1n ? `1 in ${reach.denominator}` : `${reach?.numerator} in ${reach?.denominator}`
    return [difficulty, `${bad} of ${width}`, ...textsOf(odds), chance]
  })
  expect(rows).toEqual(expectedRows)
})

test('[FA-05] [BT-05] the odds table of the page of stair is what the engine computes', () => {
  const rows = rowsOf(pageOf('stair'), (line) => /^\| [1-7] +\|/.test(line) && / in \d+ +\|$/.test(line))
  const expectedRows = stairEngine.allOptions.map((options) => {
    const odds = stairEngine.odds({ options, edge: 300 })
    const reach = odds.at(-1)?.reach
    return [String(options.stones), ...textsOf(odds), `${reach?.numerator} in ${reach?.denominator}`]
  })
  expect(rows).toEqual(expectedRows)
})

test('[FA-05] [BT-06] the odds table of the page of football is what the engine computes', () => {
  const rows = rowsOf(pageOf('football'), (line) =>
    FOOTBALL_DIFFICULTIES.some((difficulty) => line.startsWith(`| ${difficulty} `)),
  )
  const expectedRows = FOOTBALL_DIFFICULTIES.map((difficulty) => {
    const odds = footballEngine.odds({ options: { difficulty }, edge: 300 })
    const reach = odds.at(-1)?.reach
    return [difficulty, String(FOOTBALL[difficulty]), ...textsOf(odds), `${reach?.numerator} in ${reach?.denominator}`]
  })
  expect(rows).toEqual(expectedRows)
})

test('[FA-05] [BT-07] the odds table of the page of kangaroo is what the engine computes', () => {
  const rows = rowsOf(pageOf('kangaroo'), (line) =>
    KANGAROO_DIFFICULTIES.some((difficulty) => line.startsWith(`| ${difficulty} `)),
  )
  const expectedRows = KANGAROO_DIFFICULTIES.map((difficulty) => {
    const odds = kangarooEngine.odds({ options: { difficulty }, edge: 300 })
    const lanes = mostLanes(difficulty)
    return [
      difficulty,
      String(KANGAROO[difficulty]),
      String(lanes),
      ...textsAt(odds, [1, 2, 3, 5, 10, lanes]),
      `1 in ${odds[lanes - 1]?.reach.denominator}`,
    ]
  })
  expect(rows).toEqual(expectedRows)
})

test('[FA-05] [BT-08] the odds table of the page of thimbles is what the engine computes', () => {
  const rows = rowsOf(pageOf('thimbles'), (line) => /^\| [12] /.test(line))
  const expectedRows = [1, 2].map((balls) => {
    const [odds] = thimblesEngine.odds({ options: { balls }, edge: 300 })
    const chance = `${odds?.reach.numerator} in ${odds?.reach.denominator}`
    return [String(balls), chance, textOf(odds?.multiplier ?? 0n)]
  })
  expect(rows).toEqual(expectedRows)
})

test('[FA-05] [BT-09] the odds table of the page of scratch is what the engine computes', () => {
  const page = pageOf('scratch')
  const prizes = scratchEngine.prizes?.(300) ?? []
  const tickets = prizes.reduce((sum, { weight }) => sum + weight, 0)
  const expectedRows = SCRATCH_PRIZES.map(({ multiplier, share }, index) => {
    const { weight = 0 } = prizes[index + 1] ?? {}
    return [
      String(index + 1),
      textOf(multiplier),
      `${(share.numerator * 100n) / share.denominator} %`,
      String(weight),
      String(Number((tickets / weight).toFixed(2))),
    ]
  })
  expect(rowsOf(page, (line) => /^\| [1-8] /.test(line))).toEqual(expectedRows)
  const winningTickets = tickets - (prizes[0]?.weight ?? 0)
  expect(page).toContain(`${((100 * winningTickets) / tickets).toFixed(2)} % of the tickets win`)
})

test('[FA-05] [BT-10] the odds table of the page of free spin is what the engine computes', () => {
  const page = pageOf('freespin')
  const expectedRows = SECTORS.map(({ multiplier, weight }, sector) => [
    String(sector),
    textOf(multiplier),
    String(weight),
  ])
  expect(rowsOf(page, (line) => /^\| \d/.test(line))).toEqual(expectedRows)
  const { numerator, denominator } = freespinEngine.returnToPlayer({ options: {}, edge: 300 }, 0, {
    stakeMinor: 10_000n,
  })
  expect(page).toContain(`${numerator} in ${denominator} of a spin's value on average`)
})
