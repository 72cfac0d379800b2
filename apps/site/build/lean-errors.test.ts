import { type ErrorRow, errors } from '@fairground/contract/errors.data'
import { expect, it } from 'vitest'
import { printCatalogue } from './lean-errors.ts'

it('players get every error with its status and its reaction, but those that only staff or a provider reads', async () => {
  const module = await import(`data:text/javascript,${encodeURIComponent(printCatalogue())}`)
  const rows = Object.entries<ErrorRow>(errors).filter(([, { readBy }]) => readBy === undefined)
  const expected = rows.map(([name, { status, reaction }]) => [name, { status, reaction }])
  expect(module.errors).toEqual(Object.fromEntries(expected))
})
