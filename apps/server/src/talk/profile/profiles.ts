import type { OwnProfile, Profile } from '@fairground/contract/calls/profile'
import { CallError } from '@fairground/contract/envelope'
import { RecentMap } from '../../ground/work/recent-map.ts'
import { isPrivate } from '../../people/accounts/is-private.ts'
import { getAuthor, readPlayers } from '../chat/people/profile.ts'
import type { ProfileParts } from './parts.ts'
import { createPlayedSums, type PlayedGame } from './played-sums.ts'

/** How long what an account has played is kept in memory. */
const KEPT_MS = 60_000
/** Most accounts in memory. */
const MOST_KEPT = 5_000

/** The public profiles of players. */
export interface Profiles {
  /** Returns a profile by the id of the author. Whether it is private is read each time. @throws CallError player_unknown */
  view(id: string): Promise<Profile>
}

/** Creates the profiles of one process. */
export function createProfiles(parts: Pick<ProfileParts, 'db' | 'events' | 'log' | 'now'>): Profiles {
  const { db, now } = parts
  const sums = createPlayedSums(parts)
  const keptGames = new RecentMap<string, { games: Promise<PlayedGame[]>; untilMs: number }>(MOST_KEPT)

  function gamesOf(accountId: string): Promise<PlayedGame[]> {
    const knownGames = keptGames.get(accountId)
    if (knownGames && knownGames.untilMs > now()) return knownGames.games
    const games = sums.read(accountId)
    keptGames.set(accountId, { games, untilMs: now() + KEPT_MS })
    games.catch(() => keptGames.delete(accountId))
    return games
  }

  return {
    async view(id) {
      const [found] = await readPlayers(db, [id])
      if (!found) throw new CallError('player_unknown')
      const { accountId, author } = found
      const { created_at, is_private } = await db
        .selectFrom('account')
        .leftJoin('play', 'play.account_id', 'account.id')
        .select(['account.created_at', isPrivate.as('is_private')])
        .where('account.id', '=', accountId)
        .executeTakeFirstOrThrow()
      // Those with a task in the chat are there for others, and are not compared with them.
      if (is_private || author.role !== 'member') return { player: author }
      return { player: author, played: viewPlayed(await gamesOf(accountId), created_at) }
    },
  }
}

function viewPlayed(games: readonly PlayedGame[], since: Date): NonNullable<Profile['played']> {
  const bestE4 = Math.max(0, ...games.map((game) => game.bestE4))
  const [most] = games.toSorted((one, other) => other.rounds - one.rounds || one.gameId.localeCompare(other.gameId))
  return {
    since: since.toISOString().slice(0, 7),
    rounds: games.reduce((sum, { rounds }) => sum + rounds, 0),
    ...(bestE4 > 0 && { best: bestE4 / 10_000 }),
    ...(most && { likes: most.gameId }),
  }
}

/** Returns the player's own profile. The first time, the player becomes an author of the chat. */
export async function viewOwnProfile({ db, now }: ProfileParts, accountId: string): Promise<OwnProfile> {
  const author = await getAuthor(db, accountId, new Date(now()))
  const { avatar, profile_hidden } = await db
    .selectFrom('account')
    .select(['avatar', 'profile_hidden'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { player: { ...author, avatar }, hidden: profile_hidden }
}
