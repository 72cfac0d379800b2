import { type EventMessage, GAME_SWITCHED, type LiveMessage, SITE_CHANNEL } from '@fairground/contract'
import { queryClient } from '../kernel/query-client.ts'
import { findToken } from '../kernel/token.ts'
import { type BalanceAt, withBalance } from '../player/balance.ts'
import { findStartup, keepStartup } from '../player/startup.ts'
import { reloadUser, userQuery } from '../player/user.ts'

/** What a game's settings say of it, whatever else they hold. */
interface SwitchedGame {
  enabled: boolean
}

/** Puts a balance where everybody looks, if it is newer: from a live message, or from the answer of a bet. */
export function applyBalance(at: BalanceAt): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && withBalance(user, at))
}

/** The notices have changed later than this device knows: they and the user, who has a count of them, are read anew. */
export function applyNewNotices(): void {
  void queryClient.invalidateQueries({ queryKey: ['notices'] })
  if (findToken() !== undefined) void reloadUser()
}

/** A game was switched off or on: its cards and its page follow at once. */
function applySwitch({ event, extra }: EventMessage): void {
  if (event !== GAME_SWITCHED || typeof extra?.gameId !== 'string' || typeof extra.enabled !== 'boolean') return
  const { gameId, enabled } = extra
  const startup = findStartup()
  if (startup) {
    keepStartup({ ...startup, games: startup.games.map((game) => (game.id === gameId ? { ...game, enabled } : game)) })
  }
  queryClient.setQueryData<SwitchedGame>(['game-settings', gameId], (settings) => settings && { ...settings, enabled })
}

/** The queries that an event of the player's account makes old, beside the user. */
const oldAfterEvent = (event: string): readonly string[] =>
  event === 'spins_granted' ? ['deposits', 'free-spins', 'promotion.checkinData'] : ['deposits']

/**
 * The one file in which live messages change the query cache; what the player sees and hears of them is in
 * `shell/tell-player.ts`. The rounds that all players share are the exception (`games/kit/flight/shared-query.ts`): only
 * the page of such a game has their shapes and their state.
 */
export function applyLive(message: LiveMessage): void {
  switch (message.type) {
    case 'balance': {
      const { balance, version, heldBalance } = message
      if (balance === undefined || version === undefined) void reloadUser()
      else applyBalance({ balance, version, ...(heldBalance !== undefined && { heldBalance }) })
      break
    }
    case 'bet':
      void queryClient.invalidateQueries({ queryKey: ['bets'] })
      void queryClient.invalidateQueries({ queryKey: ['open'] })
      void queryClient.invalidateQueries({ queryKey: ['round', message.bet.id] })
      break
    case 'event':
      // What concerns everybody says itself what it changes: a thousand players at once would ask for nothing.
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
