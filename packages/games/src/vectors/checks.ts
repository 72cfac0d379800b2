import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Engine } from '../engine.ts'
import { betMessage, commitmentOf, crashPoint, entropyOf, openStream, roundMessage, sample } from '../fair/index.ts'
import fair from '../fair/vectors.json' with { type: 'json' }
import freespin from '../freespin/vectors.json' with { type: 'json' }
import { findEngine } from '../manifests.ts'
import scratch from '../scratch/vectors.json' with { type: 'json' }
import { steppedVectors } from './stepped-vectors.ts'

/** One published value, and what this code computes from the same input, both as JSON. */
export interface VectorCheck {
  readonly title: string
  readonly publishedValue: string
  readonly computedValue: string
}

const check = (title: string, publishedValue: unknown, computedValue: unknown): VectorCheck => ({
  title,
  publishedValue: JSON.stringify(publishedValue),
  computedValue: JSON.stringify(computedValue),
})

/** Every published value except whole rounds: words, samples, entropy, crash points, chain, multipliers and weights. */
export function vectorChecks(): readonly VectorCheck[] {
  return [...checksOfSeeds(), ...checksOfMultiplayerSeeds(), ...checksOfOdds()]
}

function checksOfSeeds(): readonly VectorCheck[] {
  const streamOf = (clientSeed: string, nonce: number) => openStream(fair.serverSeed, betMessage(clientSeed, nonce))
  return [
    check('commitment', fair.commitment, commitmentOf(fair.serverSeed)),
    ...fair.words.map(({ clientSeed, nonce, words }) => {
      const nextWord = streamOf(clientSeed, nonce)
      return check(
        `words of ${clientSeed}, nonce ${nonce}`,
        words,
        words.map(() => nextWord()),
      )
    }),
    ...fair.samples.map(({ game, clientSeed, nonce, draws, result }) => {
      const nextWord = streamOf(clientSeed, nonce)
      return check(
        `${game}: ${clientSeed}, nonce ${nonce}`,
        result,
        draws.map(([k = 0, n = 0]) => sample(nextWord, k, n)),
      )
    }),
  ]
}

function checksOfMultiplayerSeeds(): readonly VectorCheck[] {
  const { salt, edge, rounds } = fair.crash
  const pointOf = (index: number, entropy: string) =>
    Number(crashPoint(bytesToHex(sha256(Uint8Array.of(index))), roundMessage(salt, index + 1, entropy), edge))
  return [
    ...fair.entropy.map(({ clientSeeds, entropy }) =>
      check(`entropy of ${clientSeeds}`, entropy, entropyOf(clientSeeds)),
    ),
    ...fair.chain.map(({ seed, previous }) => check(`the seed before ${seed}`, previous, commitmentOf(seed))),
    ...rounds.map(({ entropy, points }) =>
      check(
        `crash points with the entropy "${entropy}"`,
        points,
        points.map((_, index) => pointOf(index, entropy)),
      ),
    ),
  ]
}

function checksOfOdds(): readonly VectorCheck[] {
  const steppedChecks = steppedVectors.flatMap(({ gameId, optionsOf, edge, multipliers }) =>
    Object.entries(multipliers).map(([value, publishedMultipliers]) => {
      const odds = getEngine(gameId).odds({ options: optionsOf(value), edge })
      return check(
        `multipliers of ${gameId}, ${value}`,
        publishedMultipliers,
        odds.map(({ multiplier }) => Number(multiplier)),
      )
    }),
  )
  const prizeChecks = [
    { gameId: 'scratch', ...scratch },
    { gameId: 'freespin', edge: 300, ...freespin },
  ].map(({ gameId, edge, weights, multipliers }) => {
    const prizes = getEngine(gameId).prizes?.(edge) ?? []
    const computedPrizes = prizes.map(({ weight, multiplier }) => [weight, Number(multiplier)])
    return check(
      `prizes of ${gameId}`,
      weights.map((weight, index) => [weight, multipliers[index]]),
      computedPrizes,
    )
  })
  return [...steppedChecks, ...prizeChecks]
}

function getEngine(gameId: string): Engine {
  const engine = findEngine(gameId)
  if (!engine) throw new Error(`no engine of ${gameId}`)
  return engine
}
