// npm run sim -- mines|…|all [--rounds 10000000] [--edge 300] [--threads N] [--seed TEXT] [--stream fast|fair] [--all]
// Plays rounds of every configuration of a game and compares the return at every stop with the exact one; `all` plays
// every game at three edges, which takes long.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { simulatedIds } from './sim/games.ts'
import { printAll, printGame } from './sim/print.ts'
import { type Run, type Simulation, simulate } from './sim/simulate.ts'

/** The lowest house edge that an operator may set, the usual one and the highest, in basis points. */
const EDGES = [50, 300, 1000] as const

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
const run: Run = {
  rounds: Number(values.rounds),
  edge: Number(values.edge),
  threads: Number(values.threads),
  stream: values.stream === 'fair' ? 'fair' : 'fast',
  label: values.seed,
}
if (!Number.isSafeInteger(run.rounds) || run.rounds < 1) {
  throw new Error(`--rounds ${values.rounds}: a whole number from 1`)
}

/** Simulates every game at every edge; each run has its own words. */
async function simulateAll(): Promise<readonly Simulation[]> {
  const simulations: Simulation[] = []
  for (const id of simulatedIds) {
    for (const edge of EDGES) {
      simulations.push(await simulate(id, { ...run, edge, label: `${run.label}:${edge}` }))
      console.info(`${id} at ${edge}: ${simulations.at(-1)?.seconds.toFixed(0)} s`)
    }
  }
  return simulations
}

const isSound =
  gameId === 'all'
    ? printAll(await simulateAll())
    : printGame(await simulate(gameId, run), values.all ? 'every stop' : 'the worst')
process.exitCode = isSound ? 0 : 1
