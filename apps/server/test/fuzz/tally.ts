import type { Call } from '@fairground/contract/call'
import type { Verdict } from './check-answer.ts'
import { NEVER_ACCEPTED } from './shares.data.ts'
import type { WalkRequest } from './walk-request.ts'

interface Line {
  shaped: number
  shapedAccepted: number
  broken: number
  brokenAccepted: number
  refusals: Map<string, number>
}

/** Counts of a run, by call. */
export interface Tally {
  count(request: WalkRequest, verdict: Verdict): void
  /** Calls that no shaped request was accepted of, without those that never are. */
  neverAccepted(): readonly string[]
  /** All answers, and those of status 0 among the shaped requests, in percent. */
  depthPercent(): number
  /** A table: call, shaped requests and those of status 0, broken ones and those of status 0, the most frequent refusals. */
  print(): string
}

const MOST_REFUSALS = 6

/** Starts counting. */
export function createTally(calls: readonly Call[]): Tally {
  const lines = new Map<string, Line>(
    calls.map(({ name }) => [
      name,
      { ...{ shaped: 0, shapedAccepted: 0, broken: 0, brokenAccepted: 0 }, refusals: new Map() },
    ]),
  )
  const sum = (pick: (line: Line) => number) => [...lines.values()].reduce((total, line) => total + pick(line), 0)
  return {
    count({ call, kind }, { name }) {
      const line = lines.get(call.name)
      if (!line) return
      line[kind]++
      if (name === 'success') line[`${kind}Accepted`]++
      else line.refusals.set(name, (line.refusals.get(name) ?? 0) + 1)
    },
    neverAccepted: () =>
      [...lines].filter(([name, line]) => line.shapedAccepted === 0 && !(name in NEVER_ACCEPTED)).map(([name]) => name),
    depthPercent: () =>
      Math.round(
        (100 * sum((line) => line.shapedAccepted)) /
          Math.max(
            1,
            sum((line) => line.shaped),
          ),
      ),
    print() {
      const rows = [...lines].map(([name, { shaped, shapedAccepted, broken, brokenAccepted, refusals }]) => {
        const most = [...refusals].sort(([, a], [, b]) => b - a).slice(0, MOST_REFUSALS)
        const counts = [shaped, shapedAccepted, broken, brokenAccepted].map((count) => String(count).padStart(8))
        return `${name.padEnd(28)}${counts.join('')}  ${most.map(([refusal, count]) => `${refusal} ${count}`).join(', ')}`
      })
      const head = ['shaped', 'status 0', 'broken', 'status 0'].map((title) => title.padStart(8)).join('')
      return [`${'call'.padEnd(28)}${head}  refused`, ...rows].join('\n')
    },
  }
}
