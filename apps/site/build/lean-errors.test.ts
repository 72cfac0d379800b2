import { errors } from '@fairground/contract/errors.data'
import { expect, it } from 'vitest'
import { playersErrors, printCatalogue } from './lean-errors.ts'

it('players get every error of theirs with its status and its reaction', async () => {
  const module = await import(`data:text/javascript,${encodeURIComponent(printCatalogue())}`)
  const expected = playersErrors().map((name) => [
    name,
    { status: errors[name].status, reaction: errors[name].reaction },
  ])
  expect(Object.entries(module.errors)).toEqual(expected)
})

it('keeps what any call may answer and what a call of players names, and leaves out what staff alone gets', () => {
  const names = playersErrors()
  expect(names).toEqual(expect.arrayContaining(['internal_error', 'withdraw_above_balance', 'not_found']))
  expect(names).not.toEqual(expect.arrayContaining(['second_person_needed']))
  expect(names.length).toBeLessThan(Object.keys(errors).length)
})
