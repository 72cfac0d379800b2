import { fraction } from '@fairground/money'
import { describe, expect, it } from 'vitest'
import { formatMultiplier, formatShare, shortDigest } from './numbers.ts'

describe('numbers of a game', () => {
  it('a multiplier keeps its four decimals and is never rounded up', () => {
    expect(formatMultiplier(1.4487, 'en')).toBe('1.4487×')
    expect(formatMultiplier(24.25, 'en')).toBe('24.25×')
    expect(formatMultiplier(0, 'en')).toBe('0.00×')
    expect(formatMultiplier(5_148_297.9999, 'en')).toBe('5,148,297.99×')
    expect(formatMultiplier(1.957, 'pt-BR')).toBe('1,957×')
  })

  it('[FA-05] a return is cut to two decimals, never made better than it is', () => {
    expect(formatShare(fraction(96_999n, 100_000n), 'en')).toBe('96.99%')
    expect(formatShare(fraction(22n, 25n), 'id-ID')).toBe('88,00%')
  })

  it('a digest keeps both ends', () => {
    expect(shortDigest('59b27ca393f2db135b545baac55ac17601a7b054ce0cb4cc37844ae25773db2f')).toBe('59b27c…73db2f')
  })
})
