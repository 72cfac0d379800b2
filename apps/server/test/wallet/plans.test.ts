import { randomUUIDv7 } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ActionKind, KIND_NAMES, type MoneyRequest } from '../../src/wallet/action.ts'
import { expireBonus } from '../../src/wallet/actions/expire-bonus.ts'
import { finishHolds } from '../../src/wallet/actions/finish-holds.ts'
import { moveRound } from '../../src/wallet/actions/move-round.ts'
import { placeBet } from '../../src/wallet/actions/place-bet.ts'
import { ownKey } from '../../src/wallet/wallet.ts'
import { betOf, type Desk, decidedAs, endOf, openDesk, spinOf } from './desk.ts'

/** Rows that an account or a table has grown by. */
const GROWN = 20_000
/** Most rows that one action may look at in one table: its own, once for each step of the function. */
const FEW = 6

let desk: Desk
/** One connection for all, as a lane has: plans that it has made, it keeps. */
let lane: Client
beforeAll(async () => {
  desk = await openDesk()
  lane = new Client({ connectionString: desk.url })
  await lane.connect()
})
afterAll(async () => {
  await lane.end()
  await desk.close()
})

/** Does one action on the lane's connection. @returns rows that it looked at, by table */
async function lookedAt<Request extends MoneyRequest>(
  kind: ActionKind<Request>,
  request: Request,
): Promise<Record<string, number>> {
  const { accountId, key, bodyHash } = request
  const item = { account_id: accountId, key, body_hash: bodyHash, ...kind.row(request) }
  await lane.query('begin')
  const before = await readRows()
  const items = KIND_NAMES.map((name) => (name === kind.name ? JSON.stringify([item]) : null))
  const { rows } = await lane.query<{ answers: string }>(
    `select money_batch(now(), $1, $2, ${KIND_NAMES.map((_, at) => `$${at + 3}`).join(', ')}) as answers`,
    [[accountId], KIND_NAMES.map(() => randomUUIDv7()), ...items],
  )
  const after = await readRows()
  await lane.query('commit')
  expect(JSON.parse(rows[0]?.answers ?? '[]')[0][0]).toBe('done')
  return Object.fromEntries(Object.entries(after).map(([name, seen]) => [name, seen - (before[name] ?? 0)]))
}

/** Rows that the connection has looked at, by table, and not yet told to the statistics. */
async function readRows(): Promise<Record<string, number>> {
  const { rows } = await lane.query<{ name: string; seen: number }>(
    `select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as seen
      from pg_stat_xact_user_tables where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.map(({ name, seen }) => [name, seen]))
}

/** A bet, its win and the release, and the most rows that any of them looked at in any table. */
async function playOnce(accountId: string, slot: number): Promise<number> {
  const bet = { ...betOf(accountId, 1n), slot }
  const seen = [
    await lookedAt(placeBet, bet),
    await lookedAt(moveRound, endOf(accountId, bet.roundId, 2n)),
    await lookedAt(finishHolds, { accountId, ...ownKey(), holdIds: [bet.roundId] }),
  ]
  return Math.max(...seen.flatMap((tables) => Object.values(tables)))
}

/** Adds finished rounds with their actions and postings: to one account, or each to an account of its own. */
async function grow(accountOf: string): Promise<void> {
  await lane.query(`
    create temp table grown as
      select ${accountOf} as account_id, gen_random_uuid() as id, n from generate_series(1, ${GROWN}) n`)
  await lane.query(`
    insert into wallet (account_id, currency_id, seed_pair_id, next_pair_id)
      select account_id, 'G$', id, id from grown on conflict do nothing`)
  await lane.query(`
    insert into round (account_id, id, game_id, status, result, nonce, edge_bp, stake_minor, max_win_minor, seed_pair_id,
        options, created_at)
      select account_id, id, 'mines', 'finished', 'LOSE', n, 300, 1, 1, id, '{}', now() from grown`)
  await lane.query(`
    insert into posting select account_id, n + 1000000, 0, id, 'player:main', 'house:stakes:mines', 1, 'bet', id, now()
      from grown`)
  await lane.query(`
    insert into money_action select account_id, id::text, 'bet', '', id, 0, n, 1, n + 1000000, 0, 0, 0, now() from grown`)
  await lane.query('drop table grown')
}

test('plans that were made while the tables had a few rows read no table as a whole once others have played', async () => {
  const accountId = await desk.account(1_000n)
  await lane.query('vacuum analyze')
  // A lane has its plans made anew after its first batch.
  await playOnce(accountId, 0)
  await lane.query('discard plans')
  expect(await playOnce(accountId, 0)).toBeLessThanOrEqual(FEW)
  await grow('gen_random_uuid()')
  await lane.query('insert into hold select account_id, id, 1, now() from round on conflict do nothing')
  expect(await playOnce(accountId, 0)).toBeLessThanOrEqual(FEW)
})

test('plans that are made anew read few of an account’s own rows, however long it has played', async () => {
  const accountId = await desk.account(1_000n)
  await grow(`'${accountId}'::uuid`)
  await lane.query('analyze')
  await lane.query('discard plans')
  // A round that stays open makes the next bet look for its place.
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
  const spun = await lookedAt(placeBet, await spinOf(desk, accountId, { win: 20n, required: 60n }))
  const decided = await decidedAs(desk.wallet, accountId, 5n)
  const drawn = await lookedAt(placeBet, { ...betOf(accountId, 10n), gameId: 'scratch', decided })
  await desk.db
    .updateTable('bonus')
    .set({ expires_at: new Date(0) })
    .where('status', '=', 'open')
    .execute()
  const expired = await lookedAt(expireBonus, { accountId, ...ownKey() })
  expect(Math.max(...[spun, drawn, expired].flatMap((tables) => Object.values(tables)))).toBeLessThanOrEqual(FEW)
})

test('a round finds its money lines without reading the account’s others', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 1n)
  await desk.wallet.placeBet(bet)
  await grow(`'${accountId}'::uuid`)
  await lane.query('analyze posting')
  const { rows } = await lane.query<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
    'explain (analyze, format json) select * from posting where account_id = $1 and ref_id = $2',
    [accountId, bet.roundId],
  )
  const told = JSON.stringify(rows[0]?.['QUERY PLAN'])
  expect(told).toContain('posting_ref')
  expect(told).not.toContain('Rows Removed by Filter')
})
