import type { BetModel } from '@fairground/contract/round'
import type { Session } from '../../ground/call/session.ts'
import { listedName } from '../../people/accounts/is-private.ts'
import { maskName } from '../winners/mask-name.ts'
import type { LotteryParts } from './parts.ts'
import { lotteryChannel } from './term-news.ts'

/**
 * Announces an accepted slip: to its bettor by the account's id, and to everybody in the game by the masked name. It carries no
 * lines to others: what a player bets on is the player's own.
 */
export function announceSlip({ parts, session }: { parts: LotteryParts; session: Session }, bet: BetModel): void {
  const { bus, db, log } = parts
  const channel = lotteryChannel(bet.gameId)
  const { accountId } = session
  bus.publish(accountId, { type: 'bet_begin', userId: accountId, bet: { ...bet } })
  if (!bus.wants(channel)) return
  db.selectFrom('account')
    .select(listedName.as('nickname'))
    .where('id', '=', accountId)
    .executeTakeFirst()
    .then(
      (account) => {
        if (!account) return
        const { id, gameId, betAmount, result, termId, bets = [] } = bet
        const slip = { id, gameId, betAmount, result, termId, lines: bets.length, currencyId: session.currencyId }
        bus.publish(channel, { type: 'bet_begin', userId: maskName(account.nickname), bet: slip })
      },
      (error: unknown) => log.warn({ err: error }, 'a slip was not announced'),
    )
}
