import { calls } from '@fairground/contract/calls/list'
import * as operator from '@fairground/contract/calls/operator'
import { MONEY_GUARDS, type MoneyPath, moneyPaths, PATHS_OF_CALLS } from '@fairground/contract/money-guards.data'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerInstantGames } from '../instant-table.ts'
import { addGames } from '../multiplayer/table.ts'
import { outcomeOf } from '../outcome-of.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { newStaff } from '../staff.ts'
import { expectSoundLedger } from '../withdrawals/teller.ts'
import { clearRounds, newReadyPlayer, type ReadyPlayer, triesOf } from './paths.ts'
import { SETTERS } from './setters.ts'

let cashier: Cashier
/** A player for each guard, made before any is set. */
const players = new Map<string, ReadyPlayer>()
/** A player whom no guard of a player meets. */
let bystander: ReadyPlayer
beforeAll(async () => {
  // Terms shorter than the least time between bets that a guard sets.
  const terms = { termMs: 59_000, closedMs: 1_000 }
  const pace = { bettingMs: 60_000, endMs: 100, settleAfterMs: 100, chainLength: 1_000, ...terms }
  cashier = await openCashier({ LOG_LEVEL: 'silent' }, { pace })
  await addGames(cashier)
  await offerInstantGames(cashier)
  await (await newStaff(cashier)).call(operator.saveSettings, { settings: { withdrawWagerPercent: 0 } })
  // Without deposits that wait: one more is refused for nothing but the guard that is looked at.
  bystander = await newReadyPlayer(cashier, { credits: false })
  for (const { name, holdsOn } of MONEY_GUARDS) {
    const lossLimit = name === 'loss limit of a run' ? 1 : undefined
    const ready = { credits: holdsOn.credit !== undefined, ...(lossLimit && { lossLimit }) }
    players.set(name, await newReadyPlayer(cashier, ready))
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

test('without a guard each path is open', async () => {
  const ready = await newReadyPlayer(cashier)
  for (const path of moneyPaths)
    for (const { what, attempt } of triesOf(path, ready)) {
      await expect.poll(() => outcomeOf(attempt()), { message: what }).toBe('success')
      await clearRounds(cashier, ready.player)
    }
})

describe('each guard refuses on each of its paths', () => {
  test.for(MONEY_GUARDS)('[OP-02] [RG-02] $name', async ({ name, holdsOn }) => {
    const ready = players.get(name)
    if (!ready) throw new Error(`no player for ${name}`)
    const takeBack = await SETTERS[name]?.(cashier, ready.player)
    for (const [path, refusal] of Object.entries(holdsOn))
      for (const { what, attempt } of triesOf(path as MoneyPath, ready)) {
        // Settings are read once a second; what was let through before that must not stand in the way.
        const outcome = async () => {
          const result = await outcomeOf(attempt())
          if (result === 'success') await clearRounds(cashier, ready.player)
          return result
        }
        await expect.poll(outcome, { message: `${name}: ${what}`, timeout: 10_000, interval: 100 }).toBe(refusal)
      }
    await takeBack?.()
    // Settings are read once a second: this guard must be gone before the next one is tried, or it refuses in its place.
    const [path, refusal] = Object.entries(holdsOn)[0] ?? []
    const [open] = triesOf(path as MoneyPath, bystander)
    const look = () => outcomeOf(open?.attempt() ?? Promise.resolve())
    await expect.poll(look, { timeout: 10_000, interval: 300 }).not.toBe(refusal)
    await clearRounds(cashier, bystander.player)
  })
})
