import type { LiveMessage } from '@fairground/contract/live'
import { toast } from '@fairground/ui/toast-store'
import { whenPrepared } from '../kernel/chunks/load-chunk.ts'
import { gameName } from '../kernel/language/game-names.ts'
import { currentLocale, translateNow } from '../kernel/language/language.ts'
import { queryClient } from '../kernel/query-client.ts'
import { formatMoney } from '../player/money.ts'
import { findStartup } from '../player/startup.ts'
import { userQuery } from '../player/user.ts'
import { findWin, type Win } from './classify.ts'
import { createOnce } from './first-time.ts'

const isFirst = createOnce()

/**
 * Announces a win (PU-11), once for each bet, of a game that is not on screen: the player bet on another device, or
 * left before the round was over. A game on screen announces its own wins.
 */
export function announceWin(message: LiveMessage): void {
  const user = queryClient.getQueryData(userQuery.queryKey)
  const win = findWin(message, user?.userId)
  if (!user || !win || isOnScreen(win.gameId) || !isFirst(win.id)) return
  // A round of another wallet may end while the page shows this one.
  const currency = findStartup()?.currencies.find(({ id }) => id === win.currencyId)
  const look = currency ?? { symbol: user.currSymbol, decimalLength: user.decimalLength }
  const amount = formatMoney(win.amount, currentLocale(), look)
  // The words come with the later texts; a page that has them tells at once.
  if (translateNow('live.winTitle') !== '') tell(win, amount)
  else void whenPrepared().then(() => tell(win, amount))
}

/** Whether the page shows a game, or the page of a lottery. */
function isOnScreen(gameId: string): boolean {
  const { pathname, search } = location
  if (pathname === '/chatbet') return new URLSearchParams(search).get('gameId') === gameId
  return pathname === `/game/${gameId}`
}

/** A payout up to the stake is told as what it is. */
function tell({ gameId, isGained }: Win, amount: string): void {
  const text = translateNow('live.paid', { game: gameName(gameId, translateNow), amount })
  toast(translateNow(isGained ? 'live.winTitle' : 'share.even'), {
    kind: 'notification',
    tone: isGained ? 'win' : 'info',
    text,
  })
}
