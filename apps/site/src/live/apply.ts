import type { LiveMessage } from '@fairground/contract'
import { toast } from '@fairground/ui'
import { translateNow } from '../session/language.ts'
import { queryClient } from '../session/query-client.ts'
import { reloadUser, userQuery } from '../session/user.ts'
import { type BalanceAt, withBalance } from './balance.ts'

/** Puts a balance where everybody looks, if it is newer: from a live message, or from the answer of a bet. */
export function applyBalance(at: BalanceAt): void {
  queryClient.setQueryData(userQuery.queryKey, (user) => user && withBalance(user, at))
}

/**
 * The one place where live messages change the query cache.
 * Keys touched: `user`, and what begins with `bets`, `round`, `open` and `deposits`.
 */
export function applyLive(message: LiveMessage): void {
  switch (message.type) {
    case 'balance':
      applyBalance(message)
      break
    case 'bet':
      void queryClient.invalidateQueries({ queryKey: ['bets'] })
      void queryClient.invalidateQueries({ queryKey: ['open'] })
      void queryClient.invalidateQueries({ queryKey: ['round', message.bet.id] })
      break
    case 'event':
      void reloadUser()
      void queryClient.invalidateQueries({ queryKey: ['deposits'] })
      if (message.event === 'recharge_success') {
        toast(translateNow('shell.recharged'), {
          kind: 'notification',
          tone: 'win',
          text: translateNow('shell.rechargedText'),
        })
      }
      if (message.event === 'session_revoked') {
        toast(translateNow('shell.revoked'), { kind: 'notification', tone: 'info' })
      }
      break
    case 'resync':
      void queryClient.invalidateQueries()
      break
  }
}
