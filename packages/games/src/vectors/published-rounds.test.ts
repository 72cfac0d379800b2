import { describe, expect, test } from 'vitest'
import type { Options } from '../engine.ts'
import { commitmentOf } from '../fair/index.ts'
import freespin from '../freespin/vectors.json' with { type: 'json' }
import { findEngine } from '../manifests.ts'
import { multiplierToNumber, payoutMinor } from '../payout.ts'
import { replayFinishedRound } from '../round.ts'
import scratch from '../scratch/vectors.json' with { type: 'json' }
import { hazardsOf, type PublishedRound, steppedVectors } from './stepped-vectors.ts'

function engineOf(gameId: string) {
  const engine = findEngine(gameId)
  if (!engine) throw new Error(`no engine of ${gameId}`)
  return engine
}

/** Replays a published round, and compares its commitment, view and payout with the published ones. */
function expectPublished(gameId: string, options: Options, published: PublishedRound): void {
  const engine = engineOf(gameId)
  const { edge, serverSeed, clientSeed, nonce, moves = [], status, step = 0 } = published
  const round = replayFinishedRound(
    engine,
    { terms: { options, edge }, seeds: { serverSeed, clientSeed, nonce } },
    moves,
  )
  const multiplier = multiplierToNumber(BigInt(Number(published.multiplierTenThousandths)))
  expect(commitmentOf(serverSeed)).toBe(published.serverSeedHash)
  expect(engine.view(round)).toEqual({
    status,
    step,
    multiplier,
    nextMultiplier: multiplier,
    picked: moves,
    hazards: hazardsOf(published),
  })
  const payout = payoutMinor({ stakeMinor: BigInt(published.stakeMinor) }, engine.multiplier(round))
  expect(payout).toBe(BigInt(published.payoutMinor))
}

describe.each(steppedVectors)('$gameId', ({ gameId, edge, multipliers, rounds, option, optionsOf }) => {
  test.each(Object.entries(multipliers))(
    '[FA-05] [BT-03] [BT-04] [BT-05] [BT-06] [BT-07] [BT-08] the multipliers with %s',
    (value, published) => {
      const odds = engineOf(gameId).odds({ options: optionsOf(value), edge })
      expect(odds.map(({ multiplier }) => Number(multiplier))).toEqual(published)
    },
  )

  test.each(rounds)('[FA-01] [BT-03] [BT-04] [BT-05] [BT-06] [BT-07] [BT-08] $title', (published) => {
    expectPublished(gameId, optionsOf(published[option]), published)
  })
})

describe.each([
  { gameId: 'scratch', vectors: scratch },
  { gameId: 'freespin', vectors: freespin },
])('$gameId', ({ gameId, vectors }) => {
  test('[FA-05] [BT-09] [BT-10] the weights and what each prize pays', () => {
    const prizes = engineOf(gameId).prizes?.(300)
    expect(prizes?.map(({ weight }) => weight)).toEqual(vectors.weights)
    expect(prizes?.map(({ multiplier }) => Number(multiplier))).toEqual(vectors.multipliers)
  })

  test.each(vectors.rounds)('[FA-01] [BT-09] [BT-10] $title', (published) => {
    expectPublished(gameId, {}, published)
  })
})
