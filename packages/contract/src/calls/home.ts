import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothingSchema } from '../shapes.ts'
import { startupSchema } from '../startup.ts'

const optionalText = z.optional(z.string().check(z.maxLength(512)))

/** The start-up configuration of the site. */
export const startup = defineCall({
  name: 'home.startup',
  summary: 'The start-up configuration.',
  path: '/api/home/startup',
  answersWhileClosed: true,
  methods: ['GET'],
  access: 'anyone',
  request: () =>
    z.object({
      lazy: optionalText,
      startTime: optionalText,
      dev: optionalText,
      p: optionalText,
      wta: optionalText,
    }),
  answer: () => startupSchema,
})

/** The site calls it before it is installed as an app. */
export const web2pwa = defineCall({
  name: 'home.web2pwa',
  summary: 'Noted before the site is installed as an app; nothing comes back.',
  path: '/api/ads/web2pwa',
  methods: ['GET'],
  access: 'anyone',
  request: () => nothingSchema,
  answer: () => nothingSchema,
})

/** The hosts whose links open the app. */
export const refAppUrl = defineCall({
  name: 'home.refAppUrl',
  summary: 'The first entry is the host of an https link that opens; empty where the operator has set none.',
  path: '/api/home/getH5RefAppUrl',
  methods: ['GET'],
  access: 'anyone',
  request: () => nothingSchema,
  answer: () => z.object({ extra: z.array(z.string()) }),
})

const shortText = (maxLength: number) => z._default(z.string().check(z.maxLength(maxLength)), '')

/** Reports an uncaught error of a player's browser to the operator. The server writes it to the log only. */
export const clientError = defineCall({
  name: 'home.clientError',
  summary: "An error that nobody caught in a player's browser, for the operator's log; kept nowhere else.",
  path: '/api/home/client_error',
  access: 'anyone',
  request: () =>
    z.object({
      message: z.string().check(z.minLength(1), z.maxLength(500)),
      /** Path of the script, without its query. */
      script: shortText(300),
      line: z._default(z.int().check(z.minimum(0)), 0),
      column: z._default(z.int().check(z.minimum(0)), 0),
      /** The error with its stack. */
      error: shortText(4000),
      /** Path of the page. */
      page: shortText(300),
    }),
  answer: () => nothingSchema,
})
