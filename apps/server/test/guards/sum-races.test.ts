import * as game from '@fairground/contract/calls/game'
import * as lottery from '@fairground/contract/calls/lottery'
import * as operator from '@fairground/contract/calls/operator'
import * as responsible from '@fairground/contract/calls/responsible'
import { approveWithdrawal } from '@fairground/contract/calls/staff-withdrawals'
import { CallError } from '@fairground/contract/envelope'
import { demoJurisdiction, type Jurisdiction } from '@fairground/contract/jurisdiction'
import { MONEY_GUARDS } from '@fairground/contract/money-guards.data'
import type { LimitKind } from '@fairground/contract/play-limits'
import { newPlayer, type Player } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { offerInstantGames } from '../instant-table.ts'
import { noLimits } from '../no-limits.ts'
import { outcomeOf } from '../outcome-of.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { goOnIn } from '../several-wallets.ts'
import { newStaff } from '../staff.ts'
import { expectSoundLedger } from '../withdrawals/teller.ts'
import { placeSlip } from './paths.ts'
import { askForDeposit, askForPayout, ELSEWHERE, HOME, report, type WalletName } from './ready-player.ts'

type Attempt = (player: Player, wallet: WalletName, at: number) => Promise<unknown>

/** A guard that lets an amount through so many times, and then no more. */
interface Race {
  fits: number
  /** In whole units of the first wallet. */
  deposit?: number
  /** Sets the guard, and makes what the attempts need. @returns one attempt by one of the two servers */
  start(player: Player): Promise<Attempt>
  /** It counts in one wallet alone. */
  isOfOneWallet?: true
}

/** More than the ten open deposits that fit. */
const ATTEMPTS = 12
const LOTTERY = 'dice3'

let cashier: Cashier
/** Another process on the same database. */
let other: Cashier
beforeAll(async () => {
  // Time stands still: all attempts are in one term, one day and one period.
  const at = Date.now()
  const pace = { bettingMs: 60_000, chainLength: 1_000, termMs: 59_000, closedMs: 1_000 }
  const options = { pace, now: () => at, rateLimits: noLimits }
  cashier = await openCashier({ LOG_LEVEL: 'silent' }, options)
  await offerInstantGames(cashier)
  await (await newStaff(cashier)).call(operator.saveSettings, { settings: { withdrawWagerPercent: 0 } })
  await cashier.parts.db.updateTable('payout_rule').set({ destination_hours: 0 }).execute()
  other = await openCashier({ LOG_LEVEL: 'silent' }, { ...options, databaseUrl: cashier.databaseUrl })
  await vi.waitFor(async () => expect((await cashier.parts.readSettings()).withdrawWagerPercent).toBe(0), 10_000)
})
/** What takes back the settings of the test. */
const takeBacks: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const takeBack of takeBacks.splice(0)) await takeBack()
})
afterAll(async () => {
  await expectSoundLedger(cashier)
  await other.stop()
  await cashier.stop()
})

/** Waits until both servers have read what was set. */
async function untilBoth(hasRead: (server: Cashier) => Promise<boolean>): Promise<void> {
  for (const server of [cashier, other])
    await vi.waitFor(async () => expect(await hasRead(server)).toBe(true), { timeout: 10_000 })
}

/** Changes the jurisdiction of all players until the test ends. */
async function inJurisdiction(change: object): Promise<void> {
  const save = async (profile: Jurisdiction) => {
    await (await newStaff(cashier)).call(operator.saveJurisdiction, profile as never)
    const { db } = cashier.parts
    const stored = await db.selectFrom('jurisdiction').select('version').where('id', '=', profile.id).executeTakeFirst()
    const versionOf = async ({ parts }: Cashier) => (await parts.readSite()).jurisdictions.get(profile.id)?.version
    await untilBoth(async (server) => (await versionOf(server)) === stored?.version)
  }
  await save({ ...demoJurisdiction, ...change })
  takeBacks.push(() => save(demoJurisdiction))
}

const deposit: Attempt = (player, wallet) => askForDeposit(player, wallet)
const slip: Attempt = (player) => placeSlip(player, LOTTERY)
const payout: Attempt = (player, wallet) => askForPayout(player, wallet, 10)
const bet =
  (gameId: string, options: object = {}): Attempt =>
  (player) =>
    player.call(game.bet, { gameId, model: { betAmount: 1, ...options } })

/** A limit of responsible play, set by each of its three sources. */
const limitRaces = (kind: LimitKind, attempt: Attempt, value: number, deposit?: number): Record<string, Race> => {
  const race = (set: (player: Player) => Promise<unknown>): Race => ({
    fits: 3,
    ...(deposit !== undefined && { deposit }),
    async start(player) {
      await set(player)
      return attempt
    },
  })
  return {
    [`${kind} limit of the player`]: race((player) =>
      player.call(responsible.setLimit, { kind, period: 'week', value }),
    ),
    [`${kind} limit of the operator`]: race(async ({ userId }) =>
      (await newStaff(cashier)).call(responsible.setPlayerLimit, { userId, kind, period: 'day', value }),
    ),
    [`${kind} limit of the jurisdiction`]: race(() => inJurisdiction({ limits: [{ kind, period: 'month', value }] })),
  }
}

const kyc = { beforeDeposit: 0, depositsAbove: null, beforeWithdraw: 0, withdrawalsAbove: null, depositBand: null }
const documents = (change: object) => inJurisdiction({ kyc: { ...kyc, keepDocumentsDays: 90, ...change } })

/** Changes a rule of payouts until the test ends. */
async function inRule(values: { auto_day_minor?: bigint; day_minor?: bigint }): Promise<void> {
  const { db } = cashier.parts
  const table = () => db.updateTable('payout_rule').where('channel', '=', 'sandbox-out')
  const before = await db.selectFrom('payout_rule').selectAll().where('channel', '=', 'sandbox-out').executeTakeFirst()
  await table().set(values).execute()
  takeBacks.push(async () => {
    if (before) await table().set({ auto_day_minor: before.auto_day_minor, day_minor: before.day_minor }).execute()
  })
}

/** The race of each guard that counts, by the guard's name. */
const RACES: Readonly<Record<string, Race>> = {
  ...limitRaces('deposit', deposit, 30),
  ...limitRaces('loss', slip, 6, 100),
  ...limitRaces('wager', slip, 6, 100),
  balance: { fits: 3, deposit: 6, isOfOneWallet: true, start: async () => slip },
  'least time between bets': {
    ...{ fits: 1, deposit: 100 },
    async start() {
      await inJurisdiction({ minRoundMs: 60_000 })
      return bet('scratch')
    },
  },
  'one open round of a game': { fits: 1, deposit: 100, start: async () => bet('mines', { mines: 3 }) },
  'lines in a term': {
    ...{ fits: 3, deposit: 1_000 },
    async start() {
      const lines = Array.from({ length: 20 }, () => ({ market: 'side', pick: 'big', stake: 1 }))
      return (player) => player.call(game.bet, { gameId: LOTTERY, model: { betAmount: 20, lines } })
    },
  },
  'largest win in a term': {
    ...{ fits: 3, deposit: 100 },
    async start() {
      const { db } = cashier.parts
      const table = () => db.updateTable('game').where('id', '=', LOTTERY)
      const set = async (max_win_minor: bigint) => {
        await table().set({ max_win_minor }).execute()
        await untilBoth(
          async ({ parts }) => (await parts.readSite()).games.get(LOTTERY)?.max_win_minor === max_win_minor,
        )
      }
      // A slip of 2 on a side pays 3.88.
      await set(3n * 388n + 1n)
      takeBacks.push(() => set(100_000_000n))
      return slip
    },
  },
  'cancels in a term': {
    ...{ fits: 3, deposit: 100 },
    async start(player) {
      const ids: string[] = []
      for (let at = 0; at < ATTEMPTS + 2; at++) ids.push((await placeSlip(player, LOTTERY, 1)).id)
      return (each, _, at) => each.call(lottery.cancel, { id: ids[at] ?? '' })
    },
  },
  'open deposits': { fits: 10, start: async () => deposit },
  "a player's payouts by rule in a day": {
    ...{ fits: 3, deposit: 1_000, isOfOneWallet: true },
    async start() {
      await inRule({ auto_day_minor: 3_000n })
      return async (player, wallet) => {
        if ((await askForPayout(player, wallet, 10)).status === 'REVIEW') throw new CallError('silent')
      }
    },
  },
  "all players' payouts in a day": {
    ...{ fits: 3, deposit: 10_000, isOfOneWallet: true },
    async start(player) {
      const ids: string[] = []
      for (let at = 0; at < ATTEMPTS + 2; at++) ids.push((await askForPayout(player, HOME, 201)).id)
      const { rows } = await sql<{ minor: bigint }>`
        select coalesce(max(approved_minor), 0)::bigint as minor from payout_day where channel = 'sandbox-out'`.execute(
        cashier.parts.db,
      )
      await inRule({ day_minor: (rows[0]?.minor ?? 0n) + 3n * 20_100n })
      return async (_, __, at) =>
        (await newStaff(at % 2 === 0 ? cashier : other)).call(approveWithdrawal, { id: ids[at] ?? '' })
    },
  },
  'documents above a sum of deposits': {
    fits: 3,
    async start() {
      await documents({ depositsAbove: { total: 30, level: 1 } })
      return deposit
    },
  },
  'documents above a sum of withdrawals': {
    ...{ fits: 3, deposit: 1_000 },
    async start() {
      await documents({ withdrawalsAbove: { total: 30, level: 1 } })
      return payout
    },
  },
}

/** Races on other paths than the first one of their guard. */
const MORE: Readonly<Record<string, Race>> = {
  'payments that come, within the deposit limit': {
    ...{ fits: 3, isOfOneWallet: true },
    async start(player) {
      const ids: string[] = []
      for (let at = 0; at < 10; at++) ids.push((await askForDeposit(player, HOME)).id)
      await player.call(responsible.setLimit, { kind: 'deposit', period: 'week', value: 30 })
      return async (_, wallet, at) => {
        const depositId = ids[at % 10] ?? ''
        const server = at % 2 === 0 ? cashier : other
        if ((await report(server, player, { wallet, depositId })) !== null || at >= 10)
          throw new CallError('limit_deposit')
      }
    },
  },
  'withdrawals within the balance': { fits: 3, deposit: 30, isOfOneWallet: true, start: async () => payout },
}

test('each guard that counts has a race', () => {
  const counting = MONEY_GUARDS.filter(({ sums }) => sums).map(({ name }) => name)
  expect(Object.keys(RACES).toSorted()).toEqual(counting.toSorted())
})

describe('of attempts at once, by two processes, no more pass than fit, and then none from any wallet', () => {
  test.for(Object.entries({ ...RACES, ...MORE }))('[RE-03] [RG-02] %s', async ([, race]) => {
    const player = await newPlayer(cashier, race.deposit === undefined ? {} : { deposit: race.deposit })
    await goOnIn(cashier, player, ELSEWHERE, BigInt(race.deposit ?? 0) * 100n)
    await goOnIn(cashier, player, HOME)
    const attempt = await race.start(player)
    const make = async (wallet: WalletName, at: number) => {
      const server = at % 2 === 0 ? cashier : other
      const mine: Player = {
        ...player,
        call: (call, request, options) => server.call(call, request, { token: player.token, ...options }),
      }
      return await outcomeOf(attempt(mine, wallet, at))
    }
    const atOnce = await Promise.all(Array.from({ length: ATTEMPTS }, (_, at) => make(HOME, at)))
    let passed = atOnce.filter((outcome) => outcome === 'success').length
    expect(passed, atOnce.join(' ')).toBeLessThanOrEqual(race.fits)
    // One after another what still fits passes, and no more.
    while ((await make(HOME, ATTEMPTS)) === 'success') passed++
    if (!race.isOfOneWallet) {
      await goOnIn(cashier, player, ELSEWHERE)
      expect(await make(ELSEWHERE, ATTEMPTS + 1)).not.toBe('success')
    }
    expect(passed, atOnce.join(' ')).toBe(race.fits)
  })
})
