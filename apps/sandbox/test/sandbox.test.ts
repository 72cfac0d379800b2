import { afterEach, expect, test } from 'vitest'
import { isSigned, SIGNATURE_WINDOW_MS } from '../src/signature.ts'
import { closeAll, start } from './bank.ts'
import { order, orderCheckout, press, SECRET, sendOrder } from './shop.ts'

afterEach(closeAll)

test('[WA-01] a paid checkout shows its receipt and sends a signed webhook', async () => {
  const { shop, url } = await start()
  const { id, url: page } = await orderCheckout(url, { reference: 'r1' })
  expect(await (await fetch(page)).text()).toContain('Pay G$12.50')

  const receipt = await press(page, 'paid')
  expect(receipt.status).toBe(200)
  expect(await receipt.text()).toContain('Back to the game')

  const [paidWebhook] = await shop.waitForWebhooks('r1', 'checkout.paid')
  expect(paidWebhook?.event.checkout).toEqual({ id, reference: 'r1', customer: 'c1', amount: '12.50', currency: 'G$' })
  expect(isSigned(SECRET, paidWebhook?.headers ?? {}, paidWebhook?.body ?? '', Date.now())).toBe(true)
  expect(isSigned('another secret', paidWebhook?.headers ?? {}, paidWebhook?.body ?? '', Date.now())).toBe(false)
  expect(isSigned(SECRET, paidWebhook?.headers ?? {}, `${paidWebhook?.body} `, Date.now())).toBe(false)
})

test('[WA-01] the first outcome of a checkout is the last', async () => {
  const { shop, url } = await start()
  const { url: page } = await orderCheckout(url, { reference: 'r1' })
  await Promise.all(['declined', 'declined', 'declined'].map((outcome) => press(page, outcome)))
  expect(await (await press(page, 'paid')).text()).toContain('Declined')
  await orderCheckout(url, { reference: 'r2' }).then(({ url: otherWebhook }) => press(otherWebhook, 'paid'))
  await shop.waitForWebhooks('r2', 'checkout.paid')
  expect(
    shop.webhooks.filter(({ event }) => event.checkout?.reference === 'r1').map(({ event }) => event.type),
  ).toEqual(['checkout.declined'])
})

test('[WA-01] a checkout that nobody pays expires, and can no longer be paid', async () => {
  const { shop, url } = await start({ lifetimeMs: 50 })
  const { url: page } = await orderCheckout(url, { reference: 'r1' })
  await shop.waitForWebhooks('r1', 'checkout.expired')
  expect(await (await press(page, 'paid')).text()).toContain('Expired')
  expect(shop.webhooks).toHaveLength(1)
})

test('[RE-03] an order is safe to repeat: a reference has one checkout', async () => {
  const { url } = await start()
  const body = order()
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendOrder(url, JSON.stringify(body))))
  expect(new Set(answers.map(({ answer }) => answer.id)).size).toBe(1)
  expect((await sendOrder(url, JSON.stringify({ ...body, amount: '12.51' }))).status).toBe(409)
})

test('[RE-06] an order that is not signed, or signed long ago, is refused', async () => {
  const { url } = await start()
  const body = JSON.stringify(order())
  expect((await sendOrder(url, body, { secret: 'wrong' })).status).toBe(401)
  expect((await sendOrder(url, body, { timestamp: Date.now() - SIGNATURE_WINDOW_MS - 1_000 })).status).toBe(401)
  const unsignedAnswer = await fetch(`${url}/v1/checkouts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(unsignedAnswer.status).toBe(401)
})

test.each([
  ['no amount', { amount: undefined }],
  ['nothing', { amount: '0.00' }],
  ['a negative amount', { amount: '-1' }],
  ['a float in words', { amount: '1e3' }],
  ['a script for a way back', { returnUrl: 'javascript:alert(1)' }],
])('[RE-04] an order with %s is refused', async (_name, fields) => {
  const { url } = await start()
  expect((await sendOrder(url, JSON.stringify(order(fields)))).status).toBe(400)
})

test('[RE-04] broken orders, unknown checkouts and unknown outcomes are answered, and change nothing', async () => {
  const { shop, url } = await start()
  expect((await sendOrder(url, '{"reference":')).status).toBe(400)
  expect((await sendOrder(url, '')).status).toBe(400)
  expect((await sendOrder(url, JSON.stringify('x'.repeat(20_000)))).status).toBe(413)
  expect((await fetch(`${url}/checkout/nope`)).status).toBe(404)
  expect((await press(`${url}/checkout/nope`, 'paid')).status).toBe(404)
  const { url: page } = await orderCheckout(url)
  const refusals = await press(page, 'stolen')
  expect(refusals.status).toBe(400)
  expect(await refusals.text()).toContain('Pay G$')
  expect(shop.webhooks).toEqual([])
})

test('[RE-06] what an order says cannot become markup', async () => {
  const { url } = await start()
  const { url: page } = await orderCheckout(url, { reference: '"><script>alert(1)</script>' })
  const text = await (await fetch(`${page}?lang=<script>`)).text()
  expect(text).not.toContain('<script')
  expect(text).toContain('&lt;script&gt;')
})

test('[WA-04] the page speaks the language of the address, else that of the order', async () => {
  const { url } = await start()
  const { url: page } = await orderCheckout(url, { amount: '1234567.50', locale: 'id-ID' })
  expect(await (await fetch(page)).text()).toContain('Bayar G$1.234.567,50')
  expect(await (await fetch(`${page}?lang=pt-BR`)).text()).toContain('Recusar')
  expect(await (await fetch(`${page}?lang=en`)).text()).toContain('Pay G$1,234,567.50')
})

test('a wildly behaving provider sends each event at least once and some twice', async () => {
  const { shop, url } = await start({ chaos: { level: 'wild', seed: 'test' } })
  const references = Array.from({ length: 10 }, (_, timeMs) => `r${timeMs}`)
  for (const reference of references) await press((await orderCheckout(url, { reference })).url, 'paid')
  await Promise.all(references.map((reference) => shop.waitForWebhooks(reference, 'checkout.paid')))
  const ids = shop.webhooks.map(({ event }) => event.id)
  expect(new Set(ids).size).toBeLessThan(ids.length)
})

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'outcome=paid&outcome=declined'],
  ['names of a prototype', 'application/x-www-form-urlencoded', '__proto__=1&constructor[prototype]=1&toString=x'],
  ['a form above the limit', 'application/x-www-form-urlencoded', 'a='.repeat(20_000)],
  ['JSON', 'application/json', '{"outcome":"paid"}'],
  ['broken JSON', 'application/json', '{'],
  ['plain text', 'text/plain', 'outcome=paid'],
  ['a type that is none', 'nonsense', 'x'],
])('[RE-04] %s at any address of the sandbox is refused and closes nothing', async (_, type, body) => {
  const { url } = await start()
  const { url: page } = await orderCheckout(url, { reference: 'r1' })
  const addresses = [
    page,
    `${url}/checkout/%00`,
    `${url}/checkout/%zz`,
    `${url}/v1/checkouts`,
    `${url}/assets/__proto__`,
  ]
  for (const address of addresses) {
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })
    expect([400, 401, 404, 413, 415], `${address} ${answer.status}`).toContain(answer.status)
    expect(await answer.text()).not.toMatch(/\bat \S+ \(|node_modules/)
  }
  expect(await (await fetch(page)).text()).toContain('Pay G$12.50')
})
