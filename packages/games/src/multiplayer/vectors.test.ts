import { expect, test } from 'vitest'
import { commitmentOf, entropyOf } from '../fair/index.ts'
import { verifyRound } from '../verifier/index.ts'
import { cashOutMinor, findMultiplayerGame, flightMs, pointOf } from './index.ts'
import vectors from './vectors.json' with { type: 'json' }

test.each(vectors.rounds)('[FA-01] $gameId, round $number, edge $edge: the published round', (vector) => {
  const { gameId, edge, seed, seedHash, salt, number, clientSeeds, pointHundredths, halfWay } = vector
  const game = findMultiplayerGame(gameId)
  if (!game) throw new Error(gameId)
  const entropy = entropyOf(clientSeeds)
  expect(entropy).toBe(vector.entropy)
  expect(commitmentOf(seed)).toBe(seedHash)
  const point = pointOf({ seed, salt, number, entropy }, edge)
  expect(point).toBe(BigInt(pointHundredths))
  expect(flightMs(game, point)).toBe(vector.flightMs)
  expect(game.curve.at(halfWay.ms)).toBe(halfWay.hundredths)
  expect(cashOutMinor({ stakeMinor: 1234n }, halfWay.hundredths)).toBe(BigInt(halfWay.payoutMinor))
  const proof = { gameId, edge, seed, seedHash, salt, number, entropy, point: pointHundredths / 100 }
  expect(verifyRound(proof)).toMatchObject({ ok: true, outcome: { point: pointHundredths / 100 } })
})
