import type { ChangedPot, ChangedRows } from '@fairground/ledger'
import type { TypeName, Value } from './binary.ts'

/** An optional part of the statement: rows that only some actions write. */
export type Part = {
  name: string
  columns: Readonly<Record<string, TypeName>>
  /** The rows of one action; may be empty. */
  rowsOf(accountId: string, rows: ChangedRows, part: number): readonly (readonly Value[])[]
  /** The SQL that writes them. `row` stands for each row whose action was stored. */
  write: string
}

/** The parts that one account's rows alone decide; a new kind of row is one more. */
export const PARTS: readonly Part[] = [
  {
    name: 'ended_hold',
    columns: { account_id: 'uuid', id: 'uuid' },
    rowsOf: (accountId, { endedHolds }) => (endedHolds ?? []).map((id) => [accountId, id]),
    write: 'delete from hold h using row where h.account_id = row.account_id and h.id = row.id',
  },
  {
    name: 'new_pot',
    columns: {
      account_id: 'uuid',
      id: 'uuid',
      status: 'text',
      amount_minor: 'bigint',
      required_minor: 'bigint',
      wagered_minor: 'bigint',
      shares: 'jsonb',
      expires_at: 'timestamptz',
    },
    rowsOf: (accountId, { pots = [] }) => pots.filter(({ isNew }) => isNew).map((pot) => potRow(accountId, pot, true)),
    write: `insert into bonus (account_id, id, status, amount_minor, required_minor, wagered_minor, shares, opened_at, expires_at, closed_at)
      select account_id, id, status, amount_minor, required_minor, wagered_minor, shares, $3, expires_at,
        case when status <> 'open' then $3 end from row`,
  },
  {
    name: 'pot',
    columns: {
      account_id: 'uuid',
      id: 'uuid',
      status: 'text',
      amount_minor: 'bigint',
      required_minor: 'bigint',
      wagered_minor: 'bigint',
      expires_at: 'timestamptz',
    },
    rowsOf: (accountId, { pots = [] }) =>
      pots.filter(({ isNew }) => !isNew).map((pot) => potRow(accountId, pot, false)),
    write: `update bonus b set status = row.status, amount_minor = row.amount_minor, required_minor = row.required_minor,
        wagered_minor = row.wagered_minor, expires_at = row.expires_at, closed_at = case when row.status <> 'open' then $3 end
      from row where b.account_id = row.account_id and b.id = row.id`,
  },
  {
    name: 'spin',
    columns: { account_id: 'uuid', id: 'uuid' },
    rowsOf: (accountId, { usedSpinId }) => (usedSpinId === undefined ? [] : [[accountId, usedSpinId]]),
    write: 'update spin_grant g set used = g.used + 1 from row where g.account_id = row.account_id and g.id = row.id',
  },
  {
    name: 'attachment',
    columns: { account_id: 'uuid', bet_id: 'uuid', kind: 'text', body: 'jsonb' },
    rowsOf: (accountId, { attachments = [], newRound }) =>
      attachments.map(({ kind, body }) => [accountId, newRound?.id, kind, JSON.stringify(body)]),
    write: `insert into bet_attachment (account_id, bet_id, kind, body, at)
      select account_id, bet_id, kind, body, $3 from row`,
  },
  {
    name: 'run',
    columns: {
      account_id: 'uuid',
      id: 'uuid',
      placed: 'integer',
      staked_minor: 'bigint',
      won_minor: 'bigint',
      last_round_id: 'uuid',
      status: 'text',
    },
    rowsOf: (accountId, { run }) =>
      run
        ? [
            [
              accountId,
              run.id,
              run.placed,
              run.stakedMinor,
              run.wonMinor,
              run.lastRoundId,
              run.isFinished ? 'finished' : 'running',
            ],
          ]
        : [],
    write: `update autoplay_run a set placed = row.placed, staked_minor = row.staked_minor, won_minor = row.won_minor,
        last_round_id = row.last_round_id, status = row.status
      from row where a.account_id = row.account_id and a.id = row.id`,
  },
  {
    name: 'paid_deposit',
    columns: { account_id: 'uuid', id: 'uuid' },
    rowsOf: (accountId, { paidDepositId: id }) => (id === undefined ? [] : [[accountId, id]]),
    write: `update deposit d set status = 'PAID', closed_at = $3
      from row where d.account_id = row.account_id and d.id = row.id`,
  },
  {
    name: 'new_withdrawal',
    columns: {
      account_id: 'uuid',
      id: 'uuid',
      channel: 'text',
      amount_minor: 'bigint',
      fee_minor: 'bigint',
      destination: 'text',
    },
    rowsOf: (accountId, { newWithdrawal: withdrawal }) =>
      withdrawal
        ? [
            [
              accountId,
              withdrawal.withdrawalId,
              withdrawal.channel,
              withdrawal.amountMinor,
              withdrawal.feeMinor,
              withdrawal.destination,
            ],
          ]
        : [],
    write: `insert into withdrawal (account_id, id, channel, amount_minor, fee_minor, destination, created_at)
      select account_id, id, channel, amount_minor, fee_minor, destination, $3 from row`,
  },
  {
    name: 'closed_withdrawal',
    columns: { account_id: 'uuid', id: 'uuid', status: 'text', reason: 'text' },
    rowsOf: (accountId, { closedWithdrawal: withdrawal }) =>
      withdrawal ? [[accountId, withdrawal.id, withdrawal.status, withdrawal.reason]] : [],
    write: `update withdrawal d set status = row.status, reason = row.reason, closed_at = $3, next_try_at = null
      from row where d.account_id = row.account_id and d.id = row.id`,
  },
  {
    name: 'held_deposit',
    columns: { account_id: 'uuid', id: 'uuid' },
    rowsOf: (accountId, { heldDepositId: id }) => (id === undefined ? [] : [[accountId, id]]),
    write: 'update deposit d set held_at = $3 from row where d.account_id = row.account_id and d.id = row.id',
  },
  {
    name: 'refunded_deposit',
    columns: { account_id: 'uuid', id: 'uuid' },
    rowsOf: (accountId, { refundedDepositId: id }) => (id === undefined ? [] : [[accountId, id]]),
    write: 'update deposit d set refunded_at = $3 from row where d.account_id = row.account_id and d.id = row.id',
  },
  {
    name: 'reversed_deposit',
    columns: { account_id: 'uuid', id: 'uuid', taken_minor: 'bigint' },
    rowsOf: (accountId, { reversedDeposit: deposit }) => (deposit ? [[accountId, deposit.id, deposit.takenMinor]] : []),
    write: `update deposit d set reversed_at = $3, taken_minor = row.taken_minor
      from row where d.account_id = row.account_id and d.id = row.id`,
  },
  {
    name: 'restored_deposit',
    columns: { account_id: 'uuid', id: 'uuid' },
    rowsOf: (accountId, { restoredDepositId: id }) => (id === undefined ? [] : [[accountId, id]]),
    write: 'update deposit d set restored_at = $3 from row where d.account_id = row.account_id and d.id = row.id',
  },
  {
    name: 'turned',
    columns: {
      account_id: 'uuid',
      id: 'uuid',
      status: 'text',
      client_seed: 'text',
      nonces: 'integer',
      server_seed: 'text',
    },
    rowsOf: (accountId, { turnedSeeds: seeds }) =>
      seeds
        ? [
            [accountId, seeds.revealedId, 'revealed', undefined, seeds.nonces, seeds.revealedServerSeed],
            [accountId, seeds.currentId, 'current', seeds.clientSeed, undefined, undefined],
          ]
        : [],
    write: `update seed_pair p set status = row.status, client_seed = coalesce(row.client_seed, p.client_seed), nonces = row.nonces,
        server_seed = coalesce(row.server_seed, p.server_seed),
        revealed_at = case when row.status = 'revealed' then $3 end
      from row where p.account_id = row.account_id and p.id = row.id`,
  },
  {
    name: 'next_pair',
    columns: { account_id: 'uuid', id: 'uuid', number: 'integer', server_seed: 'text', server_seed_hash: 'text' },
    rowsOf: (accountId, { turnedSeeds: seeds }) =>
      seeds ? [[accountId, seeds.nextId, seeds.nextNumber, seeds.nextSealedSeed, seeds.nextSeedHash]] : [],
    write: `insert into seed_pair (account_id, id, number, server_seed, server_seed_hash, status, created_at)
      select account_id, id, number, server_seed, server_seed_hash, 'next', $3 from row`,
  },
]

function potRow(accountId: string, pot: ChangedPot, withShares: boolean): Value[] {
  const { id, status, amountMinor, requiredMinor, wageredMinor, shares, expiresAtMs } = pot
  return [
    accountId,
    id,
    status,
    amountMinor,
    requiredMinor,
    wageredMinor,
    ...(withShares ? [JSON.stringify(shares)] : []),
    expiresAtMs,
  ]
}
