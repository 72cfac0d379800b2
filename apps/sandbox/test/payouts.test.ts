import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { closeAll, start } from './bank.ts'
import { ask } from './shop.ts'

afterEach(closeAll)

const payoutOf = (destination: string, fields: object = {}) => ({
  reference: crypto.randomUUID(),
  customer: 'c1',
  amount: '12.50',
  currency: 'G$',
  destination,
  ...fields,
})

test('a payout to a name is paid once, told by webhook, and stands on the page of its account', async () => {
  const { shop, url } = await start()
  const order = payoutOf('sandbox:mary.poppins')
  const answers = await Promise.all([1, 2, 3].map(() => ask(url, '/v1/payouts', order)))
  expect(new Set(answers.map(({ answer }) => `${answer.id} ${answer.status}`)).size).toBe(1)
  expect(answers[0]?.answer).toMatchObject({ status: 'paid', reference: order.reference })
  const [paidWebhook] = await shop.waitForWebhooks(order.reference, 'payout.paid')
  expect(paidWebhook?.event.payout).toMatchObject({ customer: 'c1', amount: '12.50', currency: 'G$' })
  expect((await ask(url, `/v1/payouts/${order.reference}`)).answer.status).toBe('paid')
  const page = await (await fetch(`${url}/account/mary.poppins`)).text()
  expect(page.match(/G\$12\.50/g)).toHaveLength(2)
  expect(await (await fetch(`${url}/account/nobody`)).text()).toContain('Nothing has arrived')
  expect((await ask(url, '/v1/payouts', { ...order, amount: '13' })).status).toBe(409)
})

test.each(['sandbox:decline', 'sandbox:No Name', 'iban:1', 'pix:decline@sandbox.test'])(
  'a payout to %s is declined with a reason, and nothing arrives',
  async (destination) => {
    const { shop, url } = await start()
    const order = payoutOf(destination)
    expect((await ask(url, '/v1/payouts', order)).answer).toMatchObject({
      status: 'declined',
      reason: expect.any(String),
    })
    const [webhook] = await shop.waitForWebhooks(order.reference, 'payout.declined')
    expect(webhook?.event.payout?.reason).toEqual(expect.any(String))
    expect(await (await fetch(`${url}/account/decline`)).text()).toContain('Nothing has arrived')
  },
)

test('a payout of unknown outcome has no answer, is pending meanwhile, outlives the process, and is paid later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-payouts-'))
  const storeFile = join(folder, 'sandbox.sqlite')
  try {
    const { close, url } = await start({ storeFile, holdMs: 600_000 })
    const order = payoutOf('sandbox:unknown')
    const answer = ask(url, '/v1/payouts', order).catch(() => 'no answer')
    await expect
      .poll(async () => (await ask(url, `/v1/payouts/${order.reference}`)).answer.status, { interval: 20 })
      .toBe('pending')
    await close()
    expect(await answer).toBe('no answer')

    const again = await start({ storeFile, holdMs: 1 })
    expect((await ask(again.url, `/v1/payouts/${order.reference}`)).answer.status).toBe('pending')
    const other = payoutOf('sandbox:unknown')
    expect((await ask(again.url, '/v1/payouts', other)).answer.status).toBe('paid')
    await again.shop.waitForWebhooks(other.reference, 'payout.paid')
    await closeAll()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a payout that the bank has never received is missing', async () => {
  const { url } = await start()
  expect((await ask(url, '/v1/payouts/nothing')).status).toBe(404)
})

test('an unsigned question or payout is refused', async () => {
  const { url } = await start()
  expect((await fetch(`${url}/v1/payouts/nothing`)).status).toBe(401)
  expect((await fetch(`${url}/v1/totals?bank=pix&until=1`)).status).toBe(401)
  const order = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  expect((await fetch(`${url}/v1/payouts`, order)).status).toBe(401)
})

test('the totals of a bank are what it took, gave back and paid', async () => {
  const { url } = await start()
  const { answer } = await ask(url, '/v1/checkouts', {
    ...payoutOf('x'),
    ...{ symbol: 'G$', returnUrl: 'http://127.0.0.1/' },
  })
  await fetch(answer.url ?? '', { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
  await ask(url, '/v1/payouts', payoutOf('sandbox:a', { amount: '1.01' }))
  await ask(url, '/v1/payouts', payoutOf('sandbox:b', { amount: '2.02' }))
  await ask(url, '/v1/payouts', payoutOf('pix:a@b.c', { amount: '4' }))
  const totals = await ask<{ list: object[] }>(url, `/v1/totals?bank=sandbox&until=${Date.now() + 1_000}`)
  expect(totals.answer.list).toEqual([
    { currency: 'G$', paidIn: '12.500000000', reversed: '0', paidOut: '3.030000000' },
  ])
})
