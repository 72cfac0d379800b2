import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { createLab, simulationWords } from '@fairground/games/autoplay'
import { describe, expect, it } from 'vitest'
import { type LabNews, modelOf } from '../lab/lab-job.ts'
import { findAnswer, type LabQuestion, questionOf, rememberAnswer } from '../lab/lab-question.ts'
import type { GameSettings } from '../settings.ts'
import type { RunPlan } from './run-rules.ts'
import { type BeforeStart, findObstacle } from './start-obstacle.ts'

const settings: GameSettings = {
  edge: 300,
  limits: { minStakeMinor: 100n, maxStakeMinor: 100_000n, decimalLength: 2 },
  maxWinMinor: 100_000_000n,
  defaultStakeMinor: 500n,
  enabled: true,
  jurisdiction: demoJurisdiction,
  currency: { id: 'PLAY', symbol: 'G$', decimalLength: 2 },
}
const plan: RunPlan['plan'] = {
  ...{ options: { mines: 3 }, picks: [1, 2], stake: 5 },
  ...{ onWin: { to: 'base' }, onLoss: { to: 'times', percent: 200 } },
}
const run: RunPlan = { bets: 10, lossLimit: 50, plan }
const game = { gameId: 'mines', settings }
const ask = (plan: RunPlan = run, balance = 500) => questionOf(game, plan, balance)

/** The lab's news about a question after a few rounds, with the given number of rounds. */
function newsOf({ job }: LabQuestion, rounds: number, isDone: boolean): LabNews {
  const lab = createLab({ ...job, round: modelOf(job.game) })
  lab.play(100, simulationWords([1, 2, 3, 4]))
  return { exact: undefined, result: { ...lab.result(), rounds }, isDone }
}
const obstacle = (question: LabQuestion | undefined, overrides: Partial<BeforeStart> = {}) =>
  findObstacle({ question, isLeft: false, isFree: true, needsLab: false, ...overrides })

describe('the name of a question', () => {
  it('is the same for the same run, whichever places are chosen', () => {
    expect(ask().name).toBe(ask({ ...run, plan: { ...plan, picks: [20, 4] } }).name)
  })

  it('is another for any other rule, stake, balance, option, edge or cap', () => {
    const others = [
      ask({ ...run, bets: 11 }),
      ask({ ...run, lossLimit: 51 }),
      ask({ ...run, plan: { ...plan, stake: 6 } }),
      ask({ ...run, plan: { ...plan, profit: 5 } }),
      ask({ ...run, plan: { ...plan, singleWin: 5 } }),
      ask({ ...run, plan: { ...plan, onLoss: { to: 'times', percent: 201 } } }),
      ask({ ...run, plan: { ...plan, options: { mines: 4 } } }),
      ask({ ...run, plan: { ...plan, picks: [1] } }),
      ask(run, 500.01),
      questionOf({ gameId: 'tower', settings }, run, 500),
      questionOf({ gameId: 'mines', settings: { ...settings, edge: 301 } }, run, 500),
      questionOf({ gameId: 'mines', settings: { ...settings, maxWinMinor: 99n } }, run, 500),
    ]
    expect(new Set([ask(), ...others].map(({ name }) => name)).size).toBe(others.length + 1)
  })
})

describe('the start of a run', () => {
  it('waits for no lab: rules that fit and a balance for their first stake are enough', () => {
    expect(obstacle(ask({ ...run, bets: 19 }))).toBeUndefined()
    expect(obstacle(ask(run, 4.99))).toBe('autoplay.endedBalance')
  })

  it('[RG-01] waits for the whole answer to just this run at just this balance where the jurisdiction asks for it', () => {
    const lawful = { needsLab: true }
    const question = ask({ ...run, bets: 20 })
    expect(obstacle(question, lawful)).toBe('autoplay.labFirst')
    rememberAnswer(question.name, newsOf(question, 100, false))
    expect(obstacle(question, lawful)).toBe('autoplay.labFirst')
    rememberAnswer(question.name, newsOf(question, 100, true))
    expect(findAnswer(question.name)?.result.rounds).toBe(100)
    expect(obstacle(question, lawful)).toBeUndefined()
    expect(obstacle(ask({ ...run, bets: 21 }), lawful)).toBe('autoplay.labFirst')
    expect(obstacle(ask({ ...run, bets: 20 }, 499), lawful)).toBe('autoplay.labFirst')
  })

  it('keeps no answer of rules that are done without a round', () => {
    const question = ask(run, 4.99)
    rememberAnswer(question.name, newsOf(question, 0, true))
    expect(findAnswer(question.name)).toBeUndefined()
  })

  it('is blocked while a round or run is open, and while the form is invalid', () => {
    const question = ask({ ...run, bets: 30 })
    expect(obstacle(question, { isLeft: true })).toBe('autoplay.leftFirst')
    expect(obstacle(question, { isFree: false })).toBe('autoplay.busy')
    expect(obstacle(undefined)).toBe('autoplay.fieldsFirst')
    expect(obstacle(question)).toBeUndefined()
  })
})
