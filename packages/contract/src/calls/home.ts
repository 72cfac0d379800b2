import * as z from 'zod/mini'
import { defineCall } from '../call.ts'

const optionalText = z.optional(z.string().check(z.maxLength(512)))

/** What the site needs to know before it can show money: the first part of the start-up configuration. */
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
  answer: z.object({
    minBetAmount: z.number(),
    defaultBetAmount: z.number(),
    languages: z.array(z.string()),
    language: z.string(),
    currencies: z.array(
      z.object({ id: z.string(), symbol: z.string(), decimalLength: z.int(), withdrawDecimalLength: z.int() }),
    ),
    currencyId: z.string(),
    games: z.array(z.object({ id: z.string(), enabled: z.boolean() })),
  }),
})
