import { withClient } from '@fairground/embedded-postgres'
import { manifests } from '@fairground/games'
import { findLottery, lotteries } from '@fairground/games/lottery'

/** Limits of a game in a new installation, in the smallest unit of G$. The operator changes them afterwards. */
const MIN_STAKE_MINOR = 100
const MAX_STAKE_MINOR = 100_000
const MAX_WIN_MINOR = 100_000_000
/** A line of a slip may win less: a player has many in a term. */
const MAX_LINE_WIN_MINOR = 10_000_000

/**
 * Adds the games of the manifests and the lotteries that the database does not have, at the end of the lobby, with the limits of a new
 * installation and the table's house edge. It changes no game that is there. Two servers that start at once add the same.
 */
export async function addGames(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from game')
    const missingIds = [...manifests, ...lotteries]
      .map(({ id }) => id)
      .filter((id) => !rows.some((row) => row.id === id))
    for (const id of missingIds) {
      await client.query(
        `insert into game (id, min_stake_minor, max_stake_minor, max_win_minor, position)
          select $1, $2, $3, $4, coalesce(max(position), -1) + 1 from game on conflict (id) do nothing`,
        [id, MIN_STAKE_MINOR, MAX_STAKE_MINOR, findLottery(id) ? MAX_LINE_WIN_MINOR : MAX_WIN_MINOR],
      )
    }
  })
}
