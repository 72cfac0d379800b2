import { describe, expect, test } from 'vitest'
import { commitmentOf } from '../fair/index.ts'
import { multiplierToNumber, payoutMinor } from '../payout.ts'
import { replayFinishedRound } from '../round.ts'
import { thimblesEngine } from './index.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the published vectors of thimbles', () => {
  test.each(Object.entries(vectors.multipliers))('[FA-05] the multiplier of %s', (balls, multipliers) => {
    const odds = thimblesEngine.odds({ options: { balls: Number(balls) }, edge: vectors.edge })
    expect(odds.map(({ multiplier }) => Number(multiplier))).toEqual(multipliers)
  })

  test.each(vectors.rounds)('[FA-01] [BT-08] $title', (vector) => {
    const { balls, edge, serverSeed, clientSeed, nonce, moves } = vector
    const bet = { terms: { options: { balls }, edge }, seeds: { serverSeed, clientSeed, nonce } }
    const round = replayFinishedRound(thimblesEngine, bet, moves)
    const multiplier = multiplierToNumber(BigInt(vector.multiplierTenThousandths))
    expect(commitmentOf(serverSeed)).toBe(vector.serverSeedHash)
    expect(thimblesEngine.view(round)).toEqual({
      status: vector.status,
      step: vector.step,
      multiplier,
      nextMultiplier: multiplier,
      picked: moves,
      hazards: vector.hazards,
    })
    const paid = payoutMinor({ stakeMinor: BigInt(vector.stakeMinor) }, thimblesEngine.multiplier(round))
    expect(paid).toBe(BigInt(vector.payoutMinor))
  })
})
