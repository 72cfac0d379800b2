import { type EventMessage, GAME_SWITCHED } from '@fairground/contract'
import { queryClient } from './query-client.ts'
import { findStartup, keepStartup } from './startup.ts'

/** What a game's settings say of it, whatever else they hold. */
interface Switched {
  enabled: boolean
}

/** Takes over that a game was switched off or on: its cards and its page follow at once. */
export function followSwitch({ event, extra }: EventMessage): void {
  if (event !== GAME_SWITCHED || typeof extra?.gameId !== 'string' || typeof extra.enabled !== 'boolean') return
  const { gameId, enabled } = extra
  const startup = findStartup()
  if (startup) {
    keepStartup({ ...startup, games: startup.games.map((game) => (game.id === gameId ? { ...game, enabled } : game)) })
  }
  queryClient.setQueryData<Switched>(['game-settings', gameId], (known) => known && { ...known, enabled })
}
