import { entropyOf } from '@fairground/games/fair'
import { pointOf } from '@fairground/games/multiplayer'
import type { Services } from '@fairground/server/services.ts'

/** Which final multiplier a flight is to have, in hundredths, from and to, both included. */
export interface Aim {
  atLeast?: number
  atMost?: number
}

/** More than enough: a point above 1,000× comes once in a thousand client seeds. */
const MOST_SEEDS = 1_000_000

/**
 * A client seed for the only bettor of a round, with which its flight ends where it is aimed. Nothing of the round is made up: its
 * server seed, its salt and the rules stay, so it can be proved like any other. Only a process with the server's secrets can work
 * such a seed out.
 * @param number of the round
 * @throws when the round has no seed yet, or no client seed fits
 */
export async function aimFlight(
  { multiplayerRounds }: Pick<Services, 'multiplayerRounds'>,
  round: { gameId: string; number: number; edgeBp: number },
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Aim,
): Promise<string> {
  const { gameId, number, edgeBp } = round
  const link = await multiplayerRounds.chains.findLink(gameId, number)
  if (!link) throw new Error(`round ${number} of ${gameId} has no seed`)
  for (let at = 0; at < MOST_SEEDS; at++) {
    const clientSeed = `aim-${number}-${at}`
    const entropy = entropyOf([clientSeed])
    const point = Number(pointOf({ seed: link.seed, salt: link.salt, number, entropy }, edgeBp))
    if (point >= atLeast && point <= atMost) return clientSeed
  }
  throw new Error(`no client seed lets round ${number} of ${gameId} end from ${atLeast} to ${atMost} hundredths`)
}
