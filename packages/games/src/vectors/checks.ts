import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Engine } from '../engine.ts'
import { betMessage, commitmentOf, crashPoint, entropyOf, openStream, roundMessage, sample } from '../fair/index.ts'
import fair from '../fair/vectors.json' with { type: 'json' }
import freespin from '../freespin/vectors.json' with { type: 'json' }
import { findEngine } from '../registry.ts'
import scratch from '../scratch/vectors.json' with { type: 'json' }
import { steppedVectors } from './stepped-vectors.ts'

/** One published value, and what this code makes of the same input; both as JSON. */
export interface VectorCheck {
  readonly title: string
  readonly published: string
  readonly found: string
}

const check = (title: string, published: unknown, found: unknown): VectorCheck => ({
  title,
  published: JSON.stringify(published),
  found: JSON.stringify(found),
})

/** Every published value that is no whole round: words, samples, entropy, crash points, chain, multipliers and weights. */
export function vectorChecks(): readonly VectorCheck[] {
  return [...checksOfSeeds(), ...checksOfSharedSeeds(), ...checksOfOdds()]
}

function checksOfSeeds(): readonly VectorCheck[] {
  const streamOf = (clientSeed: string, nonce: number) => openStream(fair.serverSeed, betMessage(clientSeed, nonce))
  return [
    check('commitment', fair.commitment, commitmentOf(fair.serverSeed)),
    ...fair.words.map(({ clientSeed, nonce, words }) => {
      const next = streamOf(clientSeed, nonce)
      return check(
        `words of ${clientSeed}, nonce ${nonce}`,
        words,
        words.map(() => next()),
      )
    }),
    ...fair.samples.map(({ game, clientSeed, nonce, draws, result }) => {
      const next = streamOf(clientSeed, nonce)
      return check(
        `${game}: ${clientSeed}, nonce ${nonce}`,
        result,
        draws.map(([k = 0, n = 0]) => sample(next, k, n)),
      )
    }),
  ]
}

function checksOfSharedSeeds(): readonly VectorCheck[] {
  const { salt, edge, rounds } = fair.crash
  const pointOf = (at: number, entropy: string) =>
    Number(crashPoint(bytesToHex(sha256(Uint8Array.of(at))), roundMessage(salt, at + 1, entropy), edge))
  return [
    ...fair.entropy.map(({ clientSeeds, entropy }) =>
      check(`entropy of ${clientSeeds}`, entropy, entropyOf(clientSeeds)),
    ),
    ...fair.chain.map(({ seed, previous }) => check(`the seed before ${seed}`, previous, commitmentOf(seed))),
    ...rounds.map(({ entropy, points }) =>
      check(
        `crash points with the entropy "${entropy}"`,
        points,
        points.map((_, at) => pointOf(at, entropy)),
      ),
    ),
  ]
}

function checksOfOdds(): readonly VectorCheck[] {
  const stepped = steppedVectors.flatMap(({ gameId, optionsOf, edge, multipliers }) =>
    Object.entries(multipliers).map(([value, published]) => {
      const odds = getEngine(gameId).odds({ options: optionsOf(value), edge })
      return check(
        `multipliers of ${gameId}, ${value}`,
        published,
        odds.map(({ multiplier }) => Number(multiplier)),
      )
    }),
  )
  const drawn = [
    { gameId: 'scratch', ...scratch },
    { gameId: 'freespin', edge: 300, ...freespin },
  ].map(({ gameId, edge, weights, multipliers }) => {
    const prizes = getEngine(gameId).prizes?.(edge) ?? []
    const found = prizes.map(({ weight, multiplier }) => [weight, Number(multiplier)])
    return check(
      `prizes of ${gameId}`,
      weights.map((weight, at) => [weight, multipliers[at]]),
      found,
    )
  })
  return [...stepped, ...drawn]
}

function getEngine(gameId: string): Engine {
  const engine = findEngine(gameId)
  if (!engine) throw new Error(`no engine of ${gameId}`)
  return engine
}
