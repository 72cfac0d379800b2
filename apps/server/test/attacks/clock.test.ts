import { randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import * as responsible from '@fairground/contract/calls/responsible'
import { newPlayer, type Player } from '@fairground/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { offerInstantGames } from '../instant-table.ts'
import { at, balances, bet, cashOut, peek, reveal } from '../mines-table.ts'
import { type Cashier, openCashier } from '../payments/cashier.ts'
import { expectSoundLedger } from '../withdrawals/teller.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

let server: Cashier
/** How far somebody has set the server's clock ahead, or back. */
let offsetMs = 0
/** Noon of a day, so that an hour back or ahead stays in it. */
const noonMs = Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS
beforeAll(async () => {
  server = await openCashier({ LOG_LEVEL: 'silent' }, { now: () => noonMs + offsetMs })
  await offerInstantGames(server)
})
beforeEach(() => {
  offsetMs = 0
})
afterAll(async () => {
  await expectSoundLedger(server)
  await server.stop()
})

/** Sets the clock, and logs in again: a session does not outlive a day. */
async function setClock(me: Player, ms: number): Promise<Player> {
  offsetMs = ms
  const { model } = await server.call(auth.login, { account: me.account, password: me.password })
  return { ...me, call: (call, request, options) => server.call(call, request, { token: model.token, ...options }) }
}
const ticket = (me: Player, betAmount: number) => me.call(game.bet, { gameId: 'scratch', model: { betAmount } })

test.each([
  ['back an hour and ahead a day', [-HOUR_MS, DAY_MS]],
  ['ahead a day and back an hour', [DAY_MS, -HOUR_MS]],
])('[RE-03] a round is paid once while the clock goes %s', async (_, [first = 0, second = 0]) => {
  let me = await newPlayer(server, { deposit: 1_000 })
  const { id } = await bet(me, 100, 3)
  me = await setClock(me, first)
  await reveal(me, id, at((await peek(server.parts, me, id)).safe, 0))
  me = await setClock(me, second)
  const key = randomUUID()
  const ended = await cashOut(me, id, { key })
  for (const ms of [0, first, second]) {
    me = await setClock(me, ms)
    expect((await cashOut(me, id, { key })).winAmount).toBe(ended.winAmount)
    await expect(cashOut(me, id)).rejects.toMatchObject({
      errorName: 'round_finished',
    })
  }
  await server.parts.wallet.finishHolds({ accountId: me.userId, key: randomUUID(), bodyHash: '', holdIds: 'all' })
  const { mainMinor, heldMinor } = await balances(server.parts, me)
  expect([mainMinor, heldMinor]).toEqual([900_00n + BigInt(Math.round(Number(ended.winAmount) * 100)), 0n])
})

test('[RG-03] no break ends early: a clock that goes back leaves it longer, and a shorter one changes nothing', async () => {
  let me = await newPlayer(server, { deposit: 100 })
  const { model } = await me.call(responsible.timeOut, { hours: 24 })
  for (const ms of [-HOUR_MS, -DAY_MS, 0, DAY_MS - 1]) {
    me = await setClock(me, ms)
    await expect(ticket(me, 1)).rejects.toMatchObject({ errorName: 'time_out', params: { until: model.until } })
  }
  me = await setClock(me, -HOUR_MS)
  expect((await me.call(responsible.timeOut, { hours: 24 })).model.until).toBe(model.until)
  me = await setClock(me, DAY_MS)
  await ticket(me, 1)
})

test('[RG-02] no limit of a day opens twice when the clock goes ahead and back', async () => {
  let me = await newPlayer(server, { deposit: 1_000 })
  let payer = await newPlayer(server)
  await me.call(responsible.setLimit, { kind: 'wager', period: 'day', value: 100 })
  await payer.call(responsible.setLimit, { kind: 'deposit', period: 'day', value: 50 })
  /** The sandbox does not trust a clock that is a day off; what was ordered counts all the same. */
  const deposit = () =>
    payer.call(pay.recharge, { amount: 50, channel: 'sandbox' }).then(
      () => 'ordered',
      ({ errorName }: { errorName: string }) => (errorName === 'payment_maintenance' ? 'ordered' : errorName),
    )
  for (const ms of [0, DAY_MS]) {
    me = await setClock(me, ms)
    payer = await setClock(payer, ms)
    await ticket(me, 100)
    expect(await deposit()).toBe('ordered')
  }
  for (const ms of [0, -HOUR_MS, DAY_MS, DAY_MS + 60_000]) {
    me = await setClock(me, ms)
    payer = await setClock(payer, ms)
    await expect(ticket(me, 1)).rejects.toMatchObject({ errorName: 'limit_wager' })
    expect(await deposit()).toBe('limit_deposit')
  }
})
