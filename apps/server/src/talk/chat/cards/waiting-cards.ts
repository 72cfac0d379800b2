import type { BetCard } from '@fairground/contract/chat-cards'
import { findLottery } from '@fairground/games/lottery'
import { minorToNumber } from '@fairground/money'
import { sql } from 'kysely'
import type { Database } from '../../../ground/db/database.ts'
import type { WalletId } from '../../../ground/db/wallet-id.ts'
import { parseSlip } from '../../../play/rounds/stored-slip.ts'

/** A slip whose card is to be posted. */
export interface UnpostedCard {
  walletId: WalletId
  /** The player. */
  accountId: string
  slipId: string
  roomId: string
  followsId: string | undefined
  card: BetCard
}

/** A posted card whose slip is decided and whose draw has been shown. */
export interface DecidedCard extends Pick<UnpostedCard, 'walletId' | 'slipId' | 'roomId'> {
  messageId: string
  gameId: string
  termId: string
  termNo: number
  end: Pick<BetCard, 'state' | 'multiplier'>
  payoutMinor: bigint
  currencyId: string
  /** Whether the player has chosen to show bets in the room. */
  hasChosen: boolean
}

/** The kind of a bet's attachment that a card is made of. */
export const CARD = 'chat.card'

/** Takes up the cards of new bets. */
export async function takeCards(db: Database): Promise<void> {
  await sql`with taken as (delete from bet_attachment where kind = ${CARD} returning *)
    insert into chat_card (account_id, slip_id, term_id, room_id, game_id, shows_stake, follows, at)
    select account_id, bet_id, (body ->> 'termId')::uuid, (body ->> 'roomId')::uuid, body ->> 'gameId',
      (body ->> 'showsStake')::boolean, (body ->> 'follows')::uuid, at from taken
    on conflict (account_id, slip_id) do nothing`.execute(db)
}

/** Cards of one reading. */
const MOST = 500

const selectCards = (db: Database) =>
  db
    .selectFrom('chat_card as card')
    .innerJoin('round', (join) =>
      join.onRef('round.account_id', '=', 'card.account_id').onRef('round.id', '=', 'card.slip_id'),
    )
    .innerJoin('multiplayer_round as term', 'term.id', 'card.term_id')
    .where('card.done_at', 'is', null)
    .orderBy('card.slip_id')
    .limit(MOST)

/** Lists the cards that are to be posted, the oldest first. */
export async function listUnposted(db: Database): Promise<UnpostedCard[]> {
  const rows = await selectCards(db)
    .innerJoin('account_wallet as wallet', 'wallet.wallet_id', 'card.account_id')
    .innerJoin('currency', 'currency.id', 'wallet.currency_id')
    .where('card.message_id', 'is', null)
    .selectAll('card')
    .select(['round.options', 'term.number', 'term.closes_at', 'wallet.account_id as player_id'])
    .select(['currency.id as currency_id', 'currency.symbol', 'currency.decimal_length'])
    .execute()
  return rows.map((row) => {
    const { shows_stake: showsStake, decimal_length: decimals, symbol } = row
    const slip = parseSlip(row.options)
    if (!slip) throw new Error(`the bet ${row.slip_id} with a card is no slip`)
    return {
      ...{ walletId: row.account_id, accountId: row.player_id, slipId: row.slip_id, roomId: row.room_id },
      followsId: row.follows ?? undefined,
      card: {
        ...{ kind: 'bet', gameId: row.game_id, termId: row.term_id, termNo: row.number, slipId: row.slip_id },
        closesAt: row.closes_at.getTime(),
        lines: slip.lines.map(({ market, pick, stakeMinor }) => ({
          ...{ market, pick },
          ...(showsStake && { stake: minorToNumber(stakeMinor, decimals) }),
        })),
        ...(showsStake && { currency: { id: row.currency_id, symbol, decimalLength: decimals } }),
        state: 'open',
      },
    }
  })
}

/** Lists the posted cards that may say how their slips ended, the oldest first. */
export async function listDecided(db: Database, nowMs: number): Promise<DecidedCard[]> {
  const rows = await selectCards(db)
    .where('card.message_id', 'is not', null)
    .where('round.status', '<>', 'open')
    .selectAll('card')
    .innerJoin('account_wallet as wallet', 'wallet.wallet_id', 'card.account_id')
    .leftJoin('chat_member as member', (join) =>
      join.onRef('member.account_id', '=', 'wallet.account_id').onRef('member.room_id', '=', 'card.room_id'),
    )
    .select(['round.result', 'round.stake_minor', 'round.payout_minor', 'wallet.currency_id', 'member.share_bets'])
    .select(['term.number', 'term.status', 'term.ended_at'])
    .execute()
  return rows.flatMap((row) => {
    const end = endOf(row, nowMs)
    if (!end || row.message_id === null) return []
    return [
      {
        ...{ walletId: row.account_id, slipId: row.slip_id, roomId: row.room_id, messageId: row.message_id, end },
        ...{ gameId: row.game_id, termId: row.term_id, termNo: row.number },
        ...{ payoutMinor: row.payout_minor, currencyId: row.currency_id },
        hasChosen: row.share_bets === 'share' || row.share_bets === 'no_stake',
      },
    ]
  })
}

/** How a slip ended; undefined while its draw is being shown. */
function endOf(
  row: {
    result: string
    status: string
    stake_minor: bigint
    payout_minor: bigint
    game_id: string
    ended_at: Date | null
  },
  nowMs: number,
): DecidedCard['end'] | undefined {
  if (row.status === 'VOID') return { state: 'void' }
  if (row.result === 'CANCELLED') return { state: 'cancelled' }
  const showMs = findLottery(row.game_id)?.showMs ?? 0
  if (row.ended_at === null || row.ended_at.getTime() + showMs > nowMs) return undefined
  if (row.result !== 'WIN') return { state: 'lost' }
  return { state: 'won', multiplier: Number((row.payout_minor * 10_000n) / row.stake_minor) / 10_000 }
}
