import type { BetModel } from '@fairground/contract/round'
import type { Session } from '../../ground/call/session.ts'
import { getWallet } from '../../money/wallet/get-wallet.ts'
import { getDecimals } from '../../operator/settings/currencies.ts'
import { viewBet } from '../rounds/round-view.ts'
import type { LotteryParts } from './parts.ts'

/** Most slips of a player in a term: each has a line. */
const MOST_SLIPS = 60

/** The slips of a player in some terms, the newest first, at most 60 a term. */
export async function listMySlips(
  parts: LotteryParts,
  { walletId, currencyId }: Session,
  termIds: readonly string[],
): Promise<BetModel[]> {
  const rows = await parts.db
    .selectFrom('multiplayer_bet')
    .select('round_id')
    .where('account_id', '=', walletId)
    .where('multiplayer_round_id', 'in', termIds)
    .orderBy('round_id', 'desc')
    .limit(MOST_SLIPS * termIds.length)
    .execute()
  if (rows.length === 0) return []
  const [rounds, wallet, decimals] = await Promise.all([
    Promise.all(rows.map(({ round_id }) => parts.rounds.find(walletId, round_id))),
    getWallet(parts, walletId),
    getDecimals(parts, currencyId),
  ])
  return rounds.flatMap((round) => (round ? [viewBet(round, wallet, decimals)] : []))
}
