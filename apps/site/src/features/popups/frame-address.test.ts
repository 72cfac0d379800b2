import { expect, test } from 'vitest'
import { findFrameAddress } from './frame-address.ts'

const OWN = 'https://fair.example'

test.each([
  ['/terms?lang=en#top', 'https://fair.example/terms?lang=en#top'],
  ['https://pay.example/checkout/1', 'https://pay.example/checkout/1'],
  ['http://127.0.0.1:8090/checkout/1', 'http://127.0.0.1:8090/checkout/1'],
  ['http://localhost:8090/', 'http://localhost:8090/'],
])('[RT-18] %s is shown', (url, address) => {
  expect(findFrameAddress(url, OWN)).toBe(address)
})

test.each([
  'http://pay.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://fair.example/1',
  '//evil.example/',
  '/\\evil.example',
  'http://127.0.0.1.evil.example/',
  'https://fair.example@evil.example/',
  'file:///etc/passwd',
  '',
])('[RT-18] %j is not', (url) => {
  expect(findFrameAddress(url, OWN)).toBeUndefined()
})
