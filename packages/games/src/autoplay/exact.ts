import { barOf, barWidthOf, noBars } from './bars.ts'
import type { LabInput } from './lab.ts'
import { payoutsOf } from './round-model.ts'
import { findStop, type Minor, STOPS, type Stop, stakeAfter, startCounts } from './rules.ts'

/** What comes of a run, worked out instead of tried. Chances are from 0 to 1, means in smallest units. */
export interface ExactResult {
  /** The chance of each way to end. */
  stops: Record<Stop, number>
  /** The chance to end below where it began. */
  losing: number
  /** What is wagered, and what is left of it, on average. */
  wagered: number
  net: number
  /** The chance of each bar of profit. */
  bars: number[]
  barWidth: Minor
  /** The chance of all that was too unlikely to be followed: no chance here is off by more than this. */
  left: number
}

/** Profits that a run may have with one next stake, in rising order, each with its chance. */
interface Row {
  nets: number[]
  chances: number[]
}

/** What is less likely than this is followed no further. */
const TINY = 1e-15

/**
 * Follows all that a run can become from bet to bet: where it stands is its profit and its next stake, and as many chances
 * meet in one place as there are ways to it. The rules are those that the run itself is played by.
 * @param mostSteps outcomes of places that may be followed, in all
 * @returns undefined where that is not enough
 */
export function exactRun({ rules, round, balance, maxWin }: LabInput, mostSteps: number): ExactResult | undefined {
  const payouts = payoutsOf(round, maxWin)
  const counts = startCounts(rules)
  const result: ExactResult = {
    ...{ losing: 0, wagered: 0, net: 0, bars: noBars(), barWidth: barWidthOf(rules), left: 0 },
    stops: Object.fromEntries(STOPS.map((stop) => [stop, 0])) as Record<Stop, number>,
  }
  const first = findStop(rules, counts, balance)
  if (first) {
    endAt(0, first, 1)
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

  /** Places one bet from each place, and gathers where that leads by the stake that follows. */
  function afterBet(from: ReadonlyMap<Minor, Row>): Map<Minor, Row> {
    const to = new Map<Minor, Row>()
    for (const [stake, row] of from) {
      result.wagered += stake * row.chances.reduce((sum, chance) => sum + chance, 0)
      payouts(stake).forEach((payout, outcome) => {
        const next = stakeAfter(rules, stake, payout)
        const moved = moveRow(row, { stake: next, gain: payout - stake, chance: round.chances[outcome] ?? 0 })
        if (moved.nets.length > 0) to.set(next, mergeRows(to.get(next), moved))
      })
    }
    return to
  }

  function moveRow({ nets, chances }: Row, by: { stake: Minor; gain: Minor; chance: number }): Row {
    const moved: Row = { nets: [], chances: [] }
    counts.stake = by.stake
    counts.lastGain = by.gain
    for (let at = 0; at < nets.length; at += 1) {
      const chance = (chances[at] ?? 0) * by.chance
      const net = (nets[at] ?? 0) + by.gain
      counts.net = net
      const stop = findStop(rules, counts, balance + net)
      if (stop) endAt(net, stop, chance)
      else if (chance < TINY) result.left += chance
      else {
        moved.nets.push(net)
        moved.chances.push(chance)
      }
    }
    return moved
  }

  function endAt(net: Minor, stop: Stop, chance: number): void {
    result.stops[stop] += chance
    if (net < 0) result.losing += chance
    result.net += net * chance
    const bar = barOf(rules, net)
    result.bars[bar] = (result.bars[bar] ?? 0) + chance
  }
}

/** Two rows as one: chances of the same profit are added up. */
function mergeRows(one: Row | undefined, other: Row): Row {
  if (!one) return other
  const merged: Row = { nets: [], chances: [] }
  let [a, b] = [0, 0]
  while (a < one.nets.length || b < other.nets.length) {
    const left = one.nets[a] ?? Number.POSITIVE_INFINITY
    const right = other.nets[b] ?? Number.POSITIVE_INFINITY
    merged.nets.push(Math.min(left, right))
    merged.chances.push((left <= right ? (one.chances[a] ?? 0) : 0) + (right <= left ? (other.chances[b] ?? 0) : 0))
    if (left <= right) a += 1
    if (right <= left) b += 1
  }
  return merged
}
