import { errors } from '@fairground/contract/errors.data'
import { expect, it } from 'vitest'
import { printCatalogue } from './lean-errors.ts'

it('players get every error with its status and its reaction', async () => {
  const module = await import(`data:text/javascript,${encodeURIComponent(printCatalogue())}`)
  const expected = Object.entries(errors).map(([name, { status, reaction }]) => [name, { status, reaction }])
  expect(Object.entries(module.errors)).toEqual(expected)
})
