import { describe, expect, test } from 'vitest'
import { commitmentOf } from '../fair/index.ts'
import { multiplierToNumber, payoutMinor } from '../payout.ts'
import { replayFinishedRound } from '../round.ts'
import { kangarooEngine } from './index.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the published vectors of kangaroo', () => {
  test.each(Object.entries(vectors.multipliers))('[FA-05] multipliers of %s', (difficulty, multipliers) => {
    const odds = kangarooEngine.odds({ options: { difficulty }, edge: vectors.edge })
    expect(odds.map(({ multiplier }) => Number(multiplier))).toEqual(multipliers)
  })

  test.each(vectors.rounds)('[FA-01] [BT-07] $title', (vector) => {
    const { difficulty, edge, serverSeed, clientSeed, nonce, moves } = vector
    const bet = { terms: { options: { difficulty }, edge }, seeds: { serverSeed, clientSeed, nonce } }
    const round = replayFinishedRound(kangarooEngine, bet, moves)
    const multiplier = multiplierToNumber(BigInt(vector.multiplierTenThousandths))
    expect(commitmentOf(serverSeed)).toBe(vector.serverSeedHash)
    expect(kangarooEngine.view(round)).toEqual({
      status: vector.status,
      step: vector.step,
      multiplier,
      nextMultiplier: multiplier,
      picked: moves,
      hazards: vector.hazards,
    })
    const paid = payoutMinor({ stakeMinor: BigInt(vector.stakeMinor) }, kangarooEngine.multiplier(round))
    expect(paid).toBe(BigInt(vector.payoutMinor))
  })
})
