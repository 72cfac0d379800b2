// npm run sim -- mines [--rounds 10000000] [--edge 300] [--threads N] [--seed TEXT] [--stream fast|fair] [--all]
// Plays rounds of every configuration of a game and compares the return at every stop with the exact one.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Options, steppedEngine } from '@fairground/games'
import { findSharedGame } from '@fairground/games/shared'
import { compareDraws, compareStops, type StopResult } from './sim/compare.ts'
import { tellFlights } from './sim/flights.ts'
import { findSimulatedDraw, getSimulatedGame } from './sim/games.ts'
import type { Batch, StreamKind } from './sim/play.ts'
import { playOnThreads } from './sim/pool.ts'
import { FOUR_SIGMA } from './sim/statistics.ts'

const ROUNDS_A_BATCH = 500_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10000000' },
    edge: { type: 'string', default: '300' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: 'fairground' },
    stream: { type: 'string', default: 'fast' },
    all: { type: 'boolean', default: false },
  },
})
const [gameId = 'mines'] = positionals
const rounds = Number(values.rounds)
const stream: StreamKind = values.stream === 'fair' ? 'fair' : 'fast'
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: a whole number from 1`)
const shared = findSharedGame(gameId)
if (shared) process.exit(tellFlights(shared, { rounds, edge: Number(values.edge), stream, label: values.seed }) ? 0 : 1)
const draw = findSimulatedDraw(gameId)
const engine = draw ?? steppedEngine(getSimulatedGame(gameId).rules)
const edge = Number(values.edge)
const compare = draw ? compareDraws : compareStops
/** What a round can come to: the prizes of a draw; else the steps survived, none of them too. */
const outcomes = (options: Options) => engine.odds({ options, edge }).length + (draw ? 0 : 1)

function batchesOf(configuration: number): Batch[] {
  const options = engine.allOptions[configuration] ?? {}
  return Array.from({ length: Math.ceil(rounds / ROUNDS_A_BATCH) }, (_, i) => ({
    gameId,
    options,
    edge,
    stream,
    rounds: Math.min(ROUNDS_A_BATCH, rounds - i * ROUNDS_A_BATCH),
    label: `${values.seed}:${gameId}:${JSON.stringify(options)}:${i}`,
  }))
}

const started = performance.now()
const counts = new Map(engine.allOptions.map((options) => [options, new Array<number>(outcomes(options)).fill(0)]))
const batches = engine.allOptions.flatMap((_, configuration) => batchesOf(configuration))
await playOnThreads(batches, Number(values.threads), ({ options }, survived) => {
  const total = counts.get(options)
  for (const [step, count] of survived.entries()) if (total) total[step] = (total[step] ?? 0) + count
})

const stops = engine.allOptions.reduce((sum, options) => sum + engine.odds({ options, edge }).length, 0)
const threshold = FOUR_SIGMA / stops
const results = [...counts].map(([options, survived]) => ({
  options,
  stops: compare(engine, { options, edge }, survived),
}))

function rowOf(options: object, { step, reached, exactReturn, foundReturn, sigmas, pValue }: StopResult) {
  const percent = (share: number) => `${(100 * share).toFixed(4)} %`
  return {
    ...options,
    [draw ? 'prize' : 'stop']: step,
    reached,
    'exact return': percent(exactReturn),
    'found return': percent(foundReturn),
    sigmas: sigmas.toFixed(2),
    p: pValue.toPrecision(3),
    'in band': pValue >= threshold ? 'yes' : 'NO',
  }
}

const worstOf = (list: readonly StopResult[]) => list.toSorted((a, b) => a.pValue - b.pValue).slice(0, 1)
console.table(
  results.flatMap(({ options, stops: list }) =>
    (values.all || draw ? list : worstOf(list)).map((stop) => rowOf(options, stop)),
  ),
)
const outside = results.flatMap((result) => result.stops).filter(({ pValue }) => pValue < threshold).length
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${gameId}: ${results.length} configurations of ${rounds} rounds (${values.stream} stream), ${stops} stops compared, ${seconds} s.
Band: exact binomial test, two-sided; 4 sigma for the whole run (${FOUR_SIGMA.toPrecision(3)}), shared by ${stops} stops (Bonferroni): p of each at least ${threshold.toPrecision(3)}.
${values.all || draw ? '' : 'Shown: the stop of each configuration that lies furthest out. '}Outside the band: ${outside}.`)
process.exitCode = outside === 0 ? 0 : 1
