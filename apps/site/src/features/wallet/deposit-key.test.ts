import { CallError } from '@fairground/contract'
import { expect, test } from 'vitest'
import { underDepositKey } from './deposit-key.ts'

/** Asks for a deposit that ends so, and answers its key. */
async function ask(wish: string, end?: CallError): Promise<string> {
  let used = ''
  const asking = underDepositKey(wish, async (key) => {
    used = key
    if (end) throw end
  })
  await (end ? expect(asking).rejects.toBe(end) : asking)
  return used
}

const lost = new CallError('network_error')

test('[RE-03] a deposit whose answer was lost keeps its key until the answer comes', async () => {
  const first = await ask('sandbox 10', lost)
  expect(await ask('sandbox 10', lost)).toBe(first)
  expect(await ask('sandbox 10')).toBe(first)
  expect(await ask('sandbox 10')).not.toBe(first)
})

test('[RE-03] another deposit, and one that was refused, has a key of its own', async () => {
  const first = await ask('sandbox 10', lost)
  expect(await ask('sandbox 20', lost)).not.toBe(first)
  const refused = await ask('sandbox 30', new CallError('channel_unknown'))
  expect(await ask('sandbox 30')).not.toBe(refused)
})
