import { calls } from '@fairground/contract/calls/list'
import * as operator from '@fairground/contract/calls/operator'
import { MONEY_GUARDS, moneyPaths, PATHS_OF_CALLS } from '@fairground/contract/money-guards.data'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { offerInstantGames } from '../instant-table.ts'
import { addGames } from '../multiplayer/table.ts'
import { noLimits } from '../no-limits.ts'
import { outcomeOf } from '../outcome-of.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { goOnIn } from '../several-wallets.ts'
import { newStaff } from '../staff.ts'
import { expectSoundLedger } from '../withdrawals/teller.ts'
import { endOf, triesOf, triesOfGuard } from './paths.ts'
import {
  clearTries,
  ELSEWHERE,
  HOME,
  keepOpen,
  newReadyPlayer,
  type Readiness,
  type ReadyPlayer,
} from './ready-player.ts'
import { SETTERS } from './setters.ts'

/** What the players of some guards have in place of money and spins enough. */
const READINESS: Readonly<Record<string, Readiness>> = {
  balance: { deposit: 0 },
  'granted spins': { spins: 0 },
  'loss limit of a run': { lossLimit: 1 },
}

let cashier: Cashier
/** A player for each guard, made before any is set. */
const players = new Map<string, ReadyPlayer>()
/** A player whom no guard of a player meets. */
let bystander: ReadyPlayer
beforeAll(async () => {
  // Time stands still: no term ends while a guard is tried in it, and the terms are shorter than the least time between bets.
  const at = Date.now()
  const terms = { termMs: 59_000, closedMs: 1_000 }
  const pace = { bettingMs: 60_000, endMs: 100, settleAfterMs: 100, chainLength: 1_000, ...terms }
  cashier = await openCashier({ LOG_LEVEL: 'silent' }, { pace, now: () => at, rateLimits: noLimits })
  await addGames(cashier)
  await offerInstantGames(cashier)
  await (await newStaff(cashier)).call(operator.saveSettings, { settings: { withdrawWagerPercent: 0 } })
  await vi.waitFor(async () => expect((await cashier.parts.readSettings()).withdrawWagerPercent).toBe(0), 10_000)
  // Destinations are new here; the guard that makes them wait is one of those that are tried.
  await cashier.parts.db.updateTable('payout_rule').set({ destination_hours: 0 }).execute()
  bystander = await newReadyPlayer(cashier, { paths: moneyPaths })
  for (const { name, holdsOn } of MONEY_GUARDS) {
    const paths = moneyPaths.filter((path) => holdsOn[path] !== undefined)
    // A sum of withdrawals needs some.
    const waits = name === 'documents above a sum of withdrawals' ? (['payout_by_staff'] as const) : []
    players.set(name, await newReadyPlayer(cashier, { ...READINESS[name], paths: [...paths, ...waits] }))
  }
})
afterAll(async () => {
  await expectSoundLedger(cashier)
  await cashier.stop()
})

test('[OP-02] [RG-02] each call that moves money has its paths in the table of guards', () => {
  const names = calls.filter(({ movesMoney }) => movesMoney).map(({ name }) => name)
  expect(names.filter((name) => !PATHS_OF_CALLS[name])).toEqual([])
  expect(Object.keys(PATHS_OF_CALLS).filter((name) => !calls.some((call) => call.name === name))).toEqual([])
  expect(MONEY_GUARDS.map(({ name }) => name).filter((name) => !SETTERS[name])).toEqual([])
  for (const path of moneyPaths.filter((each) => each !== 'end'))
    expect(
      MONEY_GUARDS.some(({ holdsOn }) => holdsOn[path]),
      path,
    ).toBe(true)
})

test('without a guard each path is open, in each wallet', async () => {
  const ready = await newReadyPlayer(cashier, { paths: moneyPaths })
  for (const wallet of [HOME, ELSEWHERE] as const) {
    await goOnIn(cashier, ready.player, wallet)
    for (const path of moneyPaths) {
      // A gift is given once a day, in whichever wallet.
      if (path === 'gift' && wallet === ELSEWHERE) continue
      for (const each of triesOf(path, ready, wallet)) {
        await expect.poll(() => endOf(each), { message: `${each.what} in ${wallet}` }).toBe('success')
        await clearTries(ready)
      }
    }
  }
})

describe('each guard refuses on each of its paths, and in each wallet of the player', () => {
  test.for(MONEY_GUARDS)('[OP-02] [RG-02] $name', async (guard) => {
    const { name, elsewhere } = guard
    const waiting = players.get(name)
    if (!waiting) throw new Error(`no player for ${name}`)
    const takeBack = await SETTERS[name]?.(cashier, waiting.player)
    const ready = await keepOpen(waiting)
    // A guard that a failed test leaves in force would refuse in the place of all others.
    onTestFinished(async () => void (await takeBack?.()))
    for (const each of triesOfGuard(guard, ready, HOME)) {
      // Settings are read once a second; what was let through before that must not stand in the way.
      const outcome = async () => {
        const result = await endOf(each)
        if (result === 'success') await clearTries(ready)
        return result
      }
      const message = `${name}: ${each.what}`
      await expect.poll(outcome, { message, timeout: 10_000, interval: 100 }).toBe(each.refusal)
    }
    // A closed site lets nobody go to another wallet.
    const way = await outcomeOf(goOnIn(cashier, ready.player, ELSEWHERE))
    if (way !== 'success') expect(Object.values(guard.holdsOn)).toContain(way)
    for (const each of way === 'success' ? triesOfGuard(guard, ready, ELSEWHERE) : [])
      expect(await endOf(each), `${name}: ${each.what} in another wallet`).toBe(elsewhere ?? each.refusal)
    await takeBack?.()
    // Settings are read once a second: this guard must be gone before the next one is tried, or it refuses in its place.
    const [open] = triesOfGuard(guard, bystander, HOME)
    if (!open) throw new Error(`${name} has no try`)
    await expect.poll(() => endOf(open), { timeout: 10_000, interval: 300 }).not.toBe(open.refusal)
    await clearTries(bystander)
  })
})
