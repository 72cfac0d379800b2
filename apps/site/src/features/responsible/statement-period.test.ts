import { expect, it } from 'vitest'
import { startOfDay } from '../../kernel/days.ts'
import { periodOf } from './statement-period.tsx'

it('[RG-06] a period has its first day and its last one whole', () => {
  expect(periodOf('2026-03-01', '2026-03-01')).toEqual({
    from: startOfDay('2026-03-01'),
    to: startOfDay('2026-03-02'),
  })
})

it('[RG-06] a period that ends before it begins, or is longer than a statement may be, is none', () => {
  expect(periodOf('2026-03-02', '2026-03-01')).toBeUndefined()
  expect(periodOf('2025-01-01', '2026-02-04')).toEqual({
    from: startOfDay('2025-01-01'),
    to: startOfDay('2026-02-05'),
  })
  expect(periodOf('2025-01-01', '2026-02-05')).toBeUndefined()
})
