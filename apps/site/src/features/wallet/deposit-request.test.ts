import { CallError } from '@fairground/contract/envelope'
import { expect, test } from 'vitest'
import { quickAmounts, underPaymentKey } from './deposit-request.ts'

/** Requests a deposit that ends with this result, and returns its key. */
async function ask(wish: string, end?: CallError): Promise<string> {
  let usedKey = ''
  const asking = underPaymentKey(wish, async (key) => {
    usedKey = key
    if (end) throw end
  })
  await (end ? expect(asking).rejects.toBe(end) : asking)
  return usedKey
}

const lostError = new CallError('network_error')

test('[RE-03] a deposit whose answer was lost keeps its key until the answer comes', async () => {
  const first = await ask('sandbox 10', lostError)
  expect(await ask('sandbox 10', lostError)).toBe(first)
  expect(await ask('sandbox 10')).toBe(first)
  expect(await ask('sandbox 10')).not.toBe(first)
})

test('[RE-03] another deposit, and one that was refused, has a key of its own', async () => {
  const first = await ask('sandbox 10', lostError)
  expect(await ask('sandbox 20', lostError)).not.toBe(first)
  const refusedKey = await ask('sandbox 30', new CallError('channel_unknown'))
  expect(await ask('sandbox 30')).not.toBe(refusedKey)
})

test('quick amounts stay inside the limits', () => {
  expect(quickAmounts(1, 100_000)).toEqual([50, 100, 500, 1000])
  expect(quickAmounts(60, 700)).toEqual([500])
  expect(quickAmounts(20_000, 30_000)).toEqual([])
  expect(quickAmounts(1000, 100_000_000)).toEqual([50_000, 100_000, 500_000, 1_000_000])
  expect(quickAmounts(0.00001, 1)).toEqual([0.0005, 0.001, 0.005, 0.01])
})
