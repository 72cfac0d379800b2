import { expect, it } from 'vitest'
import type { Field } from './fields.ts'
import { elementId, moment } from './kinds.ts'

function read<Value>(field: Field<Value>, value: unknown): { value: Value; faults: string[] } {
  const faults: string[] = []
  return { value: field.read(value, 'it', (path) => faults.push(path)), faults }
}

it('a moment is a number of milliseconds or an ISO date, and nothing else', () => {
  const noon = Date.UTC(2026, 5, 1, 12)
  for (const value of [noon, '2026-06-01T12:00:00Z', '2026-06-01T09:00:00-03:00']) {
    expect(read(moment(), value)).toEqual({ value: noon, faults: [] })
  }
  for (const value of [-1, 0.5, 9e15, Number.NaN, 'tomorrow', '2026-13-01', '5', {}, true]) {
    expect(read(moment(), value), String(value)).toEqual({ value: 0, faults: ['it'] })
  }
})

it('[LK-07] an element’s id is a word that an anchor link can name', () => {
  expect(read(elementId(), 'fair-steps')).toEqual({ value: 'fair-steps', faults: [] })
  for (const value of ['1st', 'a b', '"', 'x'.repeat(65), 7]) {
    expect(read(elementId(), value)).toEqual({ value: '', faults: ['it'] })
  }
})
