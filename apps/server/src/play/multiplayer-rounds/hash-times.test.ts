import { hash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashTimes } from './hash-times.ts'

test('[FA-04] repeated hashes equal those of node:crypto', () => {
  for (let seed = 0; seed < 20; seed++) {
    const first = randomBytes(32)
    let expectedHash = first
    for (let times = 1; times <= 500; times++) {
      expectedHash = hash('sha256', expectedHash, 'buffer')
      if (times < 5 || times % 100 === 0) expect(hashTimes(first, times)).toEqual(expectedHash)
    }
  }
})

test('[FA-04] the published vector: a seed of the chain and the one below it', () => {
  const seed = Buffer.from('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d', 'hex')
  expect(hashTimes(seed, 1).toString('hex')).toBe('1406e05881e299367766d313e26c05564ec91bf721d31726bd6e46e60689539a')
})
