import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MultiplayerRoundProof, verifyRound, verifyRounds } from './index.ts'

/** Round 1 of the vectors in docs/fairness.md: 2.29. */
const honest: MultiplayerRoundProof = {
  gameId: 'crash',
  edge: 300,
  seed: '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  seedHash: '1406e05881e299367766d313e26c05564ec91bf721d31726bd6e46e60689539a',
  salt: 'fairground-crash',
  number: 1,
  entropy: '',
  point: 2.29,
  multiplier: 1.5,
  stake: 10,
  payout: 15,
  maxWin: 1000,
  decimalLength: 2,
}
const failedChecks = (change: object) =>
  verifyRound({ ...honest, ...change })
    .checks.filter(({ passed }) => !passed)
    .map(({ name }) => name)

describe('a multiplayer round', () => {
  test('[FA-03] is proved in each of its parts', () => {
    const { ok, checks, outcome } = verifyRound(honest)
    expect(ok).toBe(true)
    expect(checks.map(({ name }) => name)).toEqual(['commitment', 'point', 'cashOut', 'payout'])
    expect(outcome).toEqual({ hazards: [], status: 'won', step: 1, multiplier: 1.5, point: 2.29, payout: '15.00' })
  })

  test.each([
    ['a lost bet', { multiplier: 0, payout: 0 }],
    ['a target that was not reached', { multiplier: 0, payout: 0, autoCashOut: 2.3 }],
    ['a target on the point', { multiplier: 2.29, payout: 22.9, autoCashOut: 2.29 }],
    ['a stop by hand before the target', { multiplier: 1.2, payout: 12, autoCashOut: 2.29 }],
    ['a capped win', { multiplier: 2, payout: 12, maxWin: 12 }],
    [
      'a seed alone',
      { point: undefined, multiplier: undefined, stake: undefined, payout: undefined, seedHash: undefined },
    ],
  ])('[FA-03] %s is proved', (_, change) => {
    expect(failedChecks(change)).toEqual([])
  })

  test.each([
    ['commitment', { seedHash: honest.seed }],
    ['point', { point: 2.3 }],
    ['cashOut', { multiplier: 2.29, payout: 22.9 }],
    ['cashOut', { multiplier: 3, payout: 30 }],
    ['cashOut', { multiplier: 0, payout: 0, autoCashOut: 2 }],
    ['cashOut', { multiplier: 2.1, payout: 21, autoCashOut: 2 }],
    ['payout', { payout: 15.01 }],
    ['payout', { stake: undefined }],
    ['payout', { multiplier: 0 }],
  ])('[FA-03] fails %s: %j', (name, change) => {
    expect(failedChecks(change)).toEqual([name])
  })

  test('[FA-04] another entropy, number or salt gives another point', () => {
    for (const change of [{ entropy: honest.seed }, { number: 2 }, { salt: 'another' }]) {
      expect(failedChecks({ ...change, multiplier: undefined, payout: undefined })).toEqual(['point'])
    }
  })

  test.each([
    ['edge', 10],
    ['seed', 'abc'],
    ['seedHash', null],
    ['salt', ''],
    ['number', 0],
    ['number', '1'],
    ['entropy', 'abc'],
    ['entropy', undefined],
    ['point', '2'],
    ['point', 0.5],
    ['multiplier', 1.001],
    ['autoCashOut', 1],
    ['stake', 0],
    ['payout', 'much'],
    ['maxWin', -1],
    ['decimalLength', 19],
  ])('[FA-03] cannot be read with %s = %j', (field, value) => {
    expect(verifyRound({ ...honest, [field]: value }).checks).toMatchObject([{ name: 'proof', found: field }])
  })

  test('[FA-03] anything at all is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything(), (field) => {
        verifyRound({ ...honest, point: field, multiplier: field, stake: field, entropy: field })
      }),
    )
  })

  test('[FA-03] stands in a list beside rounds of one’s own', () => {
    expect(verifyRounds([honest, { ...honest, point: 9 }, honest]).map(({ ok }) => ok)).toEqual([true, false, true])
  })
})
