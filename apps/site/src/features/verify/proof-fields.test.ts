import { lotteries } from '@fairground/games/lottery'
import { verifyRound } from '@fairground/games/verifier'
import { describe, expect, it } from 'vitest'
import { findFieldLabel } from './field-list.data.ts'
import {
  emptyFields,
  fieldsOfProof,
  lotteryProofOfFields,
  multiplayerProofOfFields,
  proofKindOf,
  proofOfFields,
} from './proof-fields.ts'
import { verifiedGames } from './verified-games.ts'

const proof = {
  gameId: 'mines',
  options: { mines: 3 },
  edge: 300,
  serverSeed: 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf',
  serverSeedHash: '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f',
  clientSeed: 'lucky',
  nonce: 0,
  moves: [0, 1],
  hazards: [[19, 21, 12]],
  stake: 10,
  payout: 12.59,
  maxWin: 100_000,
  decimalLength: 2,
}

describe('fields of the verifier', () => {
  it('[FA-03] a proof comes through the form unchanged, and is right', () => {
    const fields = fieldsOfProof(JSON.parse(JSON.stringify(proof)))
    const back = proofOfFields(fields ?? emptyFields)
    expect(back).toEqual({ ...proof, stake: '10', payout: '12.59', maxWin: '100000' })
    expect(verifyRound(back).ok).toBe(true)
  })

  it('[FA-03] a changed field is found', () => {
    const fields = fieldsOfProof(proof) ?? emptyFields
    for (const change of [{ moves: '0, 12' }, { nonce: '1' }, { payout: '12.60' }, { clientSeed: 'unlucky' }]) {
      expect(verifyRound(proofOfFields({ ...fields, ...change })).ok).toBe(false)
    }
  })

  it('[FA-03] a game with words for options and a list for each draw comes through as well', () => {
    const kicks = {
      ...proof,
      gameId: 'football',
      options: { difficulty: 'medium' },
      nonce: 5,
      moves: [0, 3],
      hazards: [
        [1, 3],
        [2, 4],
        [3, 2],
        [3, 0],
        [0, 3],
      ],
      payout: 26.94,
    }
    const fields = fieldsOfProof(kicks) ?? emptyFields
    expect(fields.hazards).toBe('1, 3; 2, 4; 3, 2; 3, 0; 0, 3')
    expect(proofOfFields(fields)).toEqual({ ...kicks, stake: '10', payout: '26.94', maxWin: '100000' })
    expect(verifyRound(proofOfFields(fields)).ok).toBe(true)
    expect(verifyRound(proofOfFields({ ...fields, option: 'hard' })).ok).toBe(false)
  })

  it.each([undefined, null, 7, 'text', []])('%j is no proof', (value) => {
    expect(fieldsOfProof(value)).toBeUndefined()
  })

  it('names the field that is wrong', () => {
    const fields = fieldsOfProof(proof) ?? emptyFields
    const firstValue = (change: object) => verifyRound(proofOfFields({ ...fields, ...change })).checks[0]?.found
    expect(firstValue({ nonce: 'x' })).toBe('nonce')
    expect(firstValue({ serverSeed: '12' })).toBe('serverSeed')
    expect(firstValue({ moves: '1, two' })).not.toBeUndefined()
    expect(firstValue({ option: '25' })).toBe('options')
  })
})

it('[FA-03] the proof of a round that everybody shares goes through the form as it came', () => {
  const proof = {
    gameId: 'aviator',
    edge: 300,
    seed: 'b5a1c0d2e3f4a5968778695a4b3c2d1e0f1021324354657687980a9bacbdcedf',
    seedHash: '59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f',
    salt: 'salt',
    number: 7,
    entropy: '',
    point: 2.29,
    multiplier: 1.5,
    autoCashOut: 1.5,
    stake: '5',
    payout: '7.5',
    maxWin: '10000',
    decimalLength: 2,
  }
  const fields = fieldsOfProof(proof)
  expect(proofKindOf(proof.gameId)).toBe('multiplayer')
  expect(fields && multiplayerProofOfFields(fields)).toEqual(proof)
  expect(fields && multiplayerProofOfFields({ ...fields, point: '2,29x' }).point).toBeNaN()
  expect(proofKindOf(emptyFields.gameId)).toBe('round')
})

describe('the proof of a lottery', () => {
  // Term 2 of colour10 in docs/fairness.md.
  const proof = {
    gameId: 'colour10',
    edge: 300,
    seed: 'ab897fbdedfa502b2d839b6a56100887dccdc507555c282e59589e06300a62e2',
    seedHash: '58b8e1205472ebed51a76303179ebf44554714af49ef1f78fb4c1a6a795aa3d7',
    salt: 'fairground-colour10',
    number: 2,
    entropy: '6fea4b41b605b4fd42d9c602abd1af615f62969bbc1a41b366f33b3919609705',
    result: [5],
    market: 'green',
    pick: 'green',
    stake: '10',
    payout: '15.31',
    decimalLength: 2,
  }

  it('[FA-03] goes through the form as it came, and is right', () => {
    const fields = fieldsOfProof(proof) ?? emptyFields
    expect(proofKindOf(proof.gameId)).toBe('lottery')
    expect(lotteryProofOfFields(fields)).toEqual(proof)
    const { ok, checks } = verifyRound(lotteryProofOfFields(fields))
    expect(checks.map(({ name }) => name)).toEqual(['commitment', 'hazards', 'payout'])
    expect(ok).toBe(true)
  })

  it.each([{ result: '4' }, { result: '' }, { payout: '20.42' }, { market: 'red' }, { pick: '' }, { entropy: '' }])(
    '[FA-03] with %j it does not agree, or proves less',
    (change) => {
      const fields = fieldsOfProof(proof) ?? emptyFields
      const { ok, checks } = verifyRound(lotteryProofOfFields({ ...fields, ...change }))
      expect(ok && checks.length === 3).toBe(false)
    },
  )

  it('is in the menu, for every lottery', () => {
    expect(verifiedGames).toEqual(expect.arrayContaining(lotteries.map(({ id }) => id)))
  })

  it('names a wrong field by the words of its own form', () => {
    expect(findFieldLabel('colour10', 'seed')).toBe('verify.termSeed')
    expect(findFieldLabel('crash', 'seed')).toBe('flight.proofSeed')
    expect(findFieldLabel('mines', 'seed')).toBeUndefined()
    expect(findFieldLabel('mines', 'gameId')).toBe('verify.game')
  })
})
