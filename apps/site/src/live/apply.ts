import type { LiveMessage } from '@fairground/contract'
import { SITE_CHANNEL } from '@fairground/contract'
import { followSwitch } from '../session/game-switch.ts'
import { queryClient } from '../session/query-client.ts'
import { reloadUser, userQuery } from '../session/user.ts'
import { type BalanceAt, withBalance } from './balance.ts'

/** Puts a balance where everybody looks, if it is newer: from a live message, or from the answer of a bet. */
export function applyBalance(at: BalanceAt): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && withBalance(user, at))
}

/**
 * The one place where live messages change the query cache; what the player sees and hears of them is in
 * `tell-player.ts`. Keys touched: `user`, and what begins with `bets`, `round`, `open`, `deposits`, `notices` and
 * `game-settings`.
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
        followSwitch(message)
        break
      }
      void reloadUser()
      void queryClient.invalidateQueries({ queryKey: ['deposits'] })
      break
    case 'resync':
      void queryClient.invalidateQueries(message.channel === SITE_CHANNEL ? { queryKey: ['notices'] } : {})
      break
  }
}
