import { entropyOf, openStream, roundMessage } from '@fairground/games/fair'
import { findLottery, findPick } from '@fairground/games/lottery'
import { type MultiplayerSeeds, pointOf } from '@fairground/games/multiplayer'
import type { Parts as ServerParts } from '@fairground/server/app/modules.ts'

/** Which final multiplier a flight is to have, in hundredths, from and to, both included. */
export interface FlightAim {
  atLeast?: number
  atMost?: number
}

/** Whether a pick of a lottery's draw is to win, such as `big` of the market `side`. */
export interface DrawAim {
  market: string
  pick: string
  wins: boolean
}

/** How the round of a multiplayer game is to end: a flight, or the draw of a lottery. */
export type Aim = FlightAim | DrawAim

/** A round that has its server seed. */
interface AimedRound {
  gameId: string
  number: number
}

type Parts = Pick<ServerParts, 'db' | 'multiplayerRounds'>

/** More than enough: a point above 1,000× comes once in a thousand client seeds. */
const MOST_SEEDS = 1_000_000

/**
 * A client seed for the next and last bettor of a round, with which its flight ends where it is aimed. Nothing of the round is made
 * up: its server seed, its salt and the rules stay, and so do those who have bet in it, so it can be proved like any other. Only a
 * process with the server's secrets can work such a seed out.
 * @throws when the round has no seed yet, or no client seed fits
 */
export function aimFlight(
  parts: Parts,
  round: AimedRound & { edgeBp: number },
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: FlightAim,
): Promise<string> {
  return findClientSeed(parts, round, (seeds) => {
    const point = Number(pointOf(seeds, round.edgeBp))
    return point >= atLeast && point <= atMost
  })
}

/** The same for the term of a lottery, in whose draw a pick wins or loses as it is aimed. */
export function aimDraw(parts: Parts, round: AimedRound, { market: code, pick, wins }: DrawAim): Promise<string> {
  const lottery = findLottery(round.gameId)
  const foundPick = lottery && findPick(lottery, code, pick)
  if (!foundPick) throw new Error(`${round.gameId} has no pick ${code} ${pick}`)
  const { group, tierOf } = foundPick.pick
  return findClientSeed(parts, round, ({ seed, salt, number, entropy }) => {
    const result = lottery.draw(openStream(seed, roundMessage(salt, number, entropy)))
    return (tierOf(group.read(result)) !== undefined) === wins
  })
}

async function findClientSeed(
  parts: Parts,
  round: AimedRound,
  fits: (seeds: MultiplayerSeeds) => boolean,
): Promise<string> {
  const { gameId, number } = round
  const link = await parts.multiplayerRounds.chains.findLink(gameId, number)
  if (!link) throw new Error(`round ${number} of ${gameId} has no seed`)
  const before = await seedsOfBettors(parts, round)
  for (let at = 0; at < MOST_SEEDS; at++) {
    const clientSeed = `aim-${number}-${at}`
    const entropy = entropyOf([...before, clientSeed])
    if (fits({ seed: link.seed, salt: link.salt, number, entropy })) return clientSeed
  }
  throw new Error(`no client seed lets round ${number} of ${gameId} end so`)
}

/** The client seeds of those who have bet in a round, in their order. */
async function seedsOfBettors({ db }: Parts, { gameId, number }: AimedRound): Promise<string[]> {
  const bets = await db
    .selectFrom('multiplayer_bet as bet')
    .innerJoin('multiplayer_round as round', 'round.id', 'bet.multiplayer_round_id')
    .where('round.game_id', '=', gameId)
    .where('round.number', '=', number)
    .orderBy('bet.place')
    .select(['bet.account_id', 'bet.client_seed'])
    .execute()
  const isFirst = (id: unknown, at: number) => bets.findIndex(({ account_id }) => account_id === id) === at
  return bets.filter(({ account_id }, at) => isFirst(account_id, at)).map(({ client_seed }) => client_seed)
}
