import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import * as calls from '@fairground/contract/calls/withdraw'
import { newPlayer } from '@fairground/testkit'
import { expect, test } from 'vitest'
import { verifyLedger } from '../../src/wallet/verify/verify-ledger.ts'
import { stake, untilStatus } from '../withdrawals/teller.ts'
import { proveProvider } from './conformance.ts'
import { openStrangerTable } from './stranger-table.ts'

proveProvider({ name: 'a bank of forms and decimals, connected by the documentation alone', open: openStrangerTable })

test('[WA-01] a player pays at the bank, plays, withdraws, and the money arrives at the bank', async () => {
  const { server, bank, close } = await openStrangerTable()
  bank.setHook(`${server.url}/api/pay/hook/stranger`)
  const player = await newPlayer(server, { currencyId: 'G$' })
  const balanceOf = async () => (await player.call(auth.userInfo)).user.balance

  const { model } = await player.call(pay.recharge, { amount: '25.50', channel: 'stranger-in' })
  expect(bank.charges.get(model.id)).toMatchObject({ phase: 'blue', sum: '25.50', cur: 'XFG', memo: player.userId })
  expect((await fetch(model.url, { method: 'POST' })).status).toBe(200)
  expect((await player.call(pay.rechargeStatus, { id: model.id })).model.status).toBe('PAID')
  expect(await balanceOf()).toBe(25.5)

  await stake(server, player, 25)
  await stake(server, player, 1)
  const before = await balanceOf()
  const order = { amount: '12', channel: 'stranger-out', destination: '22/5678' }
  const { model: withdrawal } = await player.call(calls.withdraw, order)
  const paid = await untilStatus(player, withdrawal.id, 'PAID')
  expect(paid).toMatchObject({ amount: 12, fee: 0, destination: '22/5678' })
  expect([...bank.transfers.values()].map(({ to, sum, cur, phase }) => [to, sum, cur, phase])).toEqual([
    ['22/5678', '12.00', 'XFG', 'green'],
  ])
  expect(await balanceOf()).toBeCloseTo(before - 12, 2)
  expect(await verifyLedger(server.databaseUrl)).toMatchObject({ sound: true })
  await close()
})
