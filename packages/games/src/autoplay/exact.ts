import { barOf, barWidthOf, noBars } from './bars.ts'
import type { LabInput } from './lab.ts'
import { payoutsOf } from './round-model.ts'
import { findStop, type Minor, STOPS, type Stop, stakeAfter, startCounts } from './rules.ts'

/** The exact outcome of a run, computed instead of simulated. Chances are from 0 to 1, means in smallest units. */
export interface ExactResult {
  /** The chance of each way to end. */
  stops: Record<Stop, number>
  /** The chance to end with a loss. */
  losing: number
  /** The average stakes and the average profit. */
  wagered: number
  net: number
  /** The chance of each bar of profit. */
  bars: number[]
  barWidth: Minor
  /** Total chance of the outcomes that were too unlikely to follow: the largest possible error of any chance here. */
  untracked: number
}

/** Profits that a run may have with one next stake, in rising order, each with its chance. */
interface Row {
  nets: number[]
  chances: number[]
}

/** The computation stops to follow outcomes that are less likely than this. */
const TINY = 1e-15

/**
 * Follows every possible course of a run from bet to bet. A state of the run is its profit and its next stake; the chances of
 * all ways to one state are added up. It applies the same rules as the run itself.
 * @param mostSteps the most state transitions that it may compute
 * @returns undefined when it would need more
 */
export function exactRun({ rules, round, balance, maxWin }: LabInput, mostSteps: number): ExactResult | undefined {
  const payouts = payoutsOf(round, maxWin)
  const counts = startCounts(rules)
  const result: ExactResult = {
    ...{ losing: 0, wagered: 0, net: 0, bars: noBars(), barWidth: barWidthOf(rules), untracked: 0 },
    stops: Object.fromEntries(STOPS.map((stop) => [stop, 0])) as Record<Stop, number>,
  }
  const firstStop = findStop(rules, counts, balance)
  if (firstStop) {
    endAt(0, firstStop, 1)
    return result
  }
  let places = new Map<Minor, Row>([[rules.stake, { nets: [0], chances: [1] }]])
  for (let steps = 0; places.size > 0; ) {
    for (const { nets } of places.values()) steps += nets.length * round.chances.length
    if (steps > mostSteps) return undefined
    counts.placed += 1
    places = afterBet(places)
  }
  return result

  /** Places one bet from each state, and groups the new states by the next stake. */
  function afterBet(fromPlaces: ReadonlyMap<Minor, Row>): Map<Minor, Row> {
    const toPlaces = new Map<Minor, Row>()
    for (const [stake, row] of fromPlaces) {
      result.wagered += stake * row.chances.reduce((sum, chance) => sum + chance, 0)
      payouts(stake).forEach((payout, outcome) => {
        const nextStake = stakeAfter(rules, stake, payout)
        const movedRow = moveRow(row, { stake: nextStake, gain: payout - stake, chance: round.chances[outcome] ?? 0 })
        if (movedRow.nets.length > 0) toPlaces.set(nextStake, mergeRows(toPlaces.get(nextStake), movedRow))
      })
    }
    return toPlaces
  }

  function moveRow({ nets, chances }: Row, outcome: { stake: Minor; gain: Minor; chance: number }): Row {
    const movedRow: Row = { nets: [], chances: [] }
    counts.stake = outcome.stake
    counts.lastGain = outcome.gain
    for (let index = 0; index < nets.length; index += 1) {
      const chance = (chances[index] ?? 0) * outcome.chance
      const net = (nets[index] ?? 0) + outcome.gain
      counts.net = net
      const stop = findStop(rules, counts, balance + net)
      if (stop) endAt(net, stop, chance)
      else if (chance < TINY) result.untracked += chance
      else {
        movedRow.nets.push(net)
        movedRow.chances.push(chance)
      }
    }
    return movedRow
  }

  function endAt(net: Minor, stop: Stop, chance: number): void {
    result.stops[stop] += chance
    if (net < 0) result.losing += chance
    result.net += net * chance
    const bar = barOf(rules, net)
    result.bars[bar] = (result.bars[bar] ?? 0) + chance
  }
}

/** Merges two rows; it adds the chances of equal profits. */
function mergeRows(row: Row | undefined, addedRow: Row): Row {
  if (!row) return addedRow
  const mergedRow: Row = { nets: [], chances: [] }
  let [a, b] = [0, 0]
  while (a < row.nets.length || b < addedRow.nets.length) {
    const left = row.nets[a] ?? Number.POSITIVE_INFINITY
    const right = addedRow.nets[b] ?? Number.POSITIVE_INFINITY
    mergedRow.nets.push(Math.min(left, right))
    mergedRow.chances.push(
      (left <= right ? (row.chances[a] ?? 0) : 0) + (right <= left ? (addedRow.chances[b] ?? 0) : 0),
    )
    if (left <= right) a += 1
    if (right <= left) b += 1
  }
  return mergedRow
}
