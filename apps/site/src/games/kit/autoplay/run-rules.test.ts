import type { AutoplayRun } from '@fairground/contract/autoplay'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { describe, expect, it } from 'vitest'
import type { GameSettings } from '../settings.ts'
import { type RunFields, readForm } from './run-form.ts'
import { countsOf, rulesOf } from './run-rules.ts'

const settings: GameSettings = {
  edge: 300,
  limits: { minStakeMinor: 100n, maxStakeMinor: 100_000n, decimalLength: 2 },
  maxWinMinor: 100_000_000n,
  defaultStakeMinor: 500n,
  enabled: true,
  jurisdiction: demoJurisdiction,
  currency: { id: 'PLAY', symbol: 'G$', decimalLength: 2 },
}
const fields: RunFields = {
  bets: '10',
  stake: '5,00',
  onWin: { to: 'base', value: '' },
  onLoss: { to: 'times', value: '1.5' },
  lossLimit: '50',
  profit: '',
  singleWin: '',
  target: '2',
  picks: [1, 2],
  quick: false,
}
const readFields = (changes: Partial<RunFields>, hasTarget = false) =>
  readForm({ ...fields, ...changes }, { mines: 3 }, settings, { hasTarget, locale: 'en' })

describe('the form of a run', () => {
  it('reads amounts with a comma, factors as percent, and leaves out what is empty', () => {
    expect(readFields({})).toEqual({
      plan: {
        bets: 10,
        lossLimit: 50,
        plan: {
          options: { mines: 3 },
          picks: [1, 2],
          stake: 5,
          onWin: { to: 'base' },
          onLoss: { to: 'times', percent: 150 },
        },
      },
    })
    expect(readFields({ target: '2.5' }, true).plan?.plan.options).toEqual({ mines: 3, autoCashOut: 2.5 })
  })

  it('names the field that does not fit', () => {
    const wrong: readonly [Partial<RunFields>, string][] = [
      [{ bets: '0' }, 'bets'],
      [{ bets: '10001' }, 'bets'],
      [{ bets: '2.5' }, 'bets'],
      [{ stake: '0.99' }, 'stake'],
      [{ stake: '1000.01' }, 'stake'],
      [{ onWin: { to: 'plus', value: '' } }, 'onWin'],
      [{ onLoss: { to: 'times', value: '0' } }, 'onLoss'],
      [{ onLoss: { to: 'times', value: '100.01' } }, 'onLoss'],
      [{ lossLimit: '4.99' }, 'lossLimit'],
      [{ profit: 'much' }, 'profit'],
      [{ singleWin: '0' }, 'singleWin'],
    ]
    for (const [fields, field] of wrong) expect(readFields(fields).wrong).toBe(field)
    expect(readFields({ target: '1' }, true).wrong).toBe('target')
  })
})

describe('the state of a run by the server’s counts', () => {
  const run: AutoplayRun = {
    id: 'r',
    gameId: 'mines',
    status: 'running',
    ...{ bets: 10, lossLimit: 50, startedAt: 0 },
    ...{ placed: 3, wagered: 17.5, profit: -12.5 },
    plan: { options: {}, picks: [1], stake: 5, onWin: { to: 'base' }, onLoss: { to: 'plus', amount: 2.5 } },
  }
  const rules = rulesOf(run, settings)
  const last = { id: 'b', betAmount: 7.5, winAmount: 0 }

  it('before its first bet it begins', () => {
    expect(countsOf({ ...run, placed: 0, wagered: 0, profit: 0 }, rules, settings)).toEqual({
      counts: { placed: 0, wagered: 0, net: 0, stake: 500, lastGain: 0 },
      isRoundOpen: false,
    })
  })

  it('after a decided round the next stake follows from it', () => {
    expect(countsOf({ ...run, last: { ...last, decided: true } }, rules, settings)).toEqual({
      counts: { placed: 3, wagered: 1_750, net: -1_250, stake: 1_000, lastGain: -750 },
      isRoundOpen: false,
    })
  })

  it('an open round is not counted yet', () => {
    expect(countsOf({ ...run, last: { ...last, decided: false } }, rules, settings)).toEqual({
      counts: { placed: 2, wagered: 1_000, net: -500, stake: 750, lastGain: 0 },
      isRoundOpen: true,
    })
  })
})
