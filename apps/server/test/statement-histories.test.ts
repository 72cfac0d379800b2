import { readFile } from 'node:fs/promises'
import { statement } from '@fairground/contract/calls/statement'
import * as wallets from '@fairground/contract/calls/wallets'
import { newPlayer, type Player, startTestServer, type TestServer } from '@fairground/testkit'
import fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WalletId } from '../src/ground/db/wallet-id.ts'
import { verifyLedger } from '../src/money/verify/verify-ledger.ts'
import { type DeedName, deeds, doDeed, newStory, type Story } from './money-deeds.ts'
import { noLimits } from './no-limits.ts'
import {
  type Currency,
  expectedLines,
  expectSameCsv,
  expectSamePdf,
  expectSays,
  groupsOfKinds,
  type Period,
  type Statement,
} from './statement-checks.ts'
import { addDeskJurisdiction } from './wallet/desk.ts'

let server: TestServer
/** How far the server's clock is ahead of the machine's. */
let aheadMs = 0
beforeAll(async () => {
  server = await startTestServer({ rateLimits: noLimits, now: () => Date.now() + aheadMs })
  await addDeskJurisdiction(server.parts.db)
})
afterAll(() => server.stop())

const currencies: readonly Currency[] = [
  { id: 'G$', symbol: 'G$', decimals: 2 },
  { id: 'BTC', symbol: 'BTC', decimals: 8 },
]

/** Expects that the statements of a wallet's neighbouring periods, in every form, are its ledger from the first posting to now. */
async function expectWholeLedger(me: Player, walletId: WalletId, currency: Currency, cuts: readonly number[]) {
  const lines = await expectedLines(server.parts, walletId)
  const beganMs = lines[0]?.at ?? Date.now()
  const endMs = (lines.at(-1)?.at ?? Date.now()) + 1
  const moments = [beganMs, ...cuts.map((percent) => beganMs + Math.ceil(((endMs - beganMs) * percent) / 100)), endMs]
  for (const [at, to] of moments.entries()) {
    const from = moments[at - 1]
    if (from === undefined) continue
    const page = await me.call(statement, { from, to })
    const before = lines.findLast((line) => line.at < from)
    const ownLines = lines.filter((line) => line.at >= from && line.at < to)
    expectSays(page, ownLines, before, currency.decimals)
    await expectSameCsv(server, me, { from, to }, page)
    if (to === endMs) await expectSamePdf(server, me, { period: { from, to }, page, currency })
  }
  const wallet = await server.parts.wallet.findWallet(walletId)
  const last = lines.at(-1)
  expect([last?.balanceMinor ?? 0n, last?.bonusBalanceMinor ?? 0n]).toEqual([
    (wallet?.mainMinor ?? 0n) + (wallet?.heldMinor ?? 0n),
    wallet?.bonusMinor,
  ])
  return lines.map(({ kind }) => kind)
}

/** The player's wallets, one a currency. */
async function storiesOf(me: Player): Promise<Story[]> {
  await me.call(wallets.setCurrency, { currencyId: 'BTC' })
  const rows = await server.parts.db
    .selectFrom('account_wallet')
    .select(['wallet_id', 'currency_id'])
    .where('account_id', '=', me.userId)
    .execute()
  return currencies.map(({ id }) => {
    const walletId = rows.find((row) => row.currency_id === id)?.wallet_id
    if (walletId === undefined) throw new Error(`no wallet in ${id}`)
    return newStory(me.userId, walletId)
  })
}

/** Each deed, and more often those that others come back to. */
const names: readonly DeedName[] = [
  ...(Object.keys(deeds) as DeedName[]),
  'bet',
  'bet',
  'bet',
  'drawWin',
  'withdraw',
  'spin',
  'lapse',
]
const deedOf = fc.record({
  name: fc.constantFrom(...names),
  size: fc.integer({ min: 1, max: 900 }),
  place: fc.nat({ max: 1 }),
})
const histories = fc.noBias(fc.array(deedOf, { minLength: 70, maxLength: 90 }))
const cutsOf = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 3 })

test('[RG-06] after any history of two wallets the statements of periods that meet are the ledger, as JSON, CSV and PDF', async () => {
  const seenKinds = new Set<string>()
  const property = fc.asyncProperty(histories, cutsOf, async (history, cuts) => {
    const me = await newPlayer(server)
    const stories = await storiesOf(me)
    for (const story of stories) await doDeed(server.parts, story, { name: 'deposit', size: 5_000 })
    // The wallet in the second currency was opened last.
    let current = currencies[1]
    for (const { place, ...deed } of history) {
      const [story, currency] = [stories[place], currencies[place]]
      if (!story || !currency) continue
      // Only the current wallet takes bets.
      if (currency !== current) await me.call(wallets.setCurrency, { currencyId: currency.id })
      current = currency
      await doDeed(server.parts, story, deed)
    }
    for (const [place, { walletId }] of stories.entries()) {
      const currency = currencies[place]
      if (!currency) continue
      await me.call(wallets.setCurrency, { currencyId: currency.id })
      const kinds = await expectWholeLedger(
        me,
        walletId,
        currency,
        cuts.toSorted((one, other) => one - other),
      )
      for (const kind of kinds) seenKinds.add(kind)
    }
  })
  await fc.assert(property, { numRuns: 3, seed: 15, endOnFailure: true })
  expect([...seenKinds].toSorted()).toEqual(Object.keys(groupsOfKinds).toSorted())
  const { findings } = await verifyLedger(server.databaseUrl)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
}, 120_000)

/** A wallet's actions by version, with the times that the server gave them. */
async function actionsOf(walletId: WalletId) {
  const rows = await server.parts.db
    .selectFrom('money_action')
    .select(['version', 'at'])
    .where('account_id', '=', walletId)
    .orderBy('version')
    .execute()
  return rows.map(({ version, at }) => ({ version: Number(version), atMs: at.getTime() }))
}

/** The versions of a period: from the first that is dated at its begin or later, up to the first that is dated at its end or later. */
function versionsOf(actions: Awaited<ReturnType<typeof actionsOf>>, { from, to }: Period): number[] {
  const edge = (ms: number) => actions.findIndex(({ atMs }) => atMs >= ms)
  const [first, end] = [edge(from), edge(to)]
  return actions.slice(first < 0 ? actions.length : first, end < 0 ? actions.length : end).map(({ version }) => version)
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const clockOf = (mostMs: number) =>
  fc.array(fc.record({ jumpMs: fc.integer({ min: -mostMs, max: mostMs }), count: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 4,
    maxLength: 6,
  })

/** Deposits and bets again and again while the server's clock is at other times. */
async function playWhileClockJumps(me: Player, jumps: readonly { jumpMs: number; count: number }[]): Promise<void> {
  const story = newStory(me.userId, me.userId)
  try {
    for (const { jumpMs, count } of jumps) {
      aheadMs = jumpMs
      for (let each = 0; each < count; each++) await doDeed(server.parts, story, { name: 'lateBet', size: 1 })
    }
  } finally {
    aheadMs = 0
  }
}

/** Reads the statements between moments. */
async function readPeriods(me: Player, moments: readonly number[]): Promise<Statement[]> {
  const pages: Statement[] = []
  for (const [at, to] of moments.entries()) {
    const from = moments[at - 1]
    if (from === undefined) continue
    const { serverTime: _, ...page } = await me.call(statement, { from, to })
    pages.push(page)
  }
  return pages
}

/** Expects that each statement has the lines of its versions, and that together they have all lines. */
async function expectNoGap({ userId }: Player, pages: readonly Statement[]): Promise<void> {
  const [actions, lines] = [await actionsOf(userId), await expectedLines(server.parts, userId)]
  const seenLines = pages.flatMap((page) => {
    const versions = versionsOf(actions, page)
    const ownLines = lines.filter(({ version }) => versions.includes(version))
    const before = lines.findLast(({ version }) => version < (versions[0] ?? 0))
    if (versions.length > 0) expectSays(page, ownLines, before, 2)
    else expect([page.total, page.closing]).toEqual([0, page.opening])
    return ownLines
  })
  expect(seenLines).toEqual(lines)
  expect(pages.slice(1).map(({ opening }) => opening)).toEqual(pages.slice(0, -1).map(({ closing }) => closing))
}

test.each([
  ['by minutes', { mostMs: 4 * MINUTE_MS, isInOrder: true }],
  ['by days', { mostMs: 30 * DAY_MS, isInOrder: false }],
])(
  '[RG-06] a clock that jumps %s leaves no gap and no overlap, and changes no closed period',
  async (_, clock) => {
    const { mostMs, isInOrder } = clock
    const property = fc.asyncProperty(clockOf(mostMs), clockOf(mostMs), async (firstJumps, laterJumps) => {
      const me = await newPlayer(server)
      await playWhileClockJumps(me, firstJumps)
      const times = (await actionsOf(me.userId)).map(({ atMs }) => atMs)
      const cuts = new Set(times.flatMap((atMs) => [atMs, atMs + 1]))
      const farMs = mostMs + DAY_MS
      const moments = [Date.now() - farMs, ...cuts, Date.now() + farMs].toSorted((one, other) => one - other)
      const pages = await readPeriods(me, moments)
      await expectNoGap(me, pages)

      await playWhileClockJumps(me, laterJumps)
      const laterPages = await readPeriods(me, moments)
      await expectNoGap(me, laterPages)
      const closed = (all: readonly Statement[]) => all.filter(({ to }) => to <= Math.max(...times))
      expect(closed(laterPages)).toEqual(closed(pages))
      const { times_in_order } = await server.parts.db
        .selectFrom('wallet')
        .select('times_in_order')
        .where('account_id', '=', me.userId)
        .executeTakeFirstOrThrow()
      expect(times_in_order).toBe(isInOrder)
    })
    await fc.assert(property, { numRuns: 2, seed: 15, endOnFailure: true })
  },
  120_000,
)

test('a migrated wallet has the times that the wallet would have kept', async () => {
  const [inOrder, jumped] = [await newPlayer(server), await newPlayer(server)]
  await playWhileClockJumps(inOrder, [{ jumpMs: 0, count: 2 }])
  const jumps = [2 * DAY_MS, 0].map((jumpMs) => ({ jumpMs, count: 1 }))
  await playWhileClockJumps(jumped, jumps)
  const client = new Client({ connectionString: server.databaseUrl })
  await client.connect()
  const read = async () => {
    const text = 'select account_id, latest_at, times_in_order from wallet where version > 0 order by account_id'
    return (await client.query<{ account_id: string; times_in_order: boolean }>(text)).rows
  }
  const kept = await read()
  const file = await readFile(new URL('../migrations/0089_times_in_order.sql', import.meta.url), 'utf8')
  await client.query('update wallet set latest_at = null, times_in_order = not times_in_order')
  await client.query(file.slice(file.indexOf('update wallet')))
  const migrated = await read()
  await client.end()
  expect(migrated).toEqual(kept)
  const isInOrder = ({ userId }: Player) => migrated.find((row) => row.account_id === userId)?.times_in_order
  expect([inOrder, jumped].map(isInOrder)).toEqual([true, false])
})
