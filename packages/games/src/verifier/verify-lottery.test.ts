import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LotteryProof, verifyRound, verifyRounds } from './index.ts'

/** Term 1 of dice3 in docs/fairness.md: 2 3 2. */
const honest: LotteryProof = {
  gameId: 'dice3',
  edge: 300,
  seed: 'c555eab45d08845ae9f10d452a99bfcb06f74a50b988fe7e48dd323789b88ee3',
  seedHash: '1405870ede7c8bede02298a878e66eba9e764a1ba55ca16173f7df470fb4089d',
  salt: 'fairground-dice3',
  number: 1,
  entropy: '',
  result: [2, 3, 2],
  market: 'face',
  pick: '2',
  stake: 10,
  payout: 31.58,
  decimalLength: 2,
}
const failedChecks = (change: object) =>
  verifyRound({ ...honest, ...change })
    .checks.filter(({ passed }) => !passed)
    .map(({ name, found }) => (name === 'proof' ? found : name))

describe('a term of a lottery', () => {
  test('[FA-03] is proved in each of its parts', () => {
    const { ok, checks, outcome } = verifyRound(honest)
    expect(checks.map(({ name }) => name)).toEqual(['commitment', 'hazards', 'payout'])
    expect(ok).toBe(true)
    expect(outcome).toMatchObject({ result: [2, 3, 2], status: 'won', multiplier: 3.1585, payout: '31.58' })
  })

  test.each([
    ['a lost bet', { pick: '6', payout: 0 }],
    ['one tier below', { pick: '3', payout: 21.05 }],
    ['another edge', { market: 'side', pick: 'small', edge: 500, payout: 19 }],
    ['a draw alone', { market: undefined, pick: undefined, stake: undefined, payout: undefined }],
  ])('[FA-03] %s is proved', (_, change) => {
    expect(failedChecks(change)).toEqual([])
  })

  test.each([
    ['commitment', { seedHash: honest.seed }],
    ['hazards', { result: [2, 2, 3] }],
    ['hazards', { entropy: honest.seed }],
    ['payout', { payout: 31.59 }],
    ['payout', { pick: '6' }],
    ['payout', { stake: undefined }],
    ['payout', { market: undefined, pick: undefined }],
  ])('[FA-03] a wrong %s is found: %j', (name, change) => {
    expect(failedChecks(change)).toContain(name)
  })

  test.each([
    ['edge', { edge: 20 }],
    ['seed', { seed: 'ab' }],
    ['seedHash', { seedHash: 3 }],
    ['salt', { salt: '' }],
    ['number', { number: 0 }],
    ['entropy', { entropy: 'x' }],
    ['result', { result: '2 3 2' }],
    ['market', { market: 'duel' }],
    ['market', { market: undefined }],
    ['pick', { pick: '7' }],
    ['pick', { pick: undefined }],
    ['stake', { stake: 0 }],
    ['payout', { payout: -1 }],
    ['decimalLength', { decimalLength: -1 }],
  ])('an unreadable %s is named: %j', (field, change) => {
    expect(failedChecks(change)).toEqual([field])
  })

  test('never throws on any field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(honest)), fc.jsonValue(), (field, value) => {
        verifyRounds([{ ...honest, [field]: value }, honest])
      }),
    )
  })
})
