import { CallError } from '@fairground/contract/envelope'
import { lotteries } from '@fairground/games/lottery'
import { minorToNumber } from '@fairground/money'
import type { Database } from '../../ground/db/database.ts'
import { leastId } from '../../ground/db/id-time.ts'
import { readPlayVersion } from '../../money/wallet/stored-play.ts'
import { jurisdictionFor } from '../../operator/jurisdictions/caller-jurisdiction.ts'
import { getRound, moneyOf, type UserContext } from '../rounds/round-request.ts'
import { playerOf } from '../rounds/wallet-purse.ts'
import type { LotteryParts } from './parts.ts'

/** How long before the end of betting the last slip may be taken back. */
const UNTIL_MS = 2_000
/** Tries while other actions of the same player come first. */
const MOST_TRIES = 20
/** Slips that a player may take back in one term, and in a day. */
const MOST_A_TERM = 3
const MOST_A_DAY = 20
const lotteryIds = lotteries.map(({ id }) => id)
const DAY_MS = 24 * 60 * 60_000

/**
 * Takes a slip back before its term closes: the stake returns, the client seed stays in the term's entropy. A repeat of a
 * cancelled slip's key answers again.
 * @throws CallError round_unknown, round_finished, cancel_closed, cancel_limit, cancel_not_allowed
 */
export async function cancelSlip(context: UserContext<LotteryParts>, id: string) {
  const { parts, session } = context
  const bettor = playerOf(context)
  const round = await getRound(bettor, id)
  const { slip, gameId, status, accountId: walletId } = round
  if (!slip) throw new CallError('round_unknown')
  const { slipCancel } = await jurisdictionFor(context)
  if (!slipCancel && status === 'open') throw new CallError('cancel_not_allowed')
  const { termId } = slip
  const tryNow = async () => {
    // Counted after the version was read: a slip that is taken back in between, from whichever wallet, raises it.
    const playVersion = await readPlayVersion(parts.db, session.accountId)
    if (status === 'open') await requireCancelsLeft(parts.db, session.accountId, termId, parts.now())
    const from = { gameId, termId, untilMs: UNTIL_MS, playVersion }
    return await bettor.purse.act('void_round', { roundId: round.id, from }, walletId)
  }
  let outcome = await tryNow()
  for (let tries = 1; outcome.outcome === 'refused' && outcome.reason === 'play_changed'; tries++) {
    if (tries === MOST_TRIES) throw new CallError('unavailable')
    outcome = await tryNow()
  }
  if (outcome.outcome === 'refused') throw refusal(outcome.reason)
  const { decimals, named } = await moneyOf(bettor, walletId)
  return {
    id: round.id,
    result: 'CANCELLED' as const,
    balance: minorToNumber(outcome.mainMinor, decimals),
    balanceVersion: outcome.version,
    ...named,
  }
}

function refusal(reason: string): Error {
  switch (reason) {
    case 'betting_closed':
      return new CallError('cancel_closed')
    case 'round_closed':
      return new CallError('round_finished')
    case 'round_unknown':
    case 'key_reused':
      return new CallError(reason)
    default:
      return new Error(`a slip was not taken back: ${reason}`)
  }
}

/** @throws CallError cancel_limit */
async function requireCancelsLeft(db: Database, accountId: string, termId: string, nowMs: number): Promise<void> {
  const rows = await db
    .selectFrom('round')
    .innerJoin('multiplayer_bet', (join) =>
      join
        .onRef('multiplayer_bet.account_id', '=', 'round.account_id')
        .onRef('multiplayer_bet.round_id', '=', 'round.id'),
    )
    .select('multiplayer_bet.multiplayer_round_id')
    .innerJoin('account_wallet', 'account_wallet.wallet_id', 'round.account_id')
    .innerJoin('multiplayer_round', 'multiplayer_round.id', 'multiplayer_bet.multiplayer_round_id')
    .where('account_wallet.account_id', '=', accountId)
    // The house gave the slips of a void term back.
    .where('multiplayer_round.status', '<>', 'VOID')
    .where('round.id', '>=', leastId(nowMs - DAY_MS))
    .where('round.result', '=', 'CANCELLED')
    .where('round.game_id', 'in', lotteryIds)
    .limit(MOST_A_DAY)
    .execute()
  const inTerm = rows.filter(({ multiplayer_round_id }) => multiplayer_round_id === termId).length
  if (rows.length >= MOST_A_DAY || inTerm >= MOST_A_TERM)
    throw new CallError('cancel_limit', { term: MOST_A_TERM, day: MOST_A_DAY })
}
