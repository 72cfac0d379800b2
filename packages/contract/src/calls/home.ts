import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { startupSchema } from '../startup.ts'

const optionalText = z.optional(z.string().check(z.maxLength(512)))

/** What the site needs to know before it shows anything. */
export const startup = defineCall({
  name: 'home.startup',
  summary: 'The start-up configuration.',
  path: '/api/home/startup',
  methods: ['GET'],
  access: 'anyone',
  request: z.object({
    lazy: optionalText,
    startTime: optionalText,
    dev: optionalText,
    p: optionalText,
    wta: optionalText,
  }),
  answer: startupSchema,
})
