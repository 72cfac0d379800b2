import type { MultiplayerBet } from '@fairground/contract/multiplayer-round'
import { minorToNumber } from '@fairground/money'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { maskName } from '../winners/mask-name.ts'

/** An undecided bet. */
export interface OpenBet {
  accountId: string
  roundId: string
  step: number
  stakeMinor: bigint
  maxWinMinor: bigint
  /** Automatic cash-out in hundredths. */
  target: number | undefined
}

/** Lists the undecided bets of a multiplayer round, in no order. @param most default: all */
export async function listOpenBets(db: Database, multiplayerRoundId: string, most?: number): Promise<OpenBet[]> {
  const rows = await betsOf(db, multiplayerRoundId)
    .where('round.status', '=', 'open')
    .select([
      'round.account_id',
      'round.id',
      'round.step',
      'round.stake_minor',
      'round.max_win_minor',
      'multiplayer_bet.target_e2',
    ])
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    roundId: row.id,
    step: row.step,
    stakeMinor: row.stake_minor,
    maxWinMinor: row.max_win_minor,
    target: row.target_e2 === null ? undefined : Number(row.target_e2),
  }))
}

/** The public view of a bet, with the secret id of its account. */
export interface SeenBet {
  accountId: string
  /** Number in the order of acceptance. */
  place: bigint
  stakeMinor: bigint
  payoutMinor: bigint
  publicBet: MultiplayerBet
}

/**
 * Lists bets of a multiplayer round, the highest stake first.
 * @param options.decimals of the amounts; @param options.slots most bets of a player; @param options.most default: all;
 * @param options.after only bets with a higher place; @param options.these only these bets
 */
export async function listSeenBets(
  db: Database,
  multiplayerRoundId: string,
  options: {
    decimals: number
    slots: number
    most?: number
    after?: bigint | undefined
    these?: readonly SeenBet[]
  },
): Promise<SeenBet[]> {
  const { decimals, slots, most, after, these } = options
  const accountIds = these?.map(({ accountId }) => accountId)
  const roundIds = these?.map(({ publicBet }) => publicBet.id)
  const rows = await betsOf(db, multiplayerRoundId)
    .innerJoin('account', 'account.id', 'round.account_id')
    .select([
      'round.account_id',
      'round.id',
      'round.slot',
      'round.result',
      'round.stake_minor',
      'round.payout_minor',
      'round.multiplier_e4',
      'multiplayer_bet.place',
      'account.nickname',
    ])
    .$if(after !== undefined, (query) => query.where('multiplayer_bet.place', '>', after ?? 0n))
    .$if(these !== undefined, (query) =>
      query.where(
        sql<boolean>`(multiplayer_bet.account_id, multiplayer_bet.round_id) in (select * from unnest(${accountIds}::uuid[], ${roundIds}::uuid[]))`,
      ),
    )
    .orderBy('round.stake_minor', 'desc')
    .orderBy('multiplayer_bet.place')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
  return rows.map((row) => ({
    accountId: row.account_id,
    place: row.place,
    stakeMinor: row.stake_minor,
    payoutMinor: row.payout_minor,
    publicBet: {
      id: row.id,
      nickname: maskName(row.nickname),
      betAmount: minorToNumber(row.stake_minor, decimals),
      ...(slots > 1 && { slot: row.slot }),
      result: row.result,
      multiplier: row.result === 'WIN' ? Number(row.multiplier_e4) / 10_000 : 0,
      winAmount: minorToNumber(row.payout_minor, decimals),
    },
  }))
}

function betsOf(db: Database, multiplayerRoundId: string) {
  return db
    .selectFrom('multiplayer_bet')
    .innerJoin('round', (join) =>
      join
        .onRef('round.account_id', '=', 'multiplayer_bet.account_id')
        .onRef('round.id', '=', 'multiplayer_bet.round_id'),
    )
    .where('multiplayer_bet.multiplayer_round_id', '=', multiplayerRoundId)
}
