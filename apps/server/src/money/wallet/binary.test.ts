import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeValue } from './binary.ts'

test('integers of every size are written as PostgreSQL reads them', () => {
  const most = 2n ** 63n
  fc.assert(
    fc.property(
      fc.oneof(fc.bigInt({ min: -most, max: most - 1n }), fc.bigInt({ min: -5_000_000_000n, max: 5_000_000_000n })),
      (value) => {
        expect(encodeValue('bigint', value).readBigInt64BE()).toBe(value)
      },
    ),
  )
  expect(encodeValue('integer', -2).readInt32BE()).toBe(-2)
  expect(encodeValue('smallint', 32_000).readInt16BE()).toBe(32_000)
})

test('a UUID is its sixteen bytes, a moment its microseconds since 2000', () => {
  for (const id of Array.from({ length: 50 }, () => randomUUID()))
    expect(encodeValue('uuid', id).toString('hex')).toBe(id.replaceAll('-', ''))
  const atMs = Date.UTC(2026, 10, 23, 12, 0, 0, 123)
  expect(encodeValue('timestamptz', atMs).readBigInt64BE()).toBe((BigInt(atMs) - BigInt(Date.UTC(2000, 0, 1))) * 1000n)
})

test('values that were encoded earlier keep their bytes', () => {
  const first = encodeValue('text', 'one')
  const long = encodeValue('jsonb', 'x'.repeat(100_000))
  expect(encodeValue('text', 'two').toString()).toBe('two')
  expect(first.toString()).toBe('one')
  expect(long.length).toBe(100_001)
})
