import { describe, expect, test } from 'vitest'
import { commitmentOf } from '../fair/index.ts'
import { multiplierToNumber, payoutMinor } from '../payout.ts'
import { replayFinishedRound } from '../round.ts'
import { towerEngine } from './index.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the published vectors of tower', () => {
  test.each(Object.entries(vectors.multipliers))('[FA-05] [BT-04] multipliers of %s', (difficulty, multipliers) => {
    const odds = towerEngine.odds({ options: { difficulty }, edge: vectors.edge })
    expect(odds.map(({ multiplier }) => Number(multiplier))).toEqual(multipliers)
  })

  test.each(vectors.rounds)('[FA-01] [BT-04] $title', (vector) => {
    const { difficulty, edge, serverSeed, clientSeed, nonce, moves } = vector
    const terms = { options: { difficulty }, edge }
    const round = replayFinishedRound(towerEngine, { terms, seeds: { serverSeed, clientSeed, nonce } }, moves)
    const multiplier = multiplierToNumber(BigInt(vector.multiplierTenThousandths))
    expect(commitmentOf(serverSeed)).toBe(vector.serverSeedHash)
    expect(towerEngine.view(round)).toEqual({
      status: vector.status,
      step: vector.step,
      multiplier,
      nextMultiplier: multiplier,
      picked: moves,
      hazards: vector.hazards,
    })
    const paid = payoutMinor({ stakeMinor: BigInt(vector.stakeMinor) }, towerEngine.multiplier(round))
    expect(paid).toBe(BigInt(vector.payoutMinor))
  })
})
