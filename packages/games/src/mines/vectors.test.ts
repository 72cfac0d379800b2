import { describe, expect, test } from 'vitest'
import { commitmentOf } from '../fair/index.ts'
import { multiplierToNumber, payoutMinor } from '../payout.ts'
import { replayFinishedRound } from '../round.ts'
import { minesEngine } from './index.ts'
import vectors from './vectors.json' with { type: 'json' }

describe('the published vectors of mines', () => {
  test.each(Object.entries(vectors.multipliers))('[FA-05] multipliers with %s mines', (mines, multipliers) => {
    const odds = minesEngine.odds({ options: { mines: Number(mines) }, edge: vectors.edge })
    expect(odds.map(({ multiplier }) => Number(multiplier))).toEqual(multipliers)
  })

  test.each(vectors.rounds)('[FA-01] $title', (vector) => {
    const { mines, edge, serverSeed, clientSeed, nonce, moves } = vector
    const round = replayFinishedRound(
      minesEngine,
      { terms: { options: { mines }, edge }, seeds: { serverSeed, clientSeed, nonce } },
      moves,
    )
    const multiplier = minesEngine.multiplier(round)
    expect(commitmentOf(serverSeed)).toBe(vector.serverSeedHash)
    expect(minesEngine.view(round)).toEqual({
      status: vector.status,
      step: vector.step,
      multiplier: multiplierToNumber(BigInt(vector.multiplierTenThousandths)),
      nextMultiplier: multiplierToNumber(BigInt(vector.multiplierTenThousandths)),
      picked: moves,
      hazards: [vector.hazards],
    })
    expect(payoutMinor({ stakeMinor: BigInt(vector.stakeMinor) }, multiplier)).toBe(BigInt(vector.payoutMinor))
  })
})
