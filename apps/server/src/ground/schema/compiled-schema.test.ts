import { calls } from '@fairground/contract/calls/list'
import { expect, test } from 'vitest'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { compiledSchema } from './compiled-schema.ts'

const schema = mini.looseObject({
  model: mini.object({
    list: mini.array(mini.object({ id: mini.int().check(mini.minimum(1)) })),
    note: mini.optional(mini.object({ text: mini.string() })),
    size: mini._default(mini.int(), 10),
  }),
})

test.each([
  { model: { list: [{ id: 1, extra: true }], note: { text: 'x', extra: 1 } }, more: 1 },
  { model: { list: [] } },
  { model: { list: [{ id: 0 }, { id: 'a' }], note: {}, size: null } },
  { model: null },
  JSON.parse('{"__proto__": {"x": 1}, "model": {"list": [], "__proto__": {"y": 1}}}'),
  [],
  undefined,
])('a compiled schema reads %j as the schema itself does', (value) => {
  const plain = z.core.safeParse(schema, value)
  const result = z.core.safeParse(compiledSchema(schema), value)
  expect(result.success).toBe(plain.success)
  expect(result.data).toEqual(plain.data)
  expect(result.error?.issues).toEqual(plain.error?.issues)
})

test('each schema of the contract can be compiled', () => {
  for (const { request, answer } of calls) {
    for (const each of [request, answer]) {
      expect(z.core.safeParse(compiledSchema(each), null).success).toBe(z.core.safeParse(each, null).success)
    }
  }
})
