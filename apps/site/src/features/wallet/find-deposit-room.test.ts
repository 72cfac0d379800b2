import type { LimitLine } from '@fairground/contract/play-limits'
import { expect, it } from 'vitest'
import { findDepositRoom } from './find-deposit-room.ts'

const line = (line: Partial<LimitLine>): LimitLine => ({
  ...{ kind: 'deposit', period: 'day', value: null, lowest: null, used: 0, resetsAt: 0, currencyId: 'G$' },
  ...line,
})

it('[RG-02] a deposit may be as large as the deposit limit that leaves least, and never below nothing', () => {
  const day = line({ lowest: 100, used: 20 })
  const week = line({ period: 'week', lowest: 150, used: 100 })
  const loss = line({ kind: 'loss', lowest: 1 })
  expect(findDepositRoom([line({}), loss], 'G$')).toBeUndefined()
  expect(findDepositRoom([day, week, loss], 'G$')).toEqual({ left: 50, period: 'week' })
  expect(findDepositRoom([day, line({ period: 'month', lowest: 10, used: 30 })], 'G$')).toEqual({
    left: 0,
    period: 'month',
  })
})

it('a limit that is shown in another currency says nothing about this wallet', () => {
  expect(findDepositRoom([line({ lowest: 100 })], 'IDR')).toBeUndefined()
})
