import type { BetModel } from '@fairground/contract/round'
import type { Services } from '../../app/services.ts'
import type { Session } from '../../ground/call/session.ts'
import { getDecimals } from '../rounds/game.ts'
import { viewBet } from '../rounds/round-view.ts'
import { getWallet } from '../rounds/wallet.ts'

/** Most slips of a player in a term: each has a line. */
const MOST_SLIPS = 60

/** The slips of a player in some terms, the newest first, at most 60 a term. */
export async function listMySlips(
  services: Services,
  { walletId, currencyId }: Session,
  termIds: readonly string[],
): Promise<BetModel[]> {
  const rows = await services.db
    .selectFrom('multiplayer_bet')
    .select('round_id')
    .where('account_id', '=', walletId)
    .where('multiplayer_round_id', 'in', termIds)
    .orderBy('round_id', 'desc')
    .limit(MOST_SLIPS * termIds.length)
    .execute()
  if (rows.length === 0) return []
  const [rounds, wallet, decimals] = await Promise.all([
    Promise.all(rows.map(({ round_id }) => services.rounds.find(walletId, round_id))),
    getWallet(services, walletId),
    getDecimals(services, currencyId),
  ])
  return rounds.flatMap((round) => (round ? [viewBet(round, wallet, decimals)] : []))
}
