import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '../calls/list.ts'
import { errors } from '../errors.data.ts'
import { apiPage } from './api-page.ts'
import { openApi } from './openapi.ts'

test('docs/api.md is the page that the contract makes: run npm run docs:api', () => {
  expect(readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8')).toBe(apiPage())
})

test('[CL-06] the OpenAPI document has each method and path of each call', () => {
  const { paths } = openApi('1.0.0') as { paths: Record<string, Record<string, { summary: string }>> }
  for (const call of calls) {
    for (const path of call.paths) {
      for (const method of call.methods)
        expect(paths[path.replace(/:(\w+)/, '{$1}')]?.[method.toLowerCase()]?.summary).toBe(call.summary)
    }
  }
})

test('no two calls share a name, or a method and path', () => {
  const names = calls.map(({ name }) => name)
  const routes = calls.flatMap(({ methods, paths }) => methods.flatMap((method) => paths.map((path) => method + path)))
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(routes).size).toBe(routes.length)
})

test('[ER-07] every status of the specification is in the catalogue', () => {
  const statuses = Object.values(errors).map(({ status }) => status)
  const specifiedStatuses = [
    -1, 403, 1012, 1013, -120, -921, 110110, -100, -119, -1119, 450, 10140, 440033, 99999, 9000,
  ]
  expect(statuses).toEqual(expect.arrayContaining(specifiedStatuses))
})
