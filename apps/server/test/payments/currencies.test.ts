import * as pay from '@fairground/contract/calls/pay'
import * as wallets from '@fairground/contract/calls/wallets'
import { newPlayer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from '../live/live-client.ts'
import { type Cashier, openCashier, press } from './cashier.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
})
afterAll(() => cashier.stop())

test('[WA-01] [WA-03] a deposit goes to the wallet in the currency of its channel, also when the player changes the currency meanwhile', async () => {
  const player = await newPlayer(cashier)
  await player.call(wallets.setCurrency, { currencyId: 'IDR' })
  const { list } = await player.call(pay.channels, { type: 'recharge' })
  expect(list).toMatchObject([{ id: 'sandbox-idr', name: 'Sandbox', currencyId: 'IDR', min: 1000, max: 100_000_000 }])
  await expect(player.call(pay.recharge, { amount: 5000, channel: 'sandbox' })).rejects.toThrow('channel_unknown')
  await expect(player.call(pay.recharge, { amount: '5000.5', channel: 'sandbox-idr' })).rejects.toThrow(
    'amount_malformed',
  )
  const { model } = await player.call(pay.recharge, { amount: 50_000, channel: 'sandbox-idr' })
  await player.call(wallets.setCurrency, { currencyId: 'G$' })
  const liveClient = await openLive(cashier.url, player.call)
  await liveClient.join([player.userId])
  await press(model.url, 'paid')
  const told = await liveClient.until((message) => message.type === 'event' && message.event === 'recharge_success')
  expect(told).toMatchObject({ userId: player.userId, extra: { id: model.id, amount: 50_000, currencyId: 'IDR' } })
  const balances = (await player.call(wallets.list)).list.map(({ currencyId, balance }) => [currencyId, balance])
  expect(balances.slice(0, 3)).toEqual([
    ['G$', 0],
    ['BRL', 0],
    ['IDR', 50_000],
  ])
  expect((await player.call(pay.rechargeStatus, { id: model.id })).model).toMatchObject({
    ...{ status: 'PAID', amount: 50_000, currencyId: 'IDR' },
  })
  await player.call(wallets.setCurrency, { currencyId: 'IDR' })
  expect((await player.call(pay.paidList, { ids: [model.id] })).list).toEqual([
    { id: model.id, first: true, usdAmount: 3, amount: 50_000 },
  ])
  liveClient.close()
})
