import { describe, expect, test } from 'vitest'
import { commitmentOf } from '../fair/index.ts'
import { multiplierToNumber, payoutMinor } from '../payout.ts'
import { replayFinishedRound } from '../round.ts'
import { stairEngine } from './index.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the published vectors of stair', () => {
  test.each(Object.entries(vectors.multipliers))(
    '[FA-05] [BT-05] multipliers with %s stones',
    (stones, multipliers) => {
      const odds = stairEngine.odds({ options: { stones: Number(stones) }, edge: vectors.edge })
      expect(odds.map(({ multiplier }) => Number(multiplier))).toEqual(multipliers)
    },
  )

  test.each(vectors.rounds)('[FA-01] [BT-05] $title', (vector) => {
    const { stones, edge, serverSeed, clientSeed, nonce, moves } = vector
    const terms = { options: { stones }, edge }
    const round = replayFinishedRound(stairEngine, { terms, seeds: { serverSeed, clientSeed, nonce } }, moves)
    const multiplier = multiplierToNumber(BigInt(vector.multiplierTenThousandths))
    expect(commitmentOf(serverSeed)).toBe(vector.serverSeedHash)
    expect(stairEngine.view(round)).toEqual({
      status: vector.status,
      step: vector.step,
      multiplier,
      nextMultiplier: multiplier,
      picked: moves,
      hazards: vector.hazards,
    })
    const paid = payoutMinor({ stakeMinor: BigInt(vector.stakeMinor) }, stairEngine.multiplier(round))
    expect(paid).toBe(BigInt(vector.payoutMinor))
  })
})
