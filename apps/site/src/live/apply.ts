import { type EventMessage, GAME_SWITCHED, type LiveMessage, SITE_CHANNEL } from '@fairground/contract/live'
import { queryClient } from '../kernel/query-client.ts'
import { findToken } from '../kernel/token.ts'
import { type BalanceAt, withBalance } from '../player/balance.ts'
import { findStartup, keepStartup } from '../player/startup.ts'
import { reloadUser, userQuery } from '../player/user.ts'

/** The one field of a game's settings that a switch changes. */
interface SwitchedGame {
  enabled: boolean
}

/** Puts a balance into the query cache, if it is newer. It comes from a live message, or from the answer of a bet. */
export function applyBalance(at: BalanceAt): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && withBalance(user, at))
}

/** Reloads the notices, and the user, whose record counts them: the notices changed later than this device knows. */
export function applyNewNotices(): void {
  void queryClient.invalidateQueries({ queryKey: ['notices'] })
  if (findToken() !== undefined) void reloadUser()
}

/** Applies that a game was switched off or on: its cards and its page change at once. */
function applySwitch({ event, extra }: EventMessage): void {
  if (event !== GAME_SWITCHED || typeof extra?.gameId !== 'string' || typeof extra.enabled !== 'boolean') return
  const { gameId, enabled } = extra
  const startup = findStartup()
  if (startup) {
    keepStartup({ ...startup, games: startup.games.map((game) => (game.id === gameId ? { ...game, enabled } : game)) })
  }
  queryClient.setQueryData<SwitchedGame>(['game-settings', gameId], (settings) => settings && { ...settings, enabled })
}

/** The queries that an event of the player's account makes stale, beside the user. */
const oldAfterEvent = (event: string): readonly string[] =>
  event === 'spins_granted' ? ['deposits', 'free-spins', 'promotion.checkinData'] : ['deposits', 'kyc', 'withdrawals']

/**
 * Applies a live message to the query cache; no other file does. What the player sees and hears of it is in
 * `shell/event-notifications.ts`. Multiplayer rounds are the exception (`games/kit/flight/multiplayer-query.ts`): only the page of
 * such a game has their shapes and their state.
 */
export function applyLive(message: LiveMessage): void {
  switch (message.type) {
    case 'balance': {
      const { balance, version } = message
      if (balance === undefined || version === undefined) void reloadUser()
      else applyBalance({ ...message, balance, version })
      break
    }
    case 'bet':
      void queryClient.invalidateQueries({ queryKey: ['bets'] })
      void queryClient.invalidateQueries({ queryKey: ['open'] })
      void queryClient.invalidateQueries({ queryKey: ['round', message.bet.id] })
      break
    case 'event':
      // An event for all players carries its change itself: a thousand players must not all ask the server at once.
      if (message.userId === undefined) {
        applySwitch(message)
        break
      }
      void reloadUser()
      for (const name of oldAfterEvent(message.event)) void queryClient.invalidateQueries({ queryKey: [name] })
      break
    case 'resync':
      void queryClient.invalidateQueries(message.channel === SITE_CHANNEL ? { queryKey: ['notices'] } : {})
      break
  }
}
