import { createHmac, randomUUID } from 'node:crypto'
import * as auth from '@fairground/contract/calls/auth'
import * as calls from '@fairground/contract/calls/withdraw'
import { createClient, newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cashier, openCashier, SECRET } from '../payments/cashier.ts'
import { balanceOf, expectSoundLedger, newDestination, newWinner, withdrawals } from '../withdrawals/teller.ts'

/** A server with the sandbox, and a second process on its database. */
let cashier: Cashier
let second: TestServer
beforeAll(async () => {
  cashier = await openCashier({ LOG_LEVEL: 'silent' })
  const environment = { SANDBOX: 'on', SANDBOX_PORT: '0', SANDBOX_SECRET: SECRET }
  second = await startTestServer({ databaseUrl: cashier.databaseUrl, environment })
})
afterAll(async () => {
  await expectSoundLedger(cashier)
  await second.stop()
  await cashier.stop()
})

test('[RE-03] withdrawals at once in two processes, each with a key of its own, never take more than the balance', async () => {
  const player = await newWinner(cashier, 100)
  const before = await balanceOf(cashier, player)
  const destination = newDestination()
  const clients = [cashier.url, second.url].map(createClient)
  const answers = await Promise.allSettled(
    Array.from({ length: 24 }, (_, at) =>
      clients[at % 2]?.(
        calls.withdraw,
        { amount: 30, channel: 'sandbox-out', destination },
        {
          token: player.token,
          key: randomUUID(),
        },
      ),
    ),
  )
  const most = Number(before / 30_00n)
  const taken = answers.filter(({ status }) => status === 'fulfilled').length
  expect(taken).toBe(most)
  expect(await balanceOf(cashier, player)).toBe(before - BigInt(taken) * 30_00n)
  expect(await withdrawals(player)).toHaveLength(taken)
})

test('[RE-03] one key in two processes at once is one withdrawal, and another amount under it is refused', async () => {
  const player = await newWinner(cashier, 100)
  const before = await balanceOf(cashier, player)
  const request = { amount: 10, channel: 'sandbox-out', destination: newDestination() }
  const clients = [cashier.url, second.url].map(createClient)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      clients[at % 2]?.(calls.withdraw, request, { token: player.token, key: 'one' }),
    ),
  )
  expect(new Set(answers.map((answer) => answer?.model.id)).size).toBe(1)
  expect(await balanceOf(cashier, player)).toBe(before - 10_00n)
  const larger = clients[1]?.(calls.withdraw, { ...request, amount: 20 }, { token: player.token, key: 'one' })
  await expect(larger).rejects.toMatchObject({ errorName: 'key_reused' })
})

/** Sends bytes as a webhook. */
async function sendBytes(url: string, body: string, timestamp: number, secret: string, path = '/api/pay/hook/sandbox') {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sandbox-timestamp': String(timestamp),
      'sandbox-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

test('[RE-03] a captured report of a payment, sent again to both processes and for another deposit, credits once', async () => {
  const player = await newPlayer(cashier)
  const [paid, other] = [await cashier.recharge(player, 25), await cashier.recharge(player, 25)]
  const timestamp = Date.now()
  const body = JSON.stringify({
    ...{ id: randomUUID(), type: 'checkout.paid', createdAt: timestamp },
    checkout: { id: 'c', reference: paid.id, customer: player.userId, amount: '25.00', currency: 'G$' },
  })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => sendBytes(at % 2 ? second.url : cashier.url, body, timestamp, SECRET)),
  )
  expect(new Set(answers)).toEqual(new Set([200]))
  const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')
  for (const changed of [body.replace(paid.id, other.id), `${body} `, body.replace('25.00', '99.00')]) {
    const response = await fetch(`${cashier.url}/api/pay/hook/sandbox`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'sandbox-timestamp': String(timestamp) },
        'sandbox-signature': signature,
      },
      body: changed,
    })
    expect(response.status).toBe(401)
  }
  for (const age of [6 * 60_000, -6 * 60_000]) {
    expect(await sendBytes(cashier.url, body, timestamp - age, SECRET)).toBe(401)
  }
  expect((await player.call(auth.userInfo)).user.balance).toBe(25)
})

test("[RE-04] a report that is signed with another provider's secret, or sent to another provider's address, moves nothing", async () => {
  const player = await newPlayer(cashier)
  const { id } = await cashier.recharge(player, 25)
  const timestamp = Date.now()
  const body = JSON.stringify({
    ...{ id: randomUUID(), type: 'checkout.paid', createdAt: timestamp },
    checkout: { id: 'c', reference: id, customer: player.userId, amount: '25.00', currency: 'G$' },
  })
  expect(await sendBytes(cashier.url, body, timestamp, 'the secret of another provider')).toBe(401)
  for (const path of ['/api/pay/hook/hosted', '/api/pay/hook/pix', '/api/kyc/hook/any', '/api/kyc/hook']) {
    expect(await sendBytes(cashier.url, body, timestamp, SECRET, path), path).toBeGreaterThanOrEqual(400)
  }
  expect((await player.call(auth.userInfo)).user.balance).toBe(0)
})
