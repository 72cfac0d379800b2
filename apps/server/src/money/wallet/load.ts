import type {
  AccountState,
  DecisionContext,
  ElsewhereRound,
  Hold,
  OpenRound,
  Pot,
  Run,
  SpinGrant,
  WithdrawalStatus,
} from '@fairground/ledger'
import { toWalletId } from '../../ground/db/wallet-id.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { readServerSeed } from './account.ts'
import type { DoneAction } from './action.ts'
import { type PlayRow, playOf } from './stored-play.ts'

/** The earlier action of a key. `wonMinor`: the player's win of it so far, without bonus money. */
export type KnownAction = { kind: string; bodyHash: string; wonMinor: bigint; outcome: DoneAction }

/** The stored facts of one account that a decision needs. */
export type LoadedAccount = {
  /** Undefined: the wallet does not exist. */
  state: AccountState | undefined
  /** The earlier action of the same key. */
  knownAction: KnownAction | undefined
  deposit: DecisionContext['deposit']
  withdrawal: DecisionContext['withdrawal']
  isDecidedRound: boolean
}

/**
 * Reads accounts, and writes to the earlier actions of their keys. So the answer for a known key comes from a transaction
 * that wrote, and a primary without its standby cannot answer from a history that is about to be lost.
 * $1: accounts; $2: keys of their actions; $3: the round, deposit or withdrawal that each action names; $4: the oldest id of which
 * keys count.
 */
export const LOAD = `with asked as materialized (
  select * from unnest($1::uuid[], $2::text[], $3::uuid[]) as i(account_id, key, named_id)
), touched as (
  update money_action a set repeats = a.repeats + 1 from asked i where a.account_id = i.account_id and a.key = i.key
    and a.id >= $4
  returning a.account_id, a.id, a.kind, a.body_hash, a.amount_minor, a.version, a.main_minor, a.bonus_minor, a.held_minor,
    a.at, a.round_id, a.game_id, a.step, a.nonce,
    case when a.kind = 'move' then a.amount_minor when a.spin_id is null then coalesce(a.payout_minor, 0) else 0 end as won
)
select i.account_id, (select epoch from settings_epoch) as epoch, w.version, w.revision, w.is_current, w.main_minor, w.bonus_minor,
  w.held_minor, w.staked_minor, w.won_minor, w.deposited_minor, w.deposit_count, w.next_nonce, w.seed_pair_id, w.next_pair_id,
  w.last_bets, p.number, p.status as pair_status, p.server_seed, p.server_seed_hash, p.client_seed,
  case when w.open_round_ids <> '{}' then (
    select json_agg(json_build_array(r.id, r.game_id, r.slot, r.step, r.nonce, r.edge_bp, r.stake_minor::text,
      r.max_win_minor::text, r.options, r.moves, floor(extract(epoch from r.at) * 1000), r.run_id, r.pot_ids) order by r.id)
    from unnest(w.open_round_ids) open_id cross join lateral (
      select * from money_action r where r.account_id = w.account_id and r.id = open_id limit 1) r) end as open_rounds,
  case when w.other_ids <> '{}' then (
    select json_agg(json_build_array(r.id, r.game_id, r.slot, r.options, x.currency_id))
    from unnest(w.other_ids) other_id cross join lateral (
      select * from wallet x where x.account_id = other_id limit 1) x
    cross join lateral unnest(x.open_round_ids) open_id cross join lateral (
      select * from money_action r where r.account_id = x.account_id and r.id = open_id limit 1) r) end as elsewhere,
  case when w.held_minor > 0 then (
    select json_agg(json_build_array(h.id, r.game_id, h.amount_minor::text, floor(extract(epoch from h.expires_at) * 1000)))
    from hold h cross join lateral (
      select * from money_action r where r.account_id = h.account_id and r.id = h.id limit 1) r
    where h.account_id = w.account_id) end as holds,
  case when w.bonus_minor > 0 then (
    select json_agg(json_build_array(b.id, b.amount_minor::text, b.required_minor::text, b.wagered_minor::text, b.shares,
      floor(extract(epoch from b.expires_at) * 1000)) order by b.expires_at, b.id)
    from bonus b where b.account_id = w.account_id and b.status = 'open') end as pots,
  (select json_agg(json_build_array(g.id, g.value_minor::text, g.count - g.used, floor(extract(epoch from g.expires_at) * 1000)))
    from spin_grant g where g.account_id = w.account_id and g.used < g.count) as spins,
  (select json_agg(json_build_array(a.id, a.game_id, a.most_bets, a.loss_limit_minor::text, a.placed, a.staked_minor::text,
      a.won_minor::text, a.last_round_id, coalesce((
        select case r.status when 'void' then r.stake_minor else r.payout_minor end from money_action r
        where r.account_id = a.account_id and r.id = a.last_round_id limit 1), 0)::text))
    from autoplay_run a where a.account_id = w.account_id and a.status = 'running') as runs,
  exists (select 1 from account_wallet o join switched_off f on f.kind = 'player' and f.id = o.account_id::text
    where o.wallet_id = w.account_id) as is_switched_off,
  (select json_build_array(d.id, d.channel, d.amount_minor::text, d.status = 'PAID', d.fee_minor::text,
      d.reversed_at is not null, d.held_at is not null, d.refunded_at is not null, d.taken_minor::text,
      d.restored_at is not null)
    from deposit d where d.account_id = i.account_id and d.id = i.named_id) as deposit,
  (select json_build_array(x.id, x.channel, x.amount_minor::text, x.fee_minor::text, x.status)
    from withdrawal x where x.account_id = i.account_id and x.id = i.named_id) as withdrawal,
  (select true from money_action r where r.account_id = i.account_id and r.id = i.named_id and r.status <> 'open' limit 1) as is_decided_round,
  (select row_to_json(l) from (select p.account_id, p.version, p.limits, p.usage, p.counts_money, p.reality_check_minutes,
      floor(extract(epoch from p.time_out_until) * 1000) as time_out_until,
      case when p.excluded_until = 'infinity' then 'Infinity' else floor(extract(epoch from p.excluded_until) * 1000)::text end as excluded_until
    from account_wallet o join play p on p.account_id = o.account_id where o.wallet_id = w.account_id) l) as play,
  w.currency_id, t.id as known_id, t.kind as known_kind, t.body_hash as known_body_hash, t.amount_minor as known_amount_minor,
  t.version as known_version, t.main_minor as known_main_minor, t.bonus_minor as known_bonus_minor,
  t.held_minor as known_held_minor, t.at as known_at, t.round_id as known_round_id, t.game_id as known_game_id,
  t.step as known_step, t.nonce as known_nonce, t.won as known_won
from asked i
left join lateral (select * from wallet w where w.account_id = i.account_id limit 1) w on true
left join lateral (select * from seed_pair p where p.account_id = w.account_id and p.id = w.seed_pair_id limit 1) p on true
left join touched t on t.account_id = i.account_id`

/** A row of `LOAD` from the driver: 64-bit integers as text or bigint, JSON parsed. */
export type LoadRow = Record<string, unknown> & { account_id: string; epoch: string }

type Json = readonly unknown[]

/** Parses a row of `LOAD`, and decrypts the server seed. */
export function parseLoaded(row: LoadRow, keyring: Keyring): LoadedAccount {
  const deposit = row.deposit as Json | null
  const withdrawal = row.withdrawal as Json | null
  return {
    state: row.version === null ? undefined : stateOf(row, keyring),
    knownAction: knownActionOf(row),
    deposit: deposit
      ? {
          id: text(deposit[0]),
          channel: text(deposit[1]),
          amountMinor: big(deposit[2]),
          isPaid: deposit[3] === true,
          feeMinor: big(deposit[4]),
          isReversed: deposit[5] === true,
          isHeld: deposit[6] === true,
          isRefunded: deposit[7] === true,
          takenMinor: deposit[8] === null ? undefined : big(deposit[8]),
          isRestored: deposit[9] === true,
        }
      : undefined,
    withdrawal: withdrawal
      ? {
          id: text(withdrawal[0]),
          channel: text(withdrawal[1]),
          amountMinor: big(withdrawal[2]),
          feeMinor: big(withdrawal[3]),
          status: text(withdrawal[4]) as WithdrawalStatus,
        }
      : undefined,
    isDecidedRound: row.is_decided_round === true,
  }
}

function stateOf(row: LoadRow, keyring: Keyring): AccountState {
  if (!row.play) throw new Error(`the wallet ${row.account_id} has no row of limits`)
  return {
    accountId: row.account_id,
    version: Number(row.version),
    revision: Number(row.revision),
    mainMinor: big(row.main_minor),
    bonusMinor: big(row.bonus_minor),
    heldMinor: big(row.held_minor),
    stakedMinor: big(row.staked_minor),
    wonMinor: big(row.won_minor),
    depositedMinor: big(row.deposited_minor),
    depositCount: Number(row.deposit_count),
    nextNonce: Number(row.next_nonce),
    pair: {
      id: text(row.seed_pair_id),
      number: Number(row.number),
      serverSeed: readServerSeed(keyring, {
        ...{ account_id: row.account_id, id: text(row.seed_pair_id) },
        ...{ status: text(row.pair_status), server_seed: text(row.server_seed) },
      }),
      serverSeedHash: text(row.server_seed_hash),
      clientSeed: text(row.client_seed),
    },
    nextPairId: text(row.next_pair_id),
    isSwitchedOff: row.is_switched_off === true,
    lastBets: row.last_bets as Record<string, number>,
    openRounds: list(row.open_rounds).map(
      ([
        id,
        gameId,
        slot,
        step,
        nonce,
        edgeBp,
        stake,
        maxWin,
        options,
        moves,
        createdAtMs,
        runId,
        potIds,
      ]): OpenRound => ({
        id: text(id),
        gameId: text(gameId),
        slot: Number(slot),
        step: Number(step),
        nonce: Number(nonce),
        edgeBp: Number(edgeBp),
        stakeMinor: big(stake),
        maxWinMinor: big(maxWin),
        options,
        moves,
        runId: runId === null ? undefined : text(runId),
        potIds: (potIds as string[] | null) ?? [],
        createdAtMs: Number(createdAtMs),
      }),
    ),
    isCurrent: row.is_current === true,
    elsewhere: list(row.elsewhere).map(
      ([id, gameId, slot, options, currencyId]): ElsewhereRound => ({
        ...{ id: text(id), gameId: text(gameId), slot: Number(slot), options, currencyId: text(currencyId) },
      }),
    ),
    holds: list(row.holds).map(
      ([id, gameId, amount, expiresAtMs]): Hold => ({
        id: text(id),
        gameId: text(gameId),
        amountMinor: big(amount),
        expiresAtMs: Number(expiresAtMs),
      }),
    ),
    pots: list(row.pots).map(potOf),
    spins: list(row.spins).map(
      ([id, value, left, expiresAtMs]): SpinGrant => ({
        id: text(id),
        valueMinor: big(value),
        left: Number(left),
        expiresAtMs: Number(expiresAtMs),
      }),
    ),
    runs: list(row.runs).map(
      ([id, gameId, mostBets, lossLimit, placed, staked, won, lastRoundId, lastPaid]): Run => ({
        id: text(id),
        gameId: text(gameId),
        mostBets: Number(mostBets),
        lossLimitMinor: big(lossLimit),
        placed: Number(placed),
        stakedMinor: big(staked),
        wonMinor: big(won),
        lastRoundId: lastRoundId === null ? undefined : text(lastRoundId),
        lastPaidMinor: big(lastPaid),
      }),
    ),
    play: playOf(row.play as PlayRow, text(row.currency_id)),
  }
}

function potOf([id, amount, required, wagered, shares, expiresAtMs]: Json): Pot {
  return {
    id: text(id),
    amountMinor: big(amount),
    requiredMinor: big(required),
    wageredMinor: big(wagered),
    shares: shares as Record<string, number>,
    expiresAtMs: Number(expiresAtMs),
  }
}

function knownActionOf(row: LoadRow): KnownAction | undefined {
  if (row.known_id === null) return undefined
  const isBet = row.known_game_id !== null
  return {
    kind: text(row.known_kind),
    bodyHash: text(row.known_body_hash),
    wonMinor: big(row.known_won),
    outcome: {
      outcome: 'repeated',
      accountId: toWalletId(row.account_id),
      version: Number(row.known_version),
      mainMinor: big(row.known_main_minor),
      bonusMinor: big(row.known_bonus_minor),
      heldMinor: big(row.known_held_minor),
      amountMinor: big(row.known_amount_minor),
      at: row.known_at as Date,
      roundId: isBet ? text(row.known_id) : ((row.known_round_id as string | null) ?? undefined),
      // Moves change the step in the row of the bet; the bet itself was step 0.
      step: isBet ? 0 : ((row.known_step as number | null) ?? undefined),
      nonce: (row.known_nonce as number | null) ?? undefined,
    },
  }
}

function list(value: unknown): readonly Json[] {
  return (value as Json[] | null) ?? []
}

function text(value: unknown): string {
  return String(value)
}

function big(value: unknown): bigint {
  return BigInt(value as string | bigint)
}
