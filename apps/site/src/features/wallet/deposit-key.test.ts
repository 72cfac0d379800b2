import { CallError } from '@fairground/contract'
import { expect, test } from 'vitest'
import { underDepositKey } from './deposit-key.ts'

/** Requests a deposit that ends with this result, and returns its key. */
async function ask(wish: string, end?: CallError): Promise<string> {
  let usedKey = ''
  const asking = underDepositKey(wish, async (key) => {
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
