import type { LiveMessage } from '@fairground/contract/live'
import { toast } from '@fairground/ui/toast-store'
import { gameName } from '../kernel/language/game-names.ts'
import { currentLocale, translateNow } from '../kernel/language/language.ts'
import { queryClient } from '../kernel/query-client.ts'
import { formatMoney } from '../player/money.ts'
import { findStartup } from '../player/startup.ts'
import { userQuery } from '../player/user.ts'
import { findWin } from './classify.ts'
import { createOnce } from './first-time.ts'

const isFirst = createOnce()

/**
 * Announces a win (PU-11), once for each bet, of a game that is not on screen: the player bet on another device, or
 * left before the round was over. A game on screen announces its own wins.
 */
export function announceWin(message: LiveMessage): void {
  const user = queryClient.getQueryData(userQuery.queryKey)
  const win = findWin(message, user?.userId)
  if (!user || !win || location.pathname === `/game/${win.gameId}` || !isFirst(win.id)) return
  // A round of another wallet may end while the page shows this one.
  const currency = findStartup()?.currencies.find(({ id }) => id === win.currencyId)
  const look = currency ?? { symbol: user.currSymbol, decimalLength: user.decimalLength }
  const amount = formatMoney(win.amount, currentLocale(), look)
  const text = translateNow('live.paid', { game: gameName(win.gameId, translateNow), amount })
  toast(translateNow('live.winTitle'), { kind: 'notification', tone: 'win', text })
}
