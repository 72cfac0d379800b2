import { expect, test } from 'vitest'
import { listCountries } from './countries.ts'

test.each(['en', 'pt-BR', 'id-ID'])('every country once, by its name, in %s', (locale) => {
  const countries = listCountries(locale)
  const ids = countries.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['BR', 'ID', 'GB', 'DE', 'US', 'IN']))
  expect(ids.length).toBeGreaterThan(240)
  expect(ids.length).toBeLessThan(260)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(ids.length)
  expect(['EU', 'UK', 'SU', 'ZZ'].filter((id) => ids.includes(id))).toEqual([])
})
