import { expect, test } from 'vitest'
import { playDemo } from '../../../kernel/token.ts'
import { lookDelay } from './demo-bet-ends.ts'

const waits = () => [1, 6, 7, 100].map(lookDelay)

test('[BT-14] a result is requested every 1000 ms; in a demonstration, which gets no news, sooner at first', () => {
  expect(waits()).toEqual([1000, 1000, 1000, 1000])
  playDemo('a-token')
  expect(waits()).toEqual([300, 300, 1000, 1000])
})
