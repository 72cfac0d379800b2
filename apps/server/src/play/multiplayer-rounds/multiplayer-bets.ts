import type { MultiplayerBet } from '@fairground/contract/multiplayer-round'
import { minorToNumber } from '@fairground/money'
import { sql } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import type { WalletId } from '../../ground/db/wallet-id.ts'
import { toFirst } from '../../operator/settings/scaled-amount.ts'
import type { SiteSettings } from '../../operator/settings/site-settings.ts'
import { listedName } from '../../people/accounts/is-private.ts'
import { maskName } from '../winners/mask-name.ts'

/** An undecided bet. `accountId` is the wallet's id. */
export interface OpenBet {
  /** Number in the order of acceptance. */
  place: bigint
  accountId: WalletId
  roundId: string
  step: number
  stakeMinor: bigint
  maxWinMinor: bigint
  /** Automatic cash-out in hundredths. */
  target: number | undefined
  /** The game's own options. */
  options: unknown
}

/**
 * Lists the undecided bets of a multiplayer round in the order of acceptance.
 * @param page the first `most` after the place of a bet; default: all
 */
export async function listOpenBets(
  db: Database,
  multiplayerRoundId: string,
  page?: { most: number; after: bigint },
): Promise<OpenBet[]> {
  const rows = await betsOf(db, multiplayerRoundId)
    .where('round.status', '=', 'open')
    .select([
      'round.account_id',
      'round.id',
      'round.step',
      'round.stake_minor',
      'round.max_win_minor',
      'round.options',
      'multiplayer_bet.target_e2',
    ])
    .select('multiplayer_bet.place')
    .$if(page !== undefined, (query) =>
      query.where('multiplayer_bet.place', '>', page?.after ?? 0n).limit(page?.most ?? 0),
    )
    .orderBy('multiplayer_bet.place')
    .execute()
  return rows.map((row) => ({
    place: row.place,
    accountId: row.account_id,
    roundId: row.id,
    step: row.step,
    stakeMinor: row.stake_minor,
    maxWinMinor: row.max_win_minor,
    target: row.target_e2 === null ? undefined : Number(row.target_e2),
    options: row.options,
  }))
}

/** The public view of a bet, with the secret ids of its wallet and its player. */
export interface SeenBet {
  walletId: WalletId
  accountId: string
  /** Number in the order of acceptance. */
  place: bigint
  /** In the site's first currency, by the scale of the bet's. */
  stakeMinor: bigint
  payoutMinor: bigint
  publicBet: MultiplayerBet
}

/**
 * Lists bets of a multiplayer round; with `most` the highest, the highest stake first.
 * @param options.currencies of the site; @param options.slots most bets of a player; @param options.most default: all;
 * @param options.after only bets with a higher place; @param options.these only these bets
 */
export async function listSeenBets(
  db: Database,
  multiplayerRoundId: string,
  options: {
    currencies: SiteSettings['currencies']
    slots: number
    most?: number
    after?: bigint | undefined
    these?: readonly SeenBet[]
  },
): Promise<SeenBet[]> {
  const { currencies, slots, most, after, these } = options
  const walletIds = these?.map(({ walletId }) => walletId)
  const roundIds = these?.map(({ publicBet }) => publicBet.id)
  const rows = await betsOf(db, multiplayerRoundId)
    .innerJoin('account_wallet', 'account_wallet.wallet_id', 'round.account_id')
    .innerJoin('account', 'account.id', 'account_wallet.account_id')
    .select([
      'round.account_id',
      'round.id',
      'round.slot',
      'round.result',
      'round.stake_minor',
      'round.payout_minor',
      'round.multiplier_e4',
      'multiplayer_bet.place',
      'account_wallet.account_id as owner_id',
      'account_wallet.currency_id',
      listedName.as('nickname'),
    ])
    .$if(after !== undefined, (query) => query.where('multiplayer_bet.place', '>', after ?? 0n))
    .$if(these !== undefined, (query) =>
      query.where(
        sql<boolean>`(multiplayer_bet.account_id, multiplayer_bet.round_id) in (select * from unnest(${walletIds}::uuid[], ${roundIds}::uuid[]))`,
      ),
    )
    .$if(most !== undefined, (query) =>
      query
        .innerJoin('currency', 'currency.id', 'account_wallet.currency_id')
        .orderBy(sql`round.stake_minor / (currency.scale * 10.0 ^ currency.decimal_length)`, 'desc')
        .orderBy('multiplayer_bet.place')
        .limit(most ?? 0),
    )
    .execute()
  const [first] = currencies.values()
  return rows.flatMap((row) => {
    const currency = currencies.get(row.currency_id)
    if (!first || !currency) return []
    const money = (minor: bigint) => minorToNumber(minor, currency.decimal_length)
    const inFirst = (minor: bigint) => (currency === first ? minor : toFirst(minor, currency, first.decimal_length))
    return {
      walletId: row.account_id,
      accountId: row.owner_id,
      place: row.place,
      stakeMinor: inFirst(row.stake_minor),
      payoutMinor: inFirst(row.payout_minor),
      publicBet: {
        id: row.id,
        nickname: maskName(row.nickname),
        ...(currency !== first && { currencyId: currency.id }),
        betAmount: money(row.stake_minor),
        ...(slots > 1 && { slot: row.slot }),
        result: row.result,
        multiplier: row.result === 'WIN' ? Number(row.multiplier_e4) / 10_000 : 0,
        winAmount: money(row.payout_minor),
      },
    }
  })
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
