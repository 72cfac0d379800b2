import { fraction, multiplyFractions, ONE } from '@fairground/money'
import { describe, expect, test } from 'vitest'
import type { Engine, Options } from './engine.ts'
import { footballEngine } from './football/index.ts'
import { FOOTBALL, KICKS, ZONES } from './football/odds.ts'
import { isRefusal } from './refusal.ts'
import { stairEngine } from './stair/index.ts'
import { STEPS, widthOf } from './stair/odds.ts'
import { thimblesEngine } from './thimbles/index.ts'
import { CUPS } from './thimbles/odds.ts'
import { towerEngine } from './tower/index.ts'
import { ROWS, TOWER } from './tower/odds.ts'

/** How a step is drawn: `hazards` of `width` places, each word in turn below `width`, `width` - 1, … (docs/fairness.md). */
interface StepDraw {
  width: number
  hazards: number
}

const steps = (count: number, draw: (step: number) => StepDraw) => Array.from({ length: count }, (_, i) => draw(i))

/** Each option of each game whose steps are drawn one by one. */
const tables: readonly { engine: Engine; options: Options; draws: readonly StepDraw[] }[] = [
  ...Object.entries(TOWER).map(([difficulty, { width, bad: hazards }]) => ({
    engine: towerEngine,
    options: { difficulty },
    draws: steps(ROWS, () => ({ width, hazards })),
  })),
  ...Object.entries(FOOTBALL).map(([difficulty, hazards]) => ({
    engine: footballEngine,
    options: { difficulty },
    draws: steps(KICKS, () => ({ width: ZONES, hazards })),
  })),
  // With more stones a step has up to 390 million draws; `sample` has a test that it draws every place equally often.
  ...[1, 2, 3].map((stones) => ({
    engine: stairEngine,
    options: { stones },
    draws: steps(STEPS, (step) => ({ width: widthOf(step), hazards: stones })),
  })),
  ...[1, 2].map((balls) => ({ engine: thimblesEngine, options: { balls }, draws: [{ width: CUPS, hazards: balls }] })),
]

/** The numbers that the words of some steps are drawn below, in the order of the words. */
const limitsOf = (draws: readonly StepDraw[]) =>
  draws.flatMap(({ width, hazards }) => Array.from({ length: hazards }, (_, i) => width - i))

/** Calls with every row of words, the word at place i below `limits[i]`: all rows are equally likely. */
function forEveryDraw(limits: readonly number[], see: (words: readonly number[]) => void): void {
  const words = limits.map(() => 0)
  for (let place = 0; place >= 0; ) {
    see(words)
    place = limits.length - 1
    while (place >= 0 && words[place] === (limits[place] ?? 0) - 1) words[place--] = 0
    if (place >= 0) words[place] = (words[place] ?? 0) + 1
  }
}

/** A round of the engine whose seeds give these words. */
function openWith(engine: Engine, options: Options, words: readonly number[]) {
  let index = 0
  return engine.open({ options, edge: 300 }, () => words[index++] ?? 0)
}

describe.each(tables)('$engine.id $options', ({ engine, options, draws }) => {
  const odds = engine.odds({ options, edge: 300 })

  test('[FA-05] [BT-04] [BT-05] [BT-06] [BT-08] counting every draw of a step finds its chance, wherever the player stands', () => {
    for (const [step, draw] of draws.entries()) {
      const stepsBefore = limitsOf(draws.slice(0, step)).map(() => 0)
      const safe = Array.from({ length: draw.width }, () => 0)
      let drawCount = 0
      forEveryDraw(limitsOf([draw]), (words) => {
        drawCount += 1
        const round = openWith(engine, options, [...stepsBefore, ...words])
        const roundAtStep = { ...round, step, moves: Array.from({ length: step }, () => 0) }
        for (let place = 0; place < draw.width; place++) {
          const move = engine.parseMove(roundAtStep, place)
          if (isRefusal(move)) throw new Error(`the move ${place} is refused`)
          if (engine.play(roundAtStep, move).status !== 'lost') safe[place] = (safe[place] ?? 0) + 1
        }
      })
      const countedReach = safe.map((count) => fraction(BigInt(count), BigInt(drawCount)))
      expect(countedReach).toEqual(Array(draw.width).fill(odds[step]?.chance))
    }
  })

  test('[FA-05] [BT-04] [BT-05] [BT-06] [BT-08] the chance of a stop is the product of those on the way', () => {
    let reach = ONE
    for (const stepOdds of odds) {
      reach = multiplyFractions(reach, stepOdds.chance)
      expect(stepOdds.reach).toEqual(reach)
    }
    expect(odds).toHaveLength(draws.length)
  })
})

const MOST_ROUNDS = 100_000
const roundsOf = (draws: readonly StepDraw[]) => limitsOf(draws).reduce((product, limit) => product * limit, 1)

describe.each(tables.filter(({ draws }) => roundsOf(draws) <= MOST_ROUNDS))(
  '$engine.id $options, whole rounds',
  ({ engine, options, draws }) => {
    test('[FA-05] [BT-04] [BT-06] [BT-08] counting every round that can be drawn finds the chance of each stop', () => {
      const reachedCounts = draws.map(() => 0)
      let drawCount = 0
      forEveryDraw(limitsOf(draws), (words) => {
        drawCount += 1
        let round = openWith(engine, options, words)
        // The places of a path that leans to no side.
        for (let step = 0; round.status === 'open'; step++) round = engine.play(round, step % (draws[step]?.width ?? 1))
        for (let step = 0; step < round.step; step++) reachedCounts[step] = (reachedCounts[step] ?? 0) + 1
      })
      const countedReach = reachedCounts.map((count) => fraction(BigInt(count), BigInt(drawCount)))
      expect(countedReach).toEqual(engine.odds({ options, edge: 300 }).map(({ reach }) => reach))
    })
  },
)
