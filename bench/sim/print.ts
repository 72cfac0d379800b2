import type { ConfigurationStop, Simulation } from './simulate.ts'
import { FOUR_SIGMA } from './statistics.ts'

const percent = (share: number) => `${(100 * share).toFixed(4)} %`
/** The stop with the smallest p-value. */
const worstOf = (stops: readonly ConfigurationStop[]) => stops.toSorted((a, b) => a.pValue - b.pValue)[0]
const band = (stops: number) =>
  `Band: exact binomial test, two-sided; 4 sigma for the whole run (${FOUR_SIGMA.toPrecision(3)}), shared by ${stops} stops (Bonferroni): p of each at least ${(FOUR_SIGMA / stops).toPrecision(3)}.`

/**
 * Prints the stops of one game; for a stepped game only the worst stop of each configuration.
 * @returns whether every stop is in the band
 */
export function printGame(simulation: Simulation, selection: 'every stop' | 'the worst'): boolean {
  const { gameId, kind, run, configurations, stops, seconds } = simulation
  const threshold = FOUR_SIGMA / stops.length
  const isShort = kind === 'stop' && selection === 'the worst'
  const groups = Map.groupBy(stops, ({ options }) => options)
  const listedStops = isShort ? [...groups.values()].flatMap((group) => worstOf(group) ?? []) : stops
  console.table(
    listedStops.map(({ options, step, reachedCount: reached, exactReturn, foundReturn, sigmas, pValue }) => ({
      ...options,
      [kind]: step,
      reached,
      'exact return': percent(exactReturn),
      'found return': percent(foundReturn),
      sigmas: sigmas.toFixed(2),
      p: pValue.toPrecision(3),
      'in band': pValue >= threshold ? 'yes' : 'NO',
    })),
  )
  const outside = stops.filter(({ pValue }) => pValue < threshold).length
  console.log(`${gameId}: ${configurations} configurations of ${run.rounds} rounds (${run.stream} stream), ${stops.length} stops compared, ${seconds.toFixed(1)} s.
${band(stops.length)}
${isShort ? 'Shown: the stop of each configuration that lies furthest out. ' : ''}Outside the band: ${outside}.`)
  return outside === 0
}

/** Prints one line for each game and edge. @returns whether every stop is in the common band */
export function printAll(simulations: readonly Simulation[]): boolean {
  const stopCount = simulations.reduce((sum, { stops }) => sum + stops.length, 0)
  const threshold = FOUR_SIGMA / stopCount
  const rows = simulations.map(({ gameId, run, configurations, stops, seconds }) => {
    const worst = worstOf(stops)
    return {
      game: gameId,
      edge: run.edge,
      configurations,
      stops: stops.length,
      'furthest out': worst && `${Object.values(worst.options).concat(worst.step).join(' ')}`,
      sigmas: worst?.sigmas.toFixed(2),
      p: worst?.pValue.toPrecision(3),
      outside: stops.filter(({ pValue }) => pValue < threshold).length,
      seconds: Math.round(seconds),
    }
  })
  console.table(rows)
  const outside = rows.reduce((sum, row) => sum + row.outside, 0)
  console.log(`${stopCount} stops compared, of ${simulations[0]?.run.rounds ?? 0} rounds a configuration.
${band(stopCount)}
Outside the band: ${outside}.`)
  return outside === 0
}
