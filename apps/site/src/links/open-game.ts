import { needsBalance } from '@fairground/contract/category'
import { namedGames } from '@fairground/phrases'
import { queryClient } from '../kernel/query-client.ts'
import { findToken } from '../kernel/token.ts'
import { openRoundsQuery } from '../player/games/open-rounds.ts'
import { userQuery } from '../player/user.ts'
import { openPopup } from '../popups/popups.ts'
import { isLoggedInFor } from './ask-login.ts'
import { goTo } from './navigate.ts'

/** The game of a link. */
export interface GameLink {
  gameId: string
  demo: boolean
}

/** Whether a game opens without a login: a demonstration, and the sports game (AU-03, AU-04). */
export function isOpenToAll({ gameId, demo }: GameLink): boolean {
  return demo || gameId === 'sports'
}

/** The address of a game's page. */
export function gamePath({ gameId, demo }: GameLink): string {
  return `/game/${encodeURIComponent(gameId)}${demo ? '?demo=true' : ''}`
}

/**
 * Opens a game. A visitor plays the demonstration of one of ours at once, and logs in first for any other. Where the game needs a
 * balance, a player with nothing to stake sees the recharge notice instead, unless a round of this game is open. If that is not
 * known, the game's page opens and the server decides.
 */
export async function openGame(game: GameLink, link: string): Promise<void> {
  const isVisitors = findToken() === undefined && namedGames.includes(game.gameId)
  if (isOpenToAll(game) || isVisitors) return goTo(gamePath(game))
  if (!isLoggedInFor(link)) return
  if (needsBalance(game.gameId) && (await hasNothingToStake(game.gameId))) openPopup({ name: 'recharge-notice' })
  else goTo(gamePath(game))
}

async function hasNothingToStake(gameId: string): Promise<boolean> {
  try {
    const { balance, heldBalance } = await queryClient.ensureQueryData(userQuery)
    if (balance + heldBalance > 0) return false
    const openRounds = await queryClient.fetchQuery(openRoundsQuery)
    return !openRounds.some((round) => round.gameId === gameId)
  } catch {
    return false
  }
}
