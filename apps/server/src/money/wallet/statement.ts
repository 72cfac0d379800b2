import { encodeArray, encodeRows, encodeValue } from './binary.ts'
import { type AcceptedAction, ITEM_TYPES, itemOf } from './item.ts'
import { oldestKeyId } from './key-life.ts'
import { PARTS, type Part } from './statement-parts.ts'
import { printUsage } from './stored-play.ts'
import { KEEP_TIMES } from './times-in-order.ts'

/** The actions of the batch as rows. */
const ITEMS = `item as materialized (select * from unnest($1::money_item[]))`

/**
 * Locks the parts of multiplayer rounds that the batch bets in, before any write. A closed part, or one with too little
 * allowance left, takes none of the batch's bets.
 */
const LOCK_PARTS = `locked as materialized (
  select p.multiplayer_round_id, p.part from multiplayer_round_part p
  join (
    select r.multiplayer_round_id, r.part, sum(r.exposure_minor) as exposure_minor from multiplayer_rows r group by 1, 2
  ) wanted on wanted.multiplayer_round_id = p.multiplayer_round_id and wanted.part = p.part
  where p.open and p.exposure_minor + wanted.exposure_minor <= p.allowance_minor
  order by p.multiplayer_round_id for update of p)`

/**
 * Locks the rows of players whose usage of limits the batch changes, before any wallet. A row that another wallet of the player
 * has changed since the decision takes none of the batch's actions.
 */
const LOCK_PLAY = `locked_play as materialized (
  select p.account_id from play p join play_rows r on r.owner_id = p.account_id and r.version = p.version
  order by p.account_id for update of p)`

/**
 * Writes a wallet only while account, settings, limits and key are as they were decided on: same versions, key unused.
 * $5 is the oldest id of which keys count: older months' tables are not opened.
 */
const storeActions = ({ isMultiplayer, isCounted }: { isMultiplayer: boolean; isCounted: boolean }) => `stored as (
  update wallet w set
    main_minor = w.main_minor + i.main_change, bonus_minor = w.bonus_minor + i.bonus_change,
    held_minor = w.held_minor + i.held_change, version = w.version + 1, staked_minor = i.staked_minor,
    won_minor = i.won_minor, deposited_minor = i.deposited_minor, deposit_count = i.deposit_count, next_nonce = i.next_nonce,
    seed_pair_id = i.current_pair_id, next_pair_id = i.next_pair_id, open_round_ids = i.open_round_ids, last_bets = i.last_bets,
    ${KEEP_TIMES}
  from item i
  where w.account_id = i.account_id and w.version = i.version and w.revision = i.revision
    and (select epoch from settings_epoch) = $4
    and (select true from money_action a where a.account_id = i.account_id and a.key = i.key and a.id >= $5 limit 1) is null${
      isMultiplayer
        ? ' and (i.multiplayer_round_id is null or i.multiplayer_round_id in (select multiplayer_round_id from locked))'
        : ''
    }${isCounted ? ' and (i.play_owner_id is null or i.play_owner_id in (select account_id from locked_play))' : ''}
  returning w.version as new_version, w.main_minor, w.bonus_minor, w.held_minor, i.*)`

const RECORD_ACTIONS = `recorded as (
  insert into money_action (account_id, id, version, key, kind, body_hash, batch_id, at, amount_minor, main_minor, bonus_minor,
    held_minor, main_change, bonus_change, held_change, house_change, legs, round_id, step, nonce, game_id, slot, status, result,
    edge_bp, stake_minor, max_win_minor, payout_minor, multiplier_e4, seed_pair_id, options, moves, finished_at, jurisdiction_id,
    game_version, spin_id, pot_ids, run_id)
  select account_id, id, new_version, key, kind, body_hash, $2, $3, amount_minor, main_minor, bonus_minor, held_minor,
    main_change, bonus_change, held_change, house_change, legs, round_id, step, nonce, game_id, slot,
    case when game_id is not null then status end, case when game_id is not null then result end, edge_bp, stake_minor,
    max_win_minor, payout_minor, multiplier_e4, seed_pair_id, options, case when game_id is not null then moves end,
    case when game_id is not null then finished_at end, jurisdiction_id, game_version, spin_id, pot_ids, run_id
  from stored)`

const RECORD_DIGEST = `digested as (
  insert into posting_batch (batch_id, at, posting_count, digest)
  select $2, $3, sum(leg_count), encode(sha256(convert_to(concat($2::uuid, '|', floor(extract(epoch from $3::timestamptz) * 1000)::bigint,
    '|', sum(leg_count), E'\\n', string_agg(lines, E'\\n' order by account_id)), 'UTF8')), 'hex')
  from stored where leg_count > 0 having sum(leg_count) > 0)`

const RECORD_HOLDS = `held as (
  insert into hold (account_id, id, amount_minor, expires_at)
  select account_id, coalesce(round_id, id), hold_minor, hold_until from stored where hold_minor is not null)`

/** @param bounds the parameters with the least and the greatest round that the actions move: they say which months' tables are opened */
const moveRounds = (bounds: readonly [string, string]) => `moved as (
  update money_action r set
    step = s.step, moves = coalesce(s.moves, r.moves), multiplier_e4 = coalesce(s.multiplier_e4, r.multiplier_e4),
    payout_minor = s.payout_minor, status = s.status, result = s.result, finished_at = s.finished_at
  from stored s where s.game_id is null and s.status is not null and r.account_id = s.account_id and r.id = s.round_id
    and r.id between ${bounds[0]} and ${bounds[1]})`

/** Bets in multiplayer rounds, and bets that their players take back. */
const MULTIPLAYER: Omit<Part, 'write'> = {
  name: 'multiplayer',
  columns: {
    account_id: 'uuid',
    round_id: 'uuid',
    multiplayer_round_id: 'uuid',
    part: 'smallint',
    client_seed: 'text',
    target_e2: 'bigint',
    exposure_minor: 'bigint',
    stake_minor: 'bigint',
  },
  rowsOf(accountId, { pooledBet: bet, newRound, takenBackFrom, round }, part) {
    if (bet && newRound) {
      const { roundId, clientSeed, targetE2, exposureMinor } = bet
      return [[accountId, newRound.id, roundId, part, clientSeed, targetE2, exposureMinor, newRound.stakeMinor]]
    }
    // A bet that is taken back needs the lock alone: it stays counted in its round, with what it has reserved there.
    return takenBackFrom && round ? [[accountId, round.id, takenBackFrom, part, undefined, undefined, 0n, 0n]] : []
  },
}
/** What players have used of their limits. */
const PLAY: Omit<Part, 'write'> = {
  name: 'play',
  columns: { account_id: 'uuid', owner_id: 'uuid', version: 'bigint', usage: 'jsonb' },
  rowsOf: (accountId, { play }) => (play ? [[accountId, play.ownerId, play.version - 1, printUsage(play.usage)]] : []),
}
const COUNT_PLAY = `counted_play as (
  update play p set version = p.version + 1, usage = r.usage
  from play_rows r join stored s on s.account_id = r.account_id where p.account_id = r.owner_id)`

const JOIN_ROUNDS = `joined as (
  insert into multiplayer_bet (account_id, round_id, multiplayer_round_id, client_seed, target_e2)
  select r.account_id, r.round_id, r.multiplayer_round_id, r.client_seed, r.target_e2
  from multiplayer_rows r join stored s on s.account_id = r.account_id
  where r.client_seed is not null order by r.round_id), counted as (
  update multiplayer_round_part p set
    bet_count = p.bet_count + c.bets, staked_minor = p.staked_minor + c.staked, exposure_minor = p.exposure_minor + c.exposure
  from (
    select r.multiplayer_round_id, r.part, count(r.client_seed) as bets, sum(r.stake_minor) as staked, sum(r.exposure_minor) as exposure
    from multiplayer_rows r join stored s on s.account_id = r.account_id group by 1, 2
  ) c where p.multiplayer_round_id = c.multiplayer_round_id and p.part = c.part)`

/** A statement with its parameters. Statements with equal text have equal names. */
export type Statement = { name: string; text: string; values: Buffer[] }

const texts = new Map<string, string>()

/**
 * Makes the one statement that stores a batch, with the optional parts that the batch has rows for.
 * It returns the accounts whose actions were stored; of the other actions it stores nothing.
 */
export function storeStatement(
  batch: { id: string; atMs: number; epoch: bigint; part: number; itemType: number },
  acceptedActions: readonly AcceptedAction[],
): Statement {
  const { part } = batch
  const values = [
    encodeRows(
      batch.itemType,
      ITEM_TYPES,
      acceptedActions.map((action) => itemOf(action, batch.atMs)),
    ),
    encodeValue('uuid', batch.id),
    encodeValue('timestamptz', batch.atMs),
    encodeValue('bigint', batch.epoch),
    encodeValue('uuid', oldestKeyId()),
  ]
  const partNames: string[] = []
  const add = ({ name, columns, rowsOf }: Omit<Part, 'write'>) => {
    const rows = acceptedActions.flatMap(({ change }) => rowsOf(change.state.accountId, change.rows, part))
    if (rows.length === 0) return
    partNames.push(name)
    for (const [at, type] of Object.values(columns).entries())
      values.push(
        encodeArray(
          type,
          rows.map((row) => row[at]),
        ),
      )
  }
  add(MULTIPLAYER)
  add(PLAY)
  if (acceptedActions.some(({ change }) => change.rows.newHold)) partNames.push('held')
  const movedIds = acceptedActions.flatMap(({ change }) => change.rows.round?.id ?? []).sort()
  const [leastMoved, greatestMoved] = [movedIds[0], movedIds.at(-1)]
  if (leastMoved !== undefined && greatestMoved !== undefined) {
    partNames.push('moved')
    values.push(encodeValue('uuid', leastMoved), encodeValue('uuid', greatestMoved))
  }
  for (const each of PARTS) add(each)
  const name = `store ${partNames.join(' ')}`
  let text = texts.get(name)
  if (text === undefined) {
    text = textOf(partNames)
    texts.set(name, text)
  }
  return { name, text, values }
}

function textOf(partNames: readonly string[]): string {
  let parameter = 6
  const rowsOf = ({ name, columns }: Omit<Part, 'write'>) => {
    const arrays = Object.values(columns).map((type) => `$${parameter++}::${type}[]`)
    return `${name}_rows as materialized (select * from unnest(${arrays.join(', ')}) as r(${Object.keys(columns).join(', ')}))`
  }
  const isMultiplayer = partNames.includes('multiplayer')
  const steps = [ITEMS]
  const isCounted = partNames.includes('play')
  if (isMultiplayer) steps.push(rowsOf(MULTIPLAYER), LOCK_PARTS)
  if (isCounted) steps.push(rowsOf(PLAY), LOCK_PLAY)
  steps.push(storeActions({ isMultiplayer, isCounted }), RECORD_ACTIONS, RECORD_DIGEST)
  if (isCounted) steps.push(COUNT_PLAY)
  if (isMultiplayer) steps.push(JOIN_ROUNDS)
  if (partNames.includes('held')) steps.push(RECORD_HOLDS)
  if (partNames.includes('moved')) steps.push(moveRounds([`$${parameter++}`, `$${parameter++}`]))
  for (const part of PARTS.filter(({ name }) => partNames.includes(name))) {
    steps.push(rowsOf(part))
    steps.push(
      `${part.name}_stored as materialized (select r.* from ${part.name}_rows r join stored s on s.account_id = r.account_id)`,
    )
    steps.push(`${part.name}_written as (${part.write.replaceAll(/\brow\b/g, `${part.name}_stored`)})`)
  }
  return `with ${steps.join(',\n')}\nselect account_id from stored`
}
