import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { batchDigest, CHAIN_START, chainHash, type JournalPosting, postingLine } from './chain.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const plainText = (text: string) => text

const bet: JournalPosting = {
  accountId: '018f0000-0000-7000-8000-00000000000a',
  version: 12,
  leg: 0,
  source: 'player:main',
  destination: 'house:stakes:mines',
  amountMinor: 300n,
  kind: 'bet',
  refId: '018f0000-0000-7000-8000-00000000000c',
}
const batch = { batchId: '018f0000-0000-7000-8000-0000000000ff', atMs: 1_800_000_000_000 }

test('a posting has one canonical line', () => {
  expect(postingLine(bet)).toBe(
    '018f0000-0000-7000-8000-00000000000a|12|0|player:main|house:stakes:mines|300|bet|018f0000-0000-7000-8000-00000000000c',
  )
})

test('a digest is over the head line and the lines in order of account, version and leg', () => {
  const otherAccountBet = { ...bet, accountId: '018f0000-0000-7000-8000-00000000000b', version: 3 }
  const laterBet = { ...bet, version: 100 }
  const secondLeg = { ...bet, leg: 1 }
  const text = batchDigest(plainText, batch, [otherAccountBet, laterBet, secondLeg, bet])
  expect(text).toBe(
    [
      '018f0000-0000-7000-8000-0000000000ff|1800000000000|4',
      ...[bet, secondLeg, laterBet, otherAccountBet].map(postingLine),
    ].join('\n'),
  )
  expect(batchDigest(plainText, batch, [bet, secondLeg, laterBet, otherAccountBet])).toBe(text)
  expect(batchDigest(sha256, batch, [bet])).toBe(sha256(batchDigest(plainText, batch, [bet])))
})

test('the digest of a commit and its link, as a fixed vector', () => {
  const firstDigest = batchDigest(sha256, batch, [bet])
  const link = chainHash(sha256, CHAIN_START, firstDigest)
  expect(firstDigest).toBe('83c0f6dba91589bf4ee332214d68f62f4512d5a220fbc46d26ff703a1b84ad51')
  expect(link).toBe('a45b628a187c653f21c5e336f4d0b90dcdb67f5e95ff6211eb241394efe465ad')
  expect(chainHash(plainText, 'aa', 'bb')).toBe('aabb')
  expect(CHAIN_START).toBe('0000000000000000000000000000000000000000000000000000000000000000')
})
