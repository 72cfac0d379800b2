import { randomUUIDv7 } from 'node:crypto'
import { type DecisionContext, decide, type MoneyCommand } from '@fairground/ledger'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WalletId } from '../../src/ground/db/wallet-id.ts'
import type { MoneyRequest } from '../../src/money/wallet/action.ts'
import { encodeArray, encodeValue } from '../../src/money/wallet/binary.ts'
import { oldestKeyId } from '../../src/money/wallet/key-life.ts'
import { MONEY_SETTINGS } from '../../src/money/wallet/lane-connection.ts'
import { LOAD, type LoadRow, parseLoaded } from '../../src/money/wallet/load.ts'
import { storeStatement } from '../../src/money/wallet/statement.ts'
import { ownKey } from '../../src/money/wallet/wallet.ts'
import { listMoneyLines } from '../../src/play/rounds/money-lines.ts'
import { createRoundReader } from '../../src/play/rounds/round-reader.ts'
import { betOf, type Desk, drawOf, endBonusTime, endOf, openDesk, spinOf } from './desk.ts'

/** Rows that an account or a table has grown by. */
const GROWN = 20_000
/** Most rows that one action may look at in one table: its own, once for each step of reading and storing. */
const FEW = 8
/** While a table is tiny an action may look at all that its own account has done. */
const OWN = 60

let desk: Desk
/** One connection for all, as a lane has: plans that it has made, it keeps. */
let lane: Client
beforeAll(async () => {
  desk = await openDesk()
  lane = new Client({ connectionString: desk.url, options: MONEY_SETTINGS })
  await lane.connect()
})
afterAll(async () => {
  await lane.end()
  await desk.close()
})

/** Reads an account, decides one action and stores it as a lane does. @returns rows that it looked at, by table */
async function lookedAt(moneyCommand: MoneyCommand & { command: MoneyRequest }): Promise<Record<string, number>> {
  const { accountId, key, bodyHash } = moneyCommand.command
  await lane.query('begin')
  const before = await readRows()
  const values = [
    encodeArray('uuid', [accountId]),
    encodeArray('text', [key]),
    encodeArray('uuid', [undefined]),
    encodeValue('uuid', oldestKeyId()),
  ]
  const [row] = (await lane.query<LoadRow>({ name: 'load', text: LOAD, values })).rows
  const state = row && parseLoaded(row, desk.keyring).state
  if (!row || !state) throw new Error(`the account ${accountId} is not there`)
  const context: DecisionContext = {
    atMs: Date.now(),
    jurisdictions: new Map([
      [
        'desk',
        { version: 1, betSlots: 30_000, bonuses: true, autoplay: true, minRoundMs: 0, limits: [], realityCheckMs: 0 },
      ],
    ]),
    currencies: new Map(),
    gameVersions: new Map(),
    multiplayerRounds: new Map(),
  }
  const change = decide(state, moneyCommand, context)
  if (change.outcome === 'refused') throw new Error(`refused: ${change.reason}`)
  const entry = {
    accountId,
    key,
    bodyHash,
    request: moneyCommand,
    deadline: 0,
    wasSent: false,
    mustRead: false,
    resolve() {},
    reject() {},
  }
  const { rows: types } = await lane.query<{ found: number }>("select 'money_item'::regtype::oid::int as found")
  const batch = {
    id: randomUUIDv7(),
    atMs: context.atMs,
    epoch: BigInt(row.epoch),
    part: 0,
    itemType: types[0]?.found ?? 0,
  }
  const acceptedEntries = [{ entry, before: state, change, id: change.rows.newRound?.id ?? randomUUIDv7() }]
  const storedRows = await lane.query(storeStatement(batch, acceptedEntries))
  const after = await readRows()
  await lane.query('commit')
  expect(storedRows.rows).toEqual([{ account_id: accountId }])
  return Object.fromEntries(Object.entries(after).map(([name, seen]) => [name, seen - (before[name] ?? 0)]))
}

/** Rows that the connection has read, by table, and not yet reported to the statistics. */
async function readRows(): Promise<Record<string, number>> {
  const { rows } = await lane.query<{ name: string; seen: number }>(
    `select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as seen
      from pg_stat_xact_user_tables where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.map(({ name, seen }) => [name, seen]))
}

/** A bet, its win and the release, and the most rows that any of them looked at in any table. */
async function playOnce(accountId: WalletId, slot: number): Promise<number> {
  const bet = { ...betOf(accountId, 1n), slot }
  const rowCounts = [
    await lookedAt({ kind: 'bet', command: bet }),
    await lookedAt({ kind: 'move', command: endOf(accountId, bet.roundId, 2n) }),
    await lookedAt({ kind: 'finish_holds', command: { accountId, ...ownKey(), holdIds: [bet.roundId] } }),
  ]
  return Math.max(...rowCounts.flatMap((tables) => Object.values(tables)))
}

/** Adds finished rounds: to one account, or each to a separate account. */
async function grow(accountOf: string): Promise<void> {
  await lane.query(`
    create temp table grown as
      select ${accountOf} as account_id, uuidv7() as id, n from generate_series(1, ${GROWN}) n`)
  await lane.query(`
    insert into wallet (account_id, currency_id, seed_pair_id, next_pair_id)
      select account_id, 'G$', id, id from grown on conflict do nothing`)
  await lane.query(`
    insert into money_action (account_id, id, version, key, kind, body_hash, batch_id, at, amount_minor, main_minor, bonus_minor,
        held_minor, main_change, bonus_change, held_change, house_change, legs, step, nonce, game_id, slot, status, result, edge_bp,
        stake_minor, max_win_minor, payout_minor, multiplier_e4, seed_pair_id, options, moves)
      select account_id, id, n + 1000000, id::text, 'bet', '', id, now(), 1, 0, 0, 0, -1, 0, 0, 1,
        concat('0|player:main|house:stakes:mines|1|bet|', id), 0, n, 'mines', 0, 'finished', 'LOSE', 300, 1, 1, 0, 0, id, '{}', '[]'
      from grown`)
  await lane.query('drop table grown')
}

test('plans that were made while the tables had a few rows read no table as a whole once others have played', async () => {
  const accountId = await desk.account(1_000n)
  await lane.query('vacuum analyze')
  // A lane's statements get new plans after its first batch.
  await playOnce(accountId, 0)
  await lane.query('discard plans')
  expect(await playOnce(accountId, 0)).toBeLessThanOrEqual(OWN)
  await grow('gen_random_uuid()')
  await lane.query('insert into hold select account_id, id, 1, now() from round on conflict do nothing')
  expect(await playOnce(accountId, 0)).toBeLessThanOrEqual(OWN)
})

test('plans that are made anew read few of an account’s own rows, however long it has played', async () => {
  const accountId = await desk.account(1_000n)
  await grow(`'${accountId}'::uuid`)
  await lane.query('analyze')
  await lane.query('discard plans')
  // A round that stays open is read with the account.
  await desk.wallet.placeBet({ ...betOf(accountId, 1n), slot: 1 })
  expect(await playOnce(accountId, 0)).toBeLessThanOrEqual(FEW)
})

test('a spin, a draw that wagers and an expiry read few rows, however many gifts and pots there have been', async () => {
  const accountId = await desk.account(1_000n)
  const [old, at] = ['gen_random_uuid()', `now() - interval '1 day'`]
  for (const account of [`'${accountId}'::uuid`, old]) {
    await lane.query(`
      insert into spin_grant (account_id, id, key, source, value_minor, count, used, granted_at, expires_at)
        select ${account}, gen_random_uuid(), gen_random_uuid(), 'staff', 100, 1, 1, ${at}, now() + interval '1 day'
          from generate_series(1, ${GROWN})`)
    await lane.query(`
      insert into bonus (account_id, id, status, amount_minor, required_minor, shares, opened_at, expires_at, closed_at)
        select ${account}, gen_random_uuid(), 'done', 1, 1, '{}', ${at}, now() + interval '1 day', ${at}
          from generate_series(1, ${GROWN})`)
  }
  await lane.query('analyze')
  await lane.query('discard plans')
  const spun = await lookedAt({ kind: 'bet', command: await spinOf(desk, accountId, { win: 20n, required: 60n }) })
  const draw = drawOf(5n)
  const drawn = await lookedAt({ kind: 'bet', command: { ...betOf(accountId, 10n), gameId: 'scratch', draw } })
  await endBonusTime(desk, accountId)
  const expired = await lookedAt({ kind: 'expire_bonus', command: { accountId, ...ownKey() } })
  expect(Math.max(...[spun, drawn, expired].flatMap((tables) => Object.values(tables)))).toBeLessThanOrEqual(FEW)
})

test('a round finds its money lines, and a stranger a decided round, without reading the table', async () => {
  const accountId = await desk.account(1_000n)
  await grow('gen_random_uuid()')
  const bet = betOf(accountId, 1n)
  await desk.wallet.placeBet(bet)
  await desk.wallet.moveRound(endOf(accountId, bet.roundId, 2n))
  await desk.wallet.finishHolds({ accountId, ...ownKey(), holdIds: [bet.roundId] })
  await grow(`'${accountId}'::uuid`)
  await lane.query('vacuum analyze money_action')
  const rounds = createRoundReader(desk.db, desk.keyring)
  const foundRound = await rounds.findDecided(bet.roundId)
  expect(foundRound).toMatchObject({ accountId, id: bet.roundId, payoutMinor: 2n })
  if (!foundRound) return
  const lines = await listMoneyLines(desk.db, foundRound)
  expect(lines.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['bet', 1n],
    ['win', 2n],
    ['release', 2n],
  ])
  const { rows } = await lane.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, buffers, format text) select * from round where id = '${bet.roundId}' and status <> 'open'`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Bitmap Index Scan on money_action_\d{4}_\d{2}_id_idx/)
  expect(Number(/Rows Removed by (?:Index Recheck|Filter): (\d+)/.exec(plan)?.[1] ?? 0)).toBeLessThan(2_000)
})
