import { createHash, randomUUIDv7 } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { demoJurisdiction } from '@fairground/contract/jurisdiction'
import { withClient } from '@fairground/embedded-postgres'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareTotals } from '../../src/cash/payments/compare-totals.ts'
import type { PaymentProvider } from '../../src/cash/payments/provider.ts'
import type { SettleParts } from '../../src/cash/payments/settle-deposit.ts'
import { createEvents } from '../../src/ground/call/events.ts'
import { leastId, timeOfId } from '../../src/ground/db/id-time.ts'
import type { WalletId } from '../../src/ground/db/wallet-id.ts'
import { archiveMonth, digestOf } from '../../src/money/archive/archive-month.ts'
import { listMonths } from '../../src/money/archive/months.ts'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { sealSome } from '../../src/money/wallet/sealer.ts'
import { ownKey } from '../../src/money/wallet/wallet.ts'
import { createSiteReader } from '../../src/operator/settings/site-settings.ts'
import { withinRecords } from '../../src/play/statements/period.ts'
import { createPlayedSums, keepPlayedSum } from '../../src/talk/profile/played-sums.ts'
import { betOf, drawOf, endOf } from '../wallet/desk.ts'
import { playSome } from '../wallet/play-some.ts'
import { type ArchiveDesk, openArchiveDesk } from './archive-desk.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let desk: ArchiveDesk
beforeEach(async () => {
  desk = await openArchiveDesk()
})
afterEach(() => desk.close())

/** A bet that is won and released, and one that is decided at once. */
async function playOn(accountId: WalletId): Promise<void> {
  const bet = betOf(accountId, 10n)
  await desk.wallet.placeBet(bet)
  await desk.wallet.moveRound(endOf(accountId, bet.roundId, 30n))
  await desk.wallet.finishHolds({ accountId, ...ownKey(), holdIds: 'all' })
  await desk.wallet.placeBet({ ...betOf(accountId, 10n), gameId: 'scratch', draw: drawOf(5n) })
}

/** Changes the file of the only archived month, line by line. */
function rewrite(change: (lines: string[]) => string[]): string {
  const path = join(desk.folder, readdirSync(desk.folder)[0] ?? '')
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n')
  writeFileSync(path, gzipSync(`${change(lines).join('\n')}\n`))
  return path
}

test('what a player has played counts once: in the database, in a stored sum, and in a month that went to the archive', async () => {
  const accountId = await desk.account(1_000n)
  const { read } = createPlayedSums({ db: desk.db, events: createEvents(), log: silent })
  const played = async () => (await read(accountId)).toSorted((one, other) => one.gameId.localeCompare(other.gameId))
  await playOn(accountId)
  await keepPlayedSum(desk.db, accountId, leastId(Date.now() + 1))
  await playOn(accountId)
  const before = await played()
  expect(before).toEqual([
    { gameId: 'mines', rounds: 2, bestE4: 11_022 },
    { gameId: 'scratch', rounds: 2, bestE4: 20_000 },
  ])
  await desk.archiveAfter(15)
  expect(await desk.query('select 1 from money_action')).toEqual([])
  expect(await played()).toEqual(before)
})

test('a month is archived when it is old enough, and the ledger is sound before and after', async () => {
  const accountId = await playSome(desk)
  const before = await verifyLedger(desk.url, desk.folder)
  expect(before.sound).toBe(true)
  await desk.archiveAfter(14)
  expect(readdirSync(desk.folder)).toEqual([])
  await desk.archiveAfter(15)
  expect(await desk.brokenRules()).toEqual([])
  expect(readdirSync(desk.folder)).toEqual([expect.stringMatching(/^\d{4}-\d{2}\.jsonl\.gz$/)])
  // The round that was open was voided first, by an action of its own, and the held win released.
  expect(desk.messages).toEqual([
    expect.stringMatching(/^1 rounds of \d{4}-\d{2} were still open: their stakes went back$/),
    expect.stringMatching(/^\d{4}-\d{2} is not archived: 1 commits are not sealed$/),
    expect.stringMatching(/^\d{4}-\d{2} is archived: \d+ actions in \d{4}-\d{2}\.jsonl\.gz$/),
  ])
  expect((await verifyLedger(desk.url, desk.folder)).postings).toBe(before.postings + 2)
  expect(await desk.query('select 1 from money_action')).toEqual([])
  // A statement begins where the archive ends.
  const [month] = await desk.query('select upper_id from archived_month')
  const firstMs = timeOfId(String(month?.upper_id))
  expect(await withinRecords(desk.db, accountId, { fromMs: 5, toMs: firstMs + 9 })).toEqual({
    fromMs: firstMs,
    toMs: firstMs + 9,
  })
  const stranger = await desk.account()
  expect(await withinRecords(desk.db, stranger, { fromMs: 5, toMs: 9 })).toEqual({ fromMs: 5, toMs: 9 })
  // The wallet plays on from where it stood.
  await playOn(accountId)
  expect(await desk.brokenRules()).toEqual([])
  await desk.query('update wallet set main_minor = main_minor + 1')
  expect(await desk.brokenRules()).toHaveLength(3)
})

test('a file that was changed, cut, exchanged or lost is found, also when its checksum was made to fit', async () => {
  await playSome(desk)
  await desk.archiveAfter(15)
  const found = async () => (await desk.brokenRules()).map((text) => text.replaceAll(/\S*\.jsonl\.gz/g, 'FILE'))
  const path = join(desk.folder, readdirSync(desk.folder)[0] ?? '')
  const original = readFileSync(path)

  rewrite((lines) => lines.map((line) => line.replace('|300|bet|', '|299|bet|')))
  expect(await found()).toEqual([expect.stringContaining('is not the file that was written')])
  // A forger who may write to the database too makes both checksums fit.
  rewrite((lines) => {
    const sha256 = createHash('sha256')
      .update(`${lines.slice(0, -1).join('\n')}\n`)
      .digest('hex')
    return [...lines.slice(0, -1), JSON.stringify({ ...JSON.parse(lines.at(-1) ?? ''), sha256 })]
  })
  await desk.query('update archived_month set sha256 = $1', [await digestOf(path)])
  expect(await found()).toEqual([expect.stringMatching(/commit \S+ of FILE has digest \S+, its postings make \S+$/)])

  writeFileSync(path, original.subarray(0, original.length / 2))
  await desk.query('update archived_month set sha256 = $1', [await digestOf(path)])
  expect(await found()).toHaveLength(1)
  writeFileSync(path, original)
  await desk.query('update archived_month set sha256 = $1', [await digestOf(path)])
  expect(await found()).toEqual([])
  await desk.query('update archived_wallet set staked_minor = staked_minor + 1')
  await desk.query('update wallet set staked_minor = staked_minor + 1')
  expect(await found()).toEqual([expect.stringMatching(/^What is carried over of archived actions.*staked_minor/)])
  await desk.query('update archived_wallet set staked_minor = staked_minor - 1')
  await desk.query('update wallet set staked_minor = staked_minor - 1')
  rmSync(path)
  expect(await found()).toEqual([expect.stringContaining('ENOENT')])
})

/** Makes two tables in place of the months: up to a moment, and from it on. */
async function splitAt(ms: number): Promise<void> {
  await withClient(desk.url, async (client) => {
    for (const { table } of await listMonths(client)) await client.query(`drop table ${table}`)
    const bounds = [leastId(0), leastId(ms), leastId(ms + 86_400_000)]
    for (const [place, name] of ['money_action_2020_01', 'money_action_2020_02'].entries()) {
      await client.query(`create table ${name} (like money_action including defaults including constraints)`)
      await client.query(`alter table ${name} add primary key (account_id, id) include (game_id)`)
      await client.query(`create unique index on ${name} (account_id, key)`)
      await client.query(
        `alter table money_action attach partition ${name} for values from ('${bounds[place]}') to ('${bounds[place + 1]}')`,
      )
    }
  })
}

test('a commit that lies in two months is whole in one file, and the chain holds through both', async () => {
  const earlyId = randomUUIDv7()
  const splitMs = Date.now() + 1
  await splitAt(splitMs)
  const accountIds = await Promise.all(Array.from({ length: 4 }, () => desk.account(1_000n)))
  // One commit: the first bet's id is of the earlier month, the others' of the later one.
  await Promise.all(
    accountIds.map((accountId, place) => {
      const roundId = place === 0 ? earlyId : randomUUIDv7()
      return desk.wallet.placeBet({ ...betOf(accountId, 10n), roundId, gameId: 'scratch', draw: drawOf(5n) })
    }),
  )
  for (const accountId of accountIds) await desk.wallet.finishHolds({ accountId, ...ownKey(), holdIds: 'all' })
  await sealSome(desk.db, { name: 'sealer', fence: 7n })
  const place = { databaseUrl: desk.url, folder: desk.folder }
  const months = await withClient(desk.url, listMonths)
  expect(months.map(({ name }) => name)).toEqual(['2020-01', '2020-02'])
  const [early, late] = months
  if (!early || !late) return
  const first = await archiveMonth(place, early, Date.now())
  // The deposits of the same accounts came before it, the three bets of the other months with it.
  expect(first).toMatchObject({ actions: 8 })
  expect(await desk.query('select commits, actions, live_actions from archived_month')).toEqual([
    expect.objectContaining({ actions: '8', live_actions: '7' }),
  ])
  expect(await desk.brokenRules()).toEqual([])
  const second = await archiveMonth(place, late, Date.now())
  expect(second).toMatchObject({ actions: 4 })
  expect(await desk.brokenRules()).toEqual([])
  // What somebody adds to a commit that is archived is found.
  await desk.query(
    `insert into money_action (account_id, id, version, key, kind, body_hash, batch_id, at, amount_minor, main_minor, bonus_minor,
      held_minor, main_change, bonus_change, held_change, house_change, legs)
      select account_id, $1, version + 1, 'forged', 'move', '', (select through_batch from archived_month order by month limit 1),
        now(), 0, main_minor, bonus_minor, held_minor, 0, 0, 0, 0, '' from wallet limit 1`,
    [leastId(splitMs + 2_000)],
  )
  await desk.query(
    "update wallet set version = version + 1 where account_id = (select account_id from money_action where key = 'forged')",
  )
  expect(await desk.brokenRules()).toEqual([expect.stringMatching(/^No action was added to an archived commit/)])
})

test('bets go on while a month is archived; a try that was cut off leaves nothing that the next one trips over', async () => {
  const splitMs = Date.now() + 300
  await splitAt(splitMs)
  const accountIds = await Promise.all(Array.from({ length: 6 }, () => desk.account(100_000n)))
  await Promise.all(accountIds.map((accountId) => playOn(accountId)))
  await expect.poll(() => Date.now() > splitMs).toBe(true)
  await playOn(accountIds[0] as WalletId)
  await sealSome(desk.db, { name: 'sealer', fence: 7n })
  // As a crash leaves them: a closed month, half a draft, and a file whose table was not dropped yet.
  await desk.query('alter table money_action_2020_01 add constraint closed check (false) not valid')
  writeFileSync(join(desk.folder, '2020-01.part'), 'half')
  writeFileSync(join(desk.folder, '2020-01.jsonl.gz'), 'earlier')
  let isOver = false
  // A month is not archived while a win of it is held: each account releases its own with the next round.
  await Promise.all(accountIds.map(playOn))
  const betting = accountIds.map(async (accountId) => {
    let bets = 0
    for (; !isOver || bets < 5; bets++) await playOn(accountId)
    return bets
  })
  const [early] = await withClient(desk.url, listMonths)
  if (!early) return
  const result = await archiveMonth({ databaseUrl: desk.url, folder: desk.folder }, early, Date.now())
  isOver = true
  await Promise.all(betting)
  expect(result).toMatchObject({ file: '2020-01.jsonl.gz' })
  expect(readdirSync(desk.folder)).toEqual(['2020-01.jsonl.gz'])
  await sealSome(desk.db, { name: 'sealer', fence: 7n })
  expect(await desk.brokenRules()).toEqual([])
})

test('a provider’s sums are still compared with all that it ever paid', async () => {
  await desk.account(10_000n)
  await desk.archiveAfter(15)
  await desk.account(77n)
  const parts = {
    ...desk,
    reports: desk.db,
    log: silent,
    now: () => Date.now() + 2 * 3_600_000,
    readSite: createSiteReader(desk.db),
  }
  const compare = (paidIn: string) =>
    compareTotals(parts as unknown as SettleParts, {
      ...({ id: 'sandbox' } as PaymentProvider),
      findTotals: async () => [{ currencyId: 'G$', paidIn, reversed: '0', paidOut: '0' }],
    })
  expect(await compare('100.77')).toBe(0)
  expect(await compare('100.00')).toBe(1)
})

test('files go when no jurisdiction keeps records any longer, and the ledger stays sound', async () => {
  await playSome(desk)
  const save = (id: string, keepRecordsYears: number) =>
    desk.db
      .insertInto('jurisdiction')
      .values({ id, rules: JSON.stringify({ ...demoJurisdiction, keepRecordsYears }) })
      .execute()
  await save('long', 8)
  await desk.archiveAfter(15)
  const path = join(desk.folder, readdirSync(desk.folder)[0] ?? '')
  await desk.archiveAfter(8 * 12)
  expect(existsSync(path)).toBe(true)
  await desk.archiveAfter(8 * 12 + 1)
  expect(existsSync(path)).toBe(false)
  expect(desk.messages.at(-1)).toMatch(/^the archive of \d{4}-\d{2} is deleted: no rule keeps it$/)
  expect(await desk.brokenRules()).toEqual([])
})

test('a key is remembered for 31 days, in whatever month its action lies', async () => {
  const accountId = await desk.account(1_000n)
  const { query } = desk
  const bet = { ...betOf(accountId, 10n), gameId: 'scratch', draw: drawOf(0n) }
  await desk.wallet.placeBet(bet)
  const age = (days: number) =>
    query('update money_action set id = $1 where key = $2', [leastId(Date.now() - days * 86_400_000), bet.key])
  await age(30)
  const fresh = desk.secondDoor()
  expect(await fresh.placeBet({ ...bet, roundId: randomUUIDv7() })).toMatchObject({ outcome: 'repeated' })
  expect(await desk.wallet.findAction(accountId, bet.key)).toBeDefined()
  await age(32)
  expect(await desk.wallet.findAction(accountId, bet.key)).toBeUndefined()
  expect(await fresh.placeBet({ ...bet, roundId: randomUUIDv7() })).toMatchObject({ outcome: 'done' })
})

test('an action of a wrong clock has a place, and moves to its month when that has a table', async () => {
  const accountId = await desk.account(1_000n)
  const at = Date.UTC(2031, 4, 5)
  const roundId = leastId(at)
  await desk.wallet.placeBet({ ...betOf(accountId, 10n), roundId })
  const tableOf = async () =>
    (await desk.query('select tableoid::regclass::text as name from money_action where id = $1', [roundId]))[0]?.name
  expect(await tableOf()).toBe('money_action_of_no_month')
  await sql`select make_action_month(${new Date(at)})`.execute(desk.db)
  expect(await tableOf()).toBe('money_action_2031_05')
  expect(await desk.wallet.moveRound(endOf(accountId, roundId, 30n))).toMatchObject({ outcome: 'done' })
  await sealSome(desk.db, { name: 'sealer', fence: 7n })
  expect(await desk.brokenRules()).toEqual([])
})
