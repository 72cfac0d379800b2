import { CallError } from '@fairground/contract/envelope'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../calls/stub-browser.ts'
import { readStored } from '../../kernel/storage/storage.ts'
import { recordFailure, takeFailures } from './failed-records.ts'

beforeEach(() => {
  stubStorage('localStorage')
  return () => vi.unstubAllGlobals()
})
const refuse = (times: number) => {
  for (let at = 0; at < times; at += 1) recordFailure(new CallError('wrong_credentials'))
}

test('[SU-10] refused attempts are recorded on this device until a login, which reports them if they are many', () => {
  refuse(2)
  expect(takeFailures()).toBe(0)
  refuse(3)
  expect(JSON.parse(readStored('failedRecords') ?? '')).toHaveLength(3)
  expect(takeFailures()).toBe(3)
  expect([readStored('failedRecords'), takeFailures()]).toEqual([undefined, 0])
})

test('a lost network, a code that is still wanted and a fault of the page are no failures; the records never become many, and broken ones are none', () => {
  recordFailure(new CallError('network_error'))
  recordFailure(new CallError('authenticator_needed'))
  recordFailure(new TypeError('of the page'))
  expect(readStored('failedRecords')).toBeUndefined()
  refuse(120)
  expect(takeFailures()).toBe(99)
  for (const broken of ['{', '{}', '["x", null, {}]']) {
    stubStorage('localStorage', { failedRecords: broken })
    expect(takeFailures()).toBe(0)
  }
})
