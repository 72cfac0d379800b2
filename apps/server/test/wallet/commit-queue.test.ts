import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toWalletId, type WalletId } from '../../src/ground/db/wallet-id.ts'
import { MoneyUnavailable } from '../../src/money/wallet/waiting.ts'
import { betOf, type Desk, endOf, openDesk } from './desk.ts'

let desk: Desk
/** Two others at the database: one holds locks, one looks and cuts connections. */
let holder: Client
let watcher: Client
beforeAll(async () => {
  desk = await openDesk()
  holder = new Client({ connectionString: desk.url })
  watcher = new Client({ connectionString: desk.url })
  await Promise.all([holder.connect(), watcher.connect()])
})
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()])
  await desk.close()
})

/** Waits until a money connection of this database is in the given state. @returns its process id */
async function moneyConnection(condition: string): Promise<number> {
  const find = async () =>
    (
      await watcher.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'fairground money' and datname = current_database()
          and ${condition}`,
      )
    ).rows[0]?.pid
  await expect.poll(find, { interval: 20 }).toBeDefined()
  return (await find()) ?? 0
}

const BLOCKED = "wait_event_type = 'Lock'"
const lock = (accountId: WalletId) => holder.query('select from wallet where account_id = $1 for update', [accountId])
const cut = (pid: number) => watcher.query('select pg_terminate_backend($1)', [pid])

async function certaintyOf(answer: Promise<unknown>): Promise<string> {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof MoneyUnavailable)) throw new Error(`expected MoneyUnavailable, not ${String(error)}`)
  return error.certainty
}

test('[RE-01] a batch whose connection is cut is sent again until it is certain, and done once', async () => {
  const accountId = await desk.account(1_000n)
  await holder.query('begin')
  await lock(accountId)
  const bet = betOf(accountId, 100n)
  const answer = desk.wallet.placeBet(bet)
  const first = await moneyConnection(BLOCKED)
  await cut(first)
  await moneyConnection(`${BLOCKED} and pid <> ${first}`)
  await holder.query('commit')
  expect(await answer).toMatchObject({ outcome: 'done', mainMinor: 900n })
  expect(await desk.wallet.placeBet(bet)).toMatchObject({ outcome: 'repeated', mainMinor: 900n })
})

test('[RE-01] an action that may have been done is unsure, and its repeat tells', async () => {
  const accountId = await desk.account(1_000n)
  const hurried = desk.secondDoor({ waitLimitMs: 1 })
  await holder.query('begin')
  await lock(accountId)
  const bet = betOf(accountId, 100n)
  const certainty = certaintyOf(hurried.placeBet(bet))
  await cut(await moneyConnection(BLOCKED))
  expect(await certainty).toBe('unsure')
  await holder.query('commit')
  expect((await desk.wallet.placeBet(bet)).outcome).toMatch(/done|repeated/)
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ mainMinor: 900n, openRounds: 1 })
})

test('[RE-01] a caller is answered at the deadline while the lane still waits for the database, and the repeat tells', async () => {
  const accountId = await desk.account(1_000n)
  const hurried = desk.secondDoor({ waitLimitMs: 1 })
  await holder.query('begin')
  await lock(accountId)
  const bet = betOf(accountId, 100n)
  const answer = certaintyOf(hurried.placeBet(bet))
  const pid = await moneyConnection(BLOCKED)
  expect(await answer).toBe('unsure')
  const { rows } = await watcher.query(`select 1 from pg_stat_activity where pid = $1 and ${BLOCKED}`, [pid])
  expect(rows).toHaveLength(1)
  await holder.query('commit')
  expect((await desk.wallet.placeBet(bet)).outcome).toMatch(/done|repeated/)
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ mainMinor: 900n, openRounds: 1 })
})

test('an action that no database was reached for is unavailable, and certainly not done', async () => {
  const accountId = await desk.account(1_000n)
  const away = desk.secondDoor({ databaseUrl: 'postgresql://127.0.0.1:1/nowhere', waitLimitMs: 50 })
  expect(await certaintyOf(away.placeBet(betOf(accountId, 100n)))).toBe('unavailable')
})

test('[RE-01] a commit that comes with a notice is not believed but asked again', async () => {
  const noticed = await openDesk({ lanes: 1 })
  const accountId = await noticed.account(1_000n)
  const client = new Client({ connectionString: noticed.url })
  await client.connect()
  await client.query(`
    create sequence calls;
    create function warn_once() returns trigger language plpgsql as $$
      begin
        if nextval('calls') = 1 then raise warning 'cancelled while waiting for a standby'; end if;
        return new;
      end $$;
    create trigger warn_once before insert on money_action for each row execute function warn_once()`)
  await client.end()
  expect(await noticed.wallet.placeBet(betOf(accountId, 100n))).toMatchObject({ outcome: 'repeated', mainMinor: 900n })
  await noticed.close()
})

test('what is under way is finished when the queue closes, and nothing is taken afterwards', async () => {
  const accounts = await Promise.all(Array.from({ length: 20 }, () => desk.account(1_000n)))
  const door = desk.secondDoor({ lanes: 2, batchSize: 3 })
  const answers = accounts.map((accountId) => door.placeBet(betOf(accountId, 100n)))
  await door.close()
  expect((await Promise.all(answers)).map(({ outcome }) => outcome)).toEqual(accounts.map(() => 'done'))
  expect(await certaintyOf(door.placeBet(betOf(accounts[0] ?? toWalletId(''), 1n)))).toBe('unavailable')
})

test('a lane that is full refuses at once', async () => {
  const accountId = await desk.account(1_000n)
  const door = desk.secondDoor({ lanes: 1, queueLimit: 2 })
  const answers = [0, 1, 2].map((slot) => door.placeBet({ ...betOf(accountId, 1n), slot }))
  expect(await certaintyOf(answers[2] ?? Promise.resolve())).toBe('unavailable')
  expect((await Promise.all(answers.slice(0, 2))).map(({ outcome }) => outcome)).toEqual(['done', 'done'])
})

test('[RE-01] what a helping lane leaves behind is taken by the lane that sleeps, though nothing else is asked', async () => {
  const [slow, overtaken] = [await desk.account(1_000n), await desk.account(1_000n)]
  const other = new Client({ connectionString: desk.url })
  await other.connect()
  await holder.query('begin')
  await lock(slow)
  await other.query('begin')
  await other.query('select from wallet where account_id = $1 for update', [overtaken])
  // The first lane waits for the slow wallet, so the second one takes the other bet, and waits as well.
  const first = desk.wallet.placeBet(betOf(slow, 10n))
  const pid = await moneyConnection(BLOCKED)
  const second = desk.wallet.placeBet(betOf(overtaken, 20n))
  await moneyConnection(`${BLOCKED} and pid <> ${pid}`)
  await holder.query('commit')
  expect(await first).toMatchObject({ outcome: 'done' })
  // The bet was decided on an earlier state: it goes back to the queue, and the first lane sleeps by now.
  await other.query('update wallet set revision = revision + 1 where account_id = $1', [overtaken])
  await other.query('commit')
  await other.end()
  expect(await second).toMatchObject({ outcome: 'done', mainMinor: 980n })
})

test('an account’s actions are done in the order in which they were asked', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 100n)
  const [betOutcome, ended, released] = await Promise.all([
    desk.wallet.placeBet(bet),
    desk.wallet.moveRound(endOf(accountId, bet.roundId, 150n)),
    desk.wallet.finishHolds({ accountId, key: 'the win', bodyHash: '', holdIds: 'all' }),
  ])
  expect([betOutcome, ended, released].map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ mainMinor: 1_050n, version: 4 })
})
