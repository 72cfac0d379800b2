import type { AutoplayRun } from '@fairground/contract/autoplay'
import * as autoplay from '@fairground/contract/calls/autoplay'
import { answer, type SentRequest } from './stand-in.ts'
import type { TableBet } from './table-bet.ts'

type Announced = Omit<AutoplayRun, 'id' | 'status' | 'placed' | 'wagered' | 'profit' | 'startedAt' | 'last'>

/** Runs by the id of the table's bets: they outlast a page that is opened again. */
const runsOf = new WeakMap<readonly TableBet[], { announced: Announced; id: string; isStopped: boolean }[]>()

/** Answers the calls of autoplay as a server does that counts the bets of each run. */
export function answerRuns(bets: readonly TableBet[]): void {
  const runs = runsOf.get(bets) ?? []
  runsOf.set(bets, runs)
  const view = ({ id, announced, isStopped }: (typeof runs)[number]): AutoplayRun => {
    const own = bets.filter(({ run }) => run === id)
    const last = own.at(-1)
    const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
    return {
      ...announced,
      ...{ id, startedAt: 0, placed: own.length },
      status: isStopped ? 'stopped' : own.length >= announced.bets ? 'finished' : 'running',
      wagered: sum(own.map(({ betAmount }) => betAmount)),
      profit: sum(own.map(({ winAmount, betAmount }) => winAmount - betAmount)),
      ...(last && {
        last: {
          ...{ id: last.id, betAmount: last.betAmount, winAmount: last.winAmount },
          decided: last.result !== 'PENDING',
        },
      }),
    }
  }
  answer(autoplay.start, ({ fields }: SentRequest) => {
    const id = `0199cccc-0000-7000-8000-${String(runs.length).padStart(12, '0')}`
    const run = { id, announced: autoplay.start.request.parse(fields) as Announced, isStopped: false }
    runs.push(run)
    return { model: view(run) }
  })
  answer(autoplay.stop, ({ fields }) => {
    const run = runs.find(({ id }) => id === fields.id)
    if (!run) throw new Error(`there is no run ${fields.id}`)
    run.isStopped = true
    return { model: view(run) }
  })
  answer(autoplay.find, () => ({ model: runs.map(view).find(({ status }) => status === 'running') }))
}
