import { type ErrorName, errors } from '@fairground/contract/errors.data'
import { expect, it } from 'vitest'
import { isForPlayers, printCatalogue } from './lean-errors.ts'

it('players get every error that they can meet with its status and its reaction', async () => {
  const module = await import(`data:text/javascript,${encodeURIComponent(printCatalogue())}`)
  const expected = Object.entries(errors)
    .filter(([name]) => isForPlayers(name as ErrorName))
    .map(([name, { status, reaction }]) => [name, { status, reaction }])
  expect(module.errors).toEqual(Object.fromEntries(expected))
})

it.each([
  ['player_off', true],
  ['key_reused', true],
  ['kyc_needed', true],
  ['switch_unknown', false],
  ['second_person_needed', false],
] as const)('whether players can meet %s: %s', (name, expected) => {
  expect(isForPlayers(name)).toBe(expected)
})
