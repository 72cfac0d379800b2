import { expect, test } from 'vitest'
import { isCpf } from './cpf.ts'

test.each([
  ['529.982.247-25', true],
  ['52998224725', true],
  ['111.444.777-35', true],
  ['529.982.247-26', false],
  ['529.982.247-15', false],
  ['111.111.111-11', false],
  ['529982247', false],
  ['529.982.24725', false],
  ['５2998224725', false],
  ['', false],
])('[WA-05] %s as a CPF: %s', (text, isValid) => {
  expect(isCpf(text)).toBe(isValid)
})
