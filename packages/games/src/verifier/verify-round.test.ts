import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '../mines/vectors.json' with { type: 'json' }
import { type Proof, verifyRound, verifyRounds } from './index.ts'

/** Three safe tiles of the published round: 500 × 1.4487 = 724.35, floored. */
const honest: Proof = {
  gameId: 'mines',
  options: { mines: 3 },
  edge: 300,
  serverSeed: 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf',
  serverSeedHash: '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f',
  clientSeed: 'lucky',
  nonce: 0,
  moves: [0, 1, 2],
  hazards: [[19, 21, 12]],
  stake: 5,
  payout: 7.24,
  maxWin: 10_000,
  decimalLength: 2,
}
const failedChecks = (proof: unknown) => verifyRound(proof).checks.filter(({ passed }) => !passed)

describe('an honest proof', () => {
  test('[FA-03] is proved in each of its parts', () => {
    expect(verifyRound(honest)).toEqual({
      ok: true,
      checks: [
        { name: 'commitment', passed: true, expected: honest.serverSeedHash, found: honest.serverSeedHash },
        { name: 'hazards', passed: true, expected: '[[19,21,12]]', found: '[[19,21,12]]' },
        { name: 'moves', passed: true, expected: 'legal moves', found: 'legal moves' },
        { name: 'payout', passed: true, expected: '7.24', found: '7.24' },
      ],
      outcome: { hazards: [[19, 21, 12]], status: 'won', step: 3, multiplier: 1.4487, payout: '7.24' },
    })
  })

  test.each(vectors.rounds)('[FA-03] $title', (vector) => {
    const { mines, hazards, stakeMinor: stake, payoutMinor: payout, ...otherFields } = vector
    const proof = {
      ...otherFields,
      gameId: 'mines',
      options: { mines },
      hazards: [hazards],
      stake,
      payout,
      decimalLength: 0,
    }
    expect(verifyRound(proof)).toMatchObject({ ok: true, outcome: { status: vector.status, step: vector.step } })
  })

  test('[FA-03] is proved as far as it goes: seeds alone say what was drawn', () => {
    const { gameId, options, serverSeed, clientSeed, nonce } = honest
    expect(verifyRound({ gameId, options, serverSeed, clientSeed, nonce })).toEqual({
      ok: true,
      checks: [],
      outcome: { hazards: [[19, 21, 12]], status: 'open', step: 0, multiplier: 1 },
    })
  })

  test('[FA-03] without a payout says what a cash-out would pay', () => {
    const { payout: _, ...unpaid } = honest
    expect(verifyRound(unpaid).outcome).toEqual({
      hazards: [[19, 21, 12]],
      status: 'open',
      step: 3,
      multiplier: 1.4487,
      payout: '7.24',
    })
    expect(verifyRound({ ...unpaid, moves: [] }).outcome).toMatchObject({ step: 0, payout: '0.00' })
  })

  test('[FA-03] has 2 decimals and an edge of 300 when it names none', () => {
    const { decimalLength: _, edge: __, ...shortProof } = honest
    expect(verifyRound(shortProof).ok).toBe(true)
    expect(failedChecks({ ...honest, edge: 400 })).toMatchObject([{ name: 'payout', expected: '7.16', found: '7.24' }])
    expect(failedChecks({ ...honest, decimalLength: 3 })).toMatchObject([{ name: 'payout', expected: '7.243' }])
  })

  test('[FA-03] is paid at most the cap that it names', () => {
    expect(verifyRound({ ...honest, maxWin: 7, payout: 7 }).ok).toBe(true)
    expect(failedChecks({ ...honest, maxWin: 7 })).toMatchObject([{ name: 'payout', expected: '7.00', found: '7.24' }])
  })
})

describe('a proof that does not hold', () => {
  test.each([
    ['commitment', { serverSeedHash: honest.serverSeed }],
    ['hazards', { hazards: [[19, 12, 21]] }],
    ['hazards', { hazards: [] }],
    ['moves', { moves: [0, 1, 2, 2], payout: 7.24 }],
    ['moves', { moves: [0, 1, 2, 25], payout: 7.24 }],
    ['payout', { payout: 7.25 }],
    ['payout', { payout: 0 }],
    ['payout', { moves: [0, 1, 19], payout: 5 }],
    ['payout', { moves: [], payout: 5 }],
    ['payout', { stake: undefined }],
  ])('[FA-03] fails %s: %j', (name, change) => {
    const verification = verifyRound({ ...honest, ...change })
    expect(verification.ok).toBe(false)
    expect(verification.checks.filter(({ passed }) => !passed).map((check) => check.name)).toEqual([name])
  })

  test('[FA-03] a payout without a stake has nothing to be compared with', () => {
    expect(failedChecks({ ...honest, stake: undefined })).toMatchObject([{ name: 'payout', expected: 'a stake' }])
  })

  test('[FA-03] names the move that was not legal', () => {
    expect(failedChecks({ ...honest, moves: [0, 1, 2, 1] })).toMatchObject([{ found: 'move 4 (1): already_picked' }])
    expect(failedChecks({ ...honest, moves: [19, 0], payout: 0 })).toMatchObject([
      { found: 'move 2 (0): round_finished' },
    ])
  })

  test('[FA-03] a seed, client seed or nonce of another bet gives other mines', () => {
    for (const change of [{ serverSeed: honest.serverSeedHash }, { clientSeed: 'Lucky' }, { nonce: 1 }]) {
      expect(failedChecks({ ...honest, ...change }).map(({ name }) => name)).toContain('hazards')
    }
  })

  test.each([
    ['gameId', 'roulette'],
    ['gameId', undefined],
    ['options', { mines: 25 }],
    ['options', undefined],
    ['edge', 49],
    ['edge', '300'],
    ['serverSeed', undefined],
    ['serverSeed', 'abc'],
    ['serverSeedHash', 'abc'],
    ['serverSeedHash', null],
    ['clientSeed', ''],
    ['nonce', -1],
    ['nonce', 0.5],
    ['nonce', 2 ** 53],
    ['nonce', '0'],
    ['moves', 'all'],
    ['moves', [0, '1']],
    ['hazards', [19]],
    ['hazards', 'all'],
    ['hazards', [['19']]],
    ['stake', -5],
    ['stake', 0],
    ['stake', 5.001],
    ['payout', 'much'],
    ['maxWin', Number.NaN],
    ['decimalLength', 19],
  ])('[FA-03] cannot be read with %s = %j', (field, value) => {
    expect(verifyRound({ ...honest, [field]: value })).toEqual({
      ok: false,
      checks: [{ name: 'proof', passed: false, expected: 'a complete proof', found: field }],
    })
  })

  test.each([[undefined], [null], [[]], [7], ['proof']])('[FA-03] %j is no proof', (value) => {
    expect(verifyRound(value).checks).toMatchObject([{ name: 'proof', passed: false, found: 'proof' }])
  })

  test('[FA-03] anything at all is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, field) => {
        expect(verifyRound(value).ok).toBe(false)
        verifyRound({ ...honest, options: field, moves: field, stake: field, hazards: field })
      }),
    )
  })
})

describe('many rounds', () => {
  test('[FA-03] each is checked, in order', () => {
    const verifications = verifyRounds([honest, { ...honest, nonce: 1 }, 'nothing'])
    expect(verifications.map(({ ok }) => ok)).toEqual([true, false, false])
  })

  test('[FA-01] two bets of a server seed never share a nonce', () => {
    const [firstVerification, secondVerification] = verifyRounds([honest, honest])
    expect(firstVerification?.ok).toBe(true)
    expect(secondVerification?.ok).toBe(false)
    expect(secondVerification?.checks.at(-1)).toEqual({
      name: 'nonce',
      passed: false,
      expected: 'a nonce of its own',
      found: '0 again',
    })
    expect(secondVerification?.checks).toHaveLength(5)
    const otherProofs = verifyRounds([
      honest,
      { ...honest, nonce: 1 },
      { ...honest, serverSeed: honest.serverSeedHash },
    ])
    expect(otherProofs.flatMap(({ checks }) => checks).map(({ name }) => name)).not.toContain('nonce')
  })
})
