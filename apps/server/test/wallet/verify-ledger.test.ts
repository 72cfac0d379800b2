import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expireDeposits } from '../../src/cash/payments/expire-deposits.ts'
import { printReport, verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { expireHolds } from '../../src/money/wallet/expire-holds.ts'
import { sealSome } from '../../src/money/wallet/sealer.ts'
import { betOf, type Desk, endOf, openDesk } from './desk.ts'
import { playSome } from './play-some.ts'

let desk: Desk
const lease = { name: 'sealer', fence: 7n }

async function brokenRules(): Promise<string[]> {
  const { findings } = await verifyLedger(desk.url)
  return findings.filter(({ broken }) => broken > 0).map(({ rule }) => rule)
}

beforeEach(async () => {
  desk = await openDesk()
  await desk.db
    .insertInto('lease')
    .values({ ...lease, holder: '018f0000-0000-7000-8000-000000000000', until: new Date() })
    .execute()
  await Promise.all([playSome(desk), playSome(desk), playSome(desk)])
  await sealSome(desk.db, lease)
})
afterEach(() => desk.close())

test('[RE-02] a ledger that was only moved by the wallet is sound, and what is not sealed yet is named', async () => {
  const before = await verifyLedger(desk.url)
  expect(before).toMatchObject({ sound: true, wallets: 3, postings: 66 })
  expect(printReport(before)).toContain('ok      The chain of commits is unbroken. (')
  const accountId = await desk.account(5n)
  const after = await verifyLedger(desk.url)
  expect(after.sound).toBe(true)
  expect(after.findings.at(-1)?.note).toMatch(/^\d+ sealed, 1 not yet: from commit [0-9a-f-]{36} on$/)
  expect(accountId).toBeDefined()
})

test('[RE-02] an empty ledger is sound', async () => {
  const empty = await openDesk()
  expect(await verifyLedger(empty.url)).toMatchObject({ sound: true, wallets: 0, postings: 0 })
  await empty.close()
})

const CHANGES = 'Each action changes balances by what it posts.'
const CHART = 'Each posting keeps to the chart of accounts.'
const SUM = 'The sum of all accounts is zero in each currency.'
const BALANCES = 'Balances rebuilt from the journal equal those stored.'
const ACTIONS = 'Each wallet stands where its last action left it, and no action is missing.'
const ROUNDS = 'Each round took its stake once; each closed one paid what it won once.'
const HOLDS = 'Each win is held, or was released or reversed, once.'
const DEPOSITS = 'Each paid deposit was credited once, and no other.'
const WITHDRAWALS = 'Each withdrawal was taken from its balance once, and ended once: paid, or given back.'
const BONUS = 'Bonus money is that of its pot, and each closed pot was released or forfeited once.'
const SPINS = 'Each granted spin has paid for one round at the most.'
const COUNTS = 'Counts that wallets keep agree with rounds and nonces.'
const DIGESTS = 'Each commit’s digest is that of its postings.'
const CHAIN = 'The chain of commits is unbroken.'

const first = (table: string, condition = 'true') =>
  `ctid = (select ctid from ${table} where ${condition} order by 1 limit 1)`

const firstBet = first('money_action', "legs like '%|300|bet|%'")

test.each([
  [
    'a raised balance',
    `update wallet set main_minor = main_minor + 1 where ${first('wallet')}`,
    [SUM, BALANCES, ACTIONS],
  ],
  [
    'money put aside',
    `update wallet set main_minor = main_minor - 1, bonus_minor = bonus_minor + 1 where ${first('wallet')}`,
    [BALANCES, ACTIONS, BONUS],
  ],
  [
    'a changed amount',
    `update money_action set legs = replace(legs, '|300|bet|', '|301|bet|') where ${firstBet}`,
    [ROUNDS, CHANGES, DIGESTS],
  ],
  [
    'a changed effect',
    `update money_action set main_change = main_change + 1, house_change = house_change - 1 where ${firstBet}`,
    [SUM, BALANCES, CHANGES],
  ],
  [
    'a changed reason',
    `update money_action set legs = replace(legs, '|bet|', '|win|') where ${firstBet}`,
    [ROUNDS, HOLDS, CHART, DIGESTS],
  ],
  [
    'a changed game',
    `update money_action set legs = replace(legs, 'house:stakes:mines', 'house:stakes:tower') where ${firstBet}`,
    [DIGESTS],
  ],
  ['a changed time', `update money_action set at = at - interval '1 day' where ${firstBet}`, [DIGESTS]],
  [
    'a removed posting',
    `update money_action set legs = '' where ${first('money_action', "kind = 'deposit'")}`,
    [DEPOSITS, CHANGES, DIGESTS],
  ],
  [
    'a withdrawal that was paid and given back',
    `update withdrawal set status = 'DECLINED' where ${first('withdrawal', "status = 'PAID'")}`,
    [WITHDRAWALS],
  ],
  [
    'a withdrawal without a row',
    `delete from withdrawal where ${first('withdrawal', "status = 'REVIEW'")}`,
    [WITHDRAWALS],
  ],
  [
    'a removed action',
    `delete from money_action where ${first('money_action', "kind = 'finish_holds'")}`,
    [BALANCES, ACTIONS, HOLDS, DIGESTS],
  ],
  [
    'a rewritten digest',
    `update posting_batch set digest = repeat('0', 64) where ${first('posting_batch')}`,
    [DIGESTS, CHAIN],
  ],
  [
    'a removed commit',
    `delete from posting_batch where ${first('posting_batch', 'chain_position = 2')}`,
    [DIGESTS, CHAIN],
  ],
  ['a rewritten link', `update posting_batch set chain_hash = repeat('0', 64) where chain_position = 3`, [CHAIN]],
  [
    'a lost round',
    `delete from money_action where ${first('money_action', "status = 'finished' and stake_minor = 300 and result = 'LOSE'")}`,
    [SUM, BALANCES, ACTIONS, COUNTS, DIGESTS],
  ],
  [
    'a raised payout',
    `update money_action set payout_minor = payout_minor + 1 where ${first('money_action', "result = 'WIN'")}`,
    [ROUNDS],
  ],
  [
    'a round turned into a win',
    `update money_action set result = 'WIN' where ${first('money_action', "result = 'LOSE'")}`,
    [ROUNDS],
  ],
  ['a raised pot', `update bonus set amount_minor = amount_minor + 1 where ${first('bonus')}`, [BONUS]],
  [
    'a pot that was closed',
    `update bonus set status = 'done', closed_at = opened_at where ${first('bonus', "status = 'open'")}`,
    [BONUS],
  ],
  ['a spin given back', `update spin_grant set used = 0 where ${first('spin_grant')}`, [SPINS]],
  ['a changed hold', `update hold set amount_minor = amount_minor + 1 where ${first('hold')}`, [HOLDS]],
  ['a lost hold', `delete from hold where ${first('hold')}`, [HOLDS]],
  [
    'a hold that nobody won',
    `insert into hold select account_id, ref_id, 5, now() from posting where kind = 'deposit' limit 1`,
    [HOLDS],
  ],
  [
    'a deposit called paid',
    `update deposit set status = 'PAID' where ${first('deposit', "status = 'NEW'")}`,
    [DEPOSITS],
  ],
  ['a nonce used twice', `update wallet set next_nonce = next_nonce - 1 where ${first('wallet')}`, [COUNTS]],
])('[RE-02] %s is found', async (_, statement, rules) => {
  await sql.raw(statement).execute(desk.db)
  expect((await brokenRules()).toSorted()).toEqual(rules.toSorted())
})

test('[RE-02] a report names what is broken', async () => {
  const accountId = await desk.account(5n)
  await desk.db.updateTable('wallet').set({ main_minor: 6n }).where('account_id', '=', accountId).execute()
  const report = await verifyLedger(desk.url)
  expect(report.sound).toBe(false)
  expect(printReport(report)).toContain(`account ${accountId} has main 6, bonus 0, held 0; its journal makes 5, 0, 0`)
})

test('the sealer goes on where it was, and a holder of the past seals nothing', async () => {
  await desk.account(5n)
  await desk.account(5n)
  expect(await sealSome(desk.db, { ...lease, fence: 6n })).toBe(0)
  expect(await sealSome(desk.db, lease)).toBe(2)
  expect(await sealSome(desk.db, lease)).toBe(0)
  expect(await brokenRules()).toEqual([])
})

test('[BT-17] a hold that no client finishes is finished by the server, not before its time', async () => {
  const accountId = await desk.account(1_000n)
  const bet = betOf(accountId, 300n)
  await desk.wallet.placeBet(bet)
  await desk.wallet.moveRound(endOf(accountId, bet.roundId, 500n))
  await expireHolds(desk.db, desk.wallet, Date.now())
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ mainMinor: 700n, heldMinor: 500n })
  await expireHolds(desk.db, desk.wallet, Date.now() + 15_000)
  expect(await desk.wallet.findWallet(accountId)).toMatchObject({ mainMinor: 1_200n, heldMinor: 0n })
  expect(await brokenRules()).toEqual([])
})

test('[WA-01] a deposit that nobody pays expires, once', async () => {
  const accountId = await desk.account()
  const id = await desk.deposit(accountId, 5n)
  expect(await expireDeposits(desk.db, Date.now())).toEqual([])
  expect(await expireDeposits(desk.db, Date.now() + 61_000)).toContainEqual({ accountId, id })
  expect(await expireDeposits(desk.db, Date.now() + 61_000)).toEqual([])
})
