import { type AccountState, type Change, flowsOf, postingLine, printLegs } from '@fairground/ledger'
import type { TypeName, Value } from './binary.ts'
import type { Waiting } from './waiting.ts'

/** An accepted action that waits to be stored: the account before it, and the change. */
export type AcceptedAction = { entry: Waiting; before: AccountState; change: Change; id: string }

/** The columns of the composite type `money_item` (migration 0067), in order. */
const COLUMNS = {
  account_id: 'uuid',
  version: 'bigint',
  revision: 'bigint',
  main_change: 'bigint',
  bonus_change: 'bigint',
  held_change: 'bigint',
  house_change: 'bigint',
  staked_minor: 'bigint',
  won_minor: 'bigint',
  deposited_minor: 'bigint',
  deposit_count: 'integer',
  next_nonce: 'integer',
  current_pair_id: 'uuid',
  next_pair_id: 'uuid',
  open_round_ids: 'uuid[]',
  last_bets: 'jsonb',
  id: 'uuid',
  key: 'text',
  kind: 'text',
  body_hash: 'text',
  amount_minor: 'bigint',
  legs: 'text',
  lines: 'text',
  leg_count: 'integer',
  round_id: 'uuid',
  step: 'integer',
  nonce: 'integer',
  game_id: 'text',
  slot: 'smallint',
  status: 'text',
  result: 'text',
  edge_bp: 'integer',
  stake_minor: 'bigint',
  max_win_minor: 'bigint',
  payout_minor: 'bigint',
  multiplier_e4: 'bigint',
  seed_pair_id: 'uuid',
  options: 'jsonb',
  moves: 'jsonb',
  finished_at: 'timestamptz',
  jurisdiction_id: 'text',
  game_version: 'integer',
  spin_id: 'uuid',
  hold_minor: 'bigint',
  hold_until: 'timestamptz',
  multiplayer_round_id: 'uuid',
  play_owner_id: 'uuid',
  pot_ids: 'uuid[]',
  run_id: 'uuid',
} as const satisfies Record<string, TypeName>

/** Types of the columns, in order. */
export const ITEM_TYPES: readonly TypeName[] = Object.values(COLUMNS)

type Item = { [Column in keyof typeof COLUMNS]?: Value }
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]

/** Converts an accepted action to a row of `money_item`. @param atMs time of its batch */
export function itemOf({ entry, before, change, id }: AcceptedAction, atMs: number): Value[] {
  const { state, legs, rows } = change
  const { accountId, version } = state
  const flows = flowsOf(legs)
  const item: Item = {
    account_id: accountId,
    version: before.version,
    revision: before.revision,
    main_change: flows.mainMinor,
    bonus_change: flows.bonusMinor,
    held_change: flows.heldMinor,
    house_change: flows.houseMinor,
    staked_minor: state.stakedMinor,
    won_minor: state.wonMinor,
    deposited_minor: state.depositedMinor,
    deposit_count: state.depositCount,
    next_nonce: state.nextNonce,
    current_pair_id: state.pair.id,
    next_pair_id: state.nextPairId,
    open_round_ids: state.openRounds.map((round) => round.id),
    last_bets: JSON.stringify(state.lastBets),
    id,
    key: entry.key,
    kind: entry.request.kind,
    body_hash: entry.bodyHash,
    amount_minor: change.amountMinor,
    legs: printLegs(legs),
    lines: legs.map((leg) => postingLine({ ...leg, accountId, version })).join('\n'),
    leg_count: legs.length,
    round_id: rows.newRound ? undefined : change.roundId,
    step: change.step,
    nonce: change.nonce,
    ...roundOf(change, atMs),
    hold_minor: rows.newHold?.amountMinor,
    hold_until: rows.newHold?.expiresAtMs,
    multiplayer_round_id: rows.pooledBet?.roundId ?? rows.takenBackFrom,
    play_owner_id: rows.play?.ownerId,
  }
  return NAMES.map((name) => item[name])
}

/** The columns of the round that a bet opens, or that a move changes. */
function roundOf({ rows: { newRound, round } }: Change, atMs: number): Item {
  if (newRound) {
    const { decided } = newRound
    return {
      game_id: newRound.gameId,
      slot: newRound.slot,
      status: decided ? 'finished' : 'open',
      result: decided?.result ?? 'PENDING',
      edge_bp: newRound.edgeBp,
      stake_minor: newRound.stakeMinor,
      max_win_minor: newRound.maxWinMinor,
      payout_minor: decided?.payoutMinor ?? 0n,
      multiplier_e4: decided?.multiplierE4 ?? 0n,
      seed_pair_id: newRound.seedPairId,
      options: JSON.stringify(newRound.options),
      moves: '[]',
      finished_at: decided && atMs,
      jurisdiction_id: newRound.jurisdictionId,
      game_version: newRound.gameVersion,
      spin_id: newRound.spinId,
      pot_ids: newRound.potIds.length > 0 ? newRound.potIds : undefined,
      run_id: newRound.runId,
    }
  }
  if (!round) return {}
  return {
    status: round.end?.status ?? 'open',
    result: round.end?.result ?? 'PENDING',
    payout_minor: round.end?.payoutMinor ?? 0n,
    multiplier_e4: round.multiplierE4,
    moves: round.moves === undefined ? undefined : JSON.stringify(round.moves),
    finished_at: round.end && atMs,
  }
}
