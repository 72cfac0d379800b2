import { describe, expect, test } from 'vitest'
import { commitmentOf } from '../fair/index.ts'
import { multiplierToNumber, payoutMinor } from '../payout.ts'
import { openRound } from '../round.ts'
import { scratchEngine } from './index.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the published vectors of scratch', () => {
  test('[FA-05] [BT-09] the weights and what each prize pays', () => {
    const prizes = scratchEngine.prizes?.(300)
    expect(prizes?.map(({ weight }) => weight)).toEqual(vectors.weights)
    expect(prizes?.map(({ multiplier }) => Number(multiplier))).toEqual(vectors.multipliers)
  })

  test.each(vectors.rounds)('[FA-01] [BT-09] $title', (vector) => {
    const { edge, serverSeed, clientSeed, nonce } = vector
    const round = openRound(scratchEngine, { terms: { options: {}, edge }, seeds: { serverSeed, clientSeed, nonce } })
    const multiplier = multiplierToNumber(BigInt(vector.multiplierTenThousandths))
    expect(commitmentOf(serverSeed)).toBe(vector.serverSeedHash)
    expect(scratchEngine.view(round)).toEqual({
      status: vector.status,
      step: 0,
      multiplier,
      nextMultiplier: multiplier,
      picked: [],
      hazards: vector.hazards,
    })
    const paid = payoutMinor({ stakeMinor: BigInt(vector.stakeMinor) }, scratchEngine.multiplier(round))
    expect(paid).toBe(BigInt(vector.payoutMinor))
  })
})
