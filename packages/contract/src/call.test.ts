import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

const fields = {
  name: 'staff.none',
  summary: 'None.',
  path: '/none',
  request: () => z.object({}),
  answer: () => z.object({}),
}

test('a call of staff says what its key must be allowed to, and no other call can', () => {
  expect(defineCall({ ...fields, access: 'staff', may: 'chat.read' }).may).toBe('chat.read')
  expect(defineCall({ ...fields, access: 'anyone' }).may).toBeUndefined()
  // @ts-expect-error: a call of staff without a permission; `npm run check` fails if this compiles
  defineCall({ ...fields, access: 'staff' })
  // @ts-expect-error: a permission that is none
  defineCall({ ...fields, access: 'staff', may: 'everything' })
  // @ts-expect-error: a player has no key
  defineCall({ ...fields, may: 'chat.read' })
})
