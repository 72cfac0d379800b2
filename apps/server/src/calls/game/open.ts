import { game } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { getDecimals } from '../../rounds/game.ts'
import { viewBet } from '../../rounds/round-view.ts'
import { getWallet } from '../../rounds/wallet-of.ts'

/** The unfinished rounds, so that a reload or another device goes on where it was. */
export const open = handle(game.open, async (_, { services, session }) => {
  const [rounds, wallet, decimals] = await Promise.all([
    services.rounds.listOpen(session.accountId),
    getWallet(services, session.accountId),
    getDecimals(services, session.currencyId),
  ])
  return { list: rounds.map((round) => viewBet(round, wallet, decimals)) }
})
