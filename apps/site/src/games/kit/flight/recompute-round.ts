import { commitmentOf, crashPoint, parseSeed, roundMessage } from '@fairground/games/fair'
import type { PastRound } from './multiplayer-query.ts'

/** The result of recomputing a round from its proof. */
export interface RecomputedRound {
  /** The message of the HMAC, whose key is the seed. */
  message: string
  /** The point in hundredths. */
  hundredths: number
  /** The seed of the round before: sha256 of this round's seed, public before this seed was. Hex. */
  seedBefore: string
  /** Whether the recomputed point is the published one. */
  isPointRight: boolean
}

/** Recomputes a past round from its proof; `undefined` while the server has not revealed its seed. */
export function recomputeRound({ seed, salt, number, entropy, edge, point }: PastRound): RecomputedRound | undefined {
  const seedBytes = parseSeed(seed)
  if (seedBytes === undefined || point === undefined) return undefined
  const message = roundMessage(salt, number, entropy)
  const hundredths = Number(crashPoint(seedBytes, message, edge))
  return {
    message,
    hundredths,
    seedBefore: commitmentOf(seedBytes),
    isPointRight: hundredths === Math.round(point * 100),
  }
}
