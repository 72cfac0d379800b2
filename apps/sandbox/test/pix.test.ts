import { afterEach, expect, test } from 'vitest'
import { readBrCode } from '../src/pix/br-code.ts'
import { closeAll, start } from './bank.ts'
import { ask, openShop, order, press } from './shop.ts'

afterEach(closeAll)

/** A dynamic code from the manual of the Brazilian central bank's BR Code, with its CRC. */
const MANUAL =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304'

test('a BR Code is read by its fields and refused when a letter differs', () => {
  const code = `${MANUAL}64E4`
  expect(readBrCode(code)).toEqual({
    location: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
    amount: undefined,
  })
  expect(readBrCode(code.replace('Fulano', 'Fulana'))).toBeUndefined()
  for (const text of ['', '6304', 'nonsense', MANUAL, `${MANUAL}64E5`]) expect(readBrCode(text)).toBeUndefined()
})

test('a charge of the PIX bank tells its own address, is paid on its page, and can be given back', async () => {
  const pixShop = await openShop()
  const { shop, url } = await start({ pixNotifyUrl: pixShop.notifyUrl })
  const { answer } = await ask(url, '/v1/pix/charges', order({ reference: 'r1' }))
  expect(answer.txid).toMatch(/^[0-9a-f]{32}$/)
  expect(answer.location).toBe(`${url.replace('http://', '')}/pix/v2/${answer.txid}`)
  expect((await ask(url, '/v1/reversals', { reference: 'r1' })).status).toBe(409)
  await press(answer.url ?? '', 'paid')
  await pixShop.waitForWebhooks('r1', 'checkout.paid')
  expect((await ask(url, '/v1/pix/charges/r1')).answer.status).toBe('paid')
  expect((await ask(url, '/v1/checkouts/r1')).status).toBe(404)

  expect((await ask(url, '/v1/reversals', { reference: 'r1' })).status).toBe(200)
  await pixShop.waitForWebhooks('r1', 'checkout.reversed')
  expect((await ask(url, '/v1/pix/charges/r1')).answer.status).toBe('reversed')
  expect((await ask(url, '/v1/reversals', { reference: 'r2' })).status).toBe(404)
  expect(shop.webhooks).toEqual([])
  await pixShop.close()
})

test('the bank app refuses a text that is no code of its charges', async () => {
  const { url } = await start()
  const send = (path: string, type: string, body: string) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': type }, body })
  const brcode = `${MANUAL}64E4`
  expect((await send('/v1/pix/pay', 'application/json', JSON.stringify({ brcode }))).status).toBe(400)
  expect((await send('/v1/pix/pay', 'application/json', '{')).status).toBe(400)
  const form = await send('/pix', 'application/x-www-form-urlencoded', `brcode=${encodeURIComponent(brcode)}`)
  expect(form.status).toBe(400)
  expect(await form.text()).toContain('This is no code of an open deposit')
  expect(await (await fetch(`${url}/pix?lang=pt-BR`)).text()).toContain('Pagar com PIX')
})
