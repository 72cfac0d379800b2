import { type Options, steppedEngine } from '@fairground/games'
import { findLottery } from '@fairground/games/lottery'
import { findMultiplayerGame } from '@fairground/games/multiplayer'
import { compareDraws, compareStops, type StopResult } from './compare.ts'
import { simulateFlights } from './flights.ts'
import { findSimulatedDraw, getSimulatedGame } from './games.ts'
import type { Batch, StreamKind } from './play.ts'
import { playOnThreads } from './pool.ts'
import { simulateTerms } from './terms.ts'

const ROUNDS_A_BATCH = 500_000

/** Settings of a simulation. */
export interface Run {
  /** Rounds of each configuration. */
  readonly rounds: number
  /** House edge in basis points. */
  readonly edge: number
  readonly threads: number
  readonly stream: StreamKind
  /** Label of the run's words: the same label gives the same rounds. */
  readonly label: string
}

/** The result of a stop, a prize, a target or a tier of one configuration. */
export type ConfigurationStop = StopResult & { readonly options: Options }

/** The results of one game at one edge. */
export interface Simulation {
  readonly gameId: string
  /** Meaning of a `step`. */
  readonly kind: 'stop' | 'prize' | 'target' | 'tier'
  readonly run: Run
  readonly configurations: number
  readonly stops: readonly ConfigurationStop[]
  readonly seconds: number
}

/** Plays rounds of every configuration of a game and compares each stop with the exact odds. @throws for an unknown game */
export async function simulate(gameId: string, run: Run): Promise<Simulation> {
  const startedAt = performance.now()
  const results = simulateShared(gameId, run) ?? (await simulateEngine(gameId, run))
  return { gameId, run, ...results, seconds: (performance.now() - startedAt) / 1000 }
}

type Results = Pick<Simulation, 'kind' | 'configurations' | 'stops'>

/** The flights or terms of a game that draws once for all players; `undefined` for any other game. */
function simulateShared(gameId: string, run: Run): Results | undefined {
  const lottery = findLottery(gameId)
  if (lottery) return { kind: 'tier', configurations: 1, stops: simulateTerms(lottery, run) }
  const game = findMultiplayerGame(gameId)
  return game && { kind: 'target', configurations: 1, stops: simulateFlights(game, run).map(withOptions({})) }
}

async function simulateEngine(gameId: string, run: Run): Promise<Results> {
  const draw = findSimulatedDraw(gameId)
  const engine = draw ?? steppedEngine(getSimulatedGame(gameId).rules)
  const { edge, threads } = run
  /** Number of a round's outcomes: the prizes of a draw, or the numbers of survived steps with 0. */
  const outcomes = (options: Options) => engine.odds({ options, edge }).length + (draw ? 0 : 1)
  const counts = new Map(engine.allOptions.map((options) => [options, new Array<number>(outcomes(options)).fill(0)]))
  const batches = engine.allOptions.flatMap((options) => batchesOf(gameId, options, run))
  await playOnThreads(batches, threads, ({ options }, batchCounts) => {
    const total = counts.get(options)
    for (const [step, count] of batchCounts.entries()) if (total) total[step] = (total[step] ?? 0) + count
  })
  const compare = draw ? compareDraws : compareStops
  return {
    kind: draw ? 'prize' : 'stop',
    configurations: engine.allOptions.length,
    stops: [...counts].flatMap(([options, stopCounts]) =>
      compare(engine, { options, edge }, stopCounts).map(withOptions(options)),
    ),
  }
}

const withOptions = (options: Options) => (stop: StopResult) => ({ ...stop, options })

function batchesOf(gameId: string, options: Options, { rounds, edge, stream, label }: Run): Batch[] {
  return Array.from({ length: Math.ceil(rounds / ROUNDS_A_BATCH) }, (_, index) => ({
    gameId,
    options,
    edge,
    stream,
    rounds: Math.min(ROUNDS_A_BATCH, rounds - index * ROUNDS_A_BATCH),
    label: `${label}:${gameId}:${JSON.stringify(options)}:${index}`,
  }))
}
