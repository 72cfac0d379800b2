import { expect, test } from 'vitest'
import { parsePendingDeposit } from './pending-deposit.ts'

const deposit = { id: 'd', url: 'https://pay.example/d', amount: 5, channel: 'sandbox', expiresAt: 1000, fee: 0 }

test('[WA-02] a checkout under way is found again after a reload, until its time is over', () => {
  expect(parsePendingDeposit(JSON.stringify(deposit), 999)).toEqual(deposit)
  expect(parsePendingDeposit(JSON.stringify(deposit), 1000)).toBeUndefined()
})

test.each([undefined, '', 'null', '[]', '{', JSON.stringify({ ...deposit, url: 'javascript:alert(1)' })])(
  'nothing sound is none: %s',
  (text) => {
    expect(parsePendingDeposit(text, 0)).toBeUndefined()
  },
)
