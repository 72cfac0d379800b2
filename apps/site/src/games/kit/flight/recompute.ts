import { commitmentOf, crashPoint, parseSeed, roundMessage } from '@fairground/games/fair'
import type { PastRound } from './shared-query.ts'

/** What a browser finds when it works a round out from its proof. */
export interface Recomputed {
  /** The text that the seed's HMAC is taken of. */
  message: string
  /** The point in hundredths. */
  hundredths: number
  /** The seed that the round before had, when this one was not known: sha256 of this one's. Hex. */
  seedBefore: string
  /** Whether the point is the one that was shown. */
  agrees: boolean
}

/** Works out a past round from its proof; `undefined` while its seed is not told. */
export function recompute({ seed, salt, number, entropy, edge, point }: PastRound): Recomputed | undefined {
  const read = parseSeed(seed)
  if (read === undefined || point === undefined) return undefined
  const message = roundMessage(salt, number, entropy)
  const hundredths = Number(crashPoint(read, message, edge))
  return { message, hundredths, seedBefore: commitmentOf(read), agrees: hundredths === Math.round(point * 100) }
}
