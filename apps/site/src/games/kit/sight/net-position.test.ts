import { describe, expect, it } from 'vitest'
import { formatSigned } from '../stats/format-signed.ts'
import { type DecidedRound, netPosition } from './net-position.ts'

const sum = { net: -12.5, version: 7, after: '0b' }
const round = (id: string, version: number, stake: number, payout: number): DecidedRound => ({
  id,
  version,
  stake,
  payout,
})

describe('[RG-04] the net position', () => {
  it('[RG-04] is the server’s sum and the rounds decided since', () => {
    expect(netPosition(sum, [], 2)).toBe(-1250)
    expect(netPosition(sum, [round('0c', 8, 10, 0), round('0d', 10, 0.1, 0.3)], 2)).toBe(-1250 - 1000 + 20)
  })

  it('[RG-04] counts no round that the sum has already, and none of an earlier session', () => {
    expect(netPosition(sum, [round('0c', 7, 10, 0), round('0c', 3, 10, 0)], 2)).toBe(-1250)
    expect(netPosition(sum, [round('0a', 9, 10, 0), round('0b', 9, 10, 0)], 2)).toBe(-1250)
  })

  it('[RG-04] is exact in currencies of none and of eight decimals', () => {
    expect(netPosition({ ...sum, net: 3000 }, [round('0c', 8, 1000, 1500)], 0)).toBe(3500)
    expect(netPosition({ ...sum, net: 0 }, [round('0c', 8, 0.1, 0.30000001)], 8)).toBe(20_000_001)
  })

  it('[RG-04] stands with its sign, and nothing is neither won nor lost', () => {
    const money = (minor: bigint) => `G$${minor}`
    expect([1250, -1250, 0].map((minor) => formatSigned(minor, money))).toEqual(['+G$1250', '−G$1250', 'G$0'])
  })
})
