import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothingSchema } from '../shapes.ts'

/** The token that opens a live connection. */
export const init = defineCall({
  name: 'sockmsg.init',
  summary: 'The token that a live connection is opened with.',
  path: '/api/sockmsg/init',
  answersWhileClosed: true,
  access: 'anyone',
  request: () => nothingSchema,
  answer: () => z.object({ model: z.object({ token: z.string(), nodeKey: z.string() }) }),
})

/** A token for joining channels: module ids, and the own user id for the personal channel. */
export const join = defineCall({
  name: 'sockmsg.join',
  summary: 'A token for joining channels: module ids, and the own user id for the personal channel.',
  path: '/api/sockmsg/join',
  answersWhileClosed: true,
  access: 'anyone',
  request: () =>
    z.object({ channels: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(32)) }),
  answer: () => z.object({ model: z.object({ token: z.string() }) }),
  errors: ['channel_forbidden'],
})
