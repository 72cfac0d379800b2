import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { articleSchema, designPageSchema, deviceSchema, themeModelSchema } from '../design.ts'
import { nothingSchema } from '../shapes.ts'

const nameSchema = z.string().check(z.maxLength(200))
const deviceField = z.optional(deviceSchema)
/** Clients send it to bypass caches; the server ignores it. */
const moment = z.optional(z.string().check(z.maxLength(64)))

/** A language tag of `lang`, `LANG` and `currentLanguage`. */
const languageTag = z.string().check(z.maxLength(35))

/** A published design; the start-up configuration names the key of the current one. */
export const theme = defineCall({
  name: 'design.theme',
  summary: 'A published design under its key, without the blocks that are for the other device.',
  path: '/static/theme/:key',
  methods: ['GET'],
  access: 'anyone',
  keptForGood: true,
  request: () => z.object({ key: nameSchema, device: deviceField, t: moment }),
  answer: () => z.object({ model: themeModelSchema }),
  errors: ['not_found'],
})

/** The operator's texts of one language; English replaces missing texts. */
export const lang = defineCall({
  name: 'design.lang',
  summary:
    'The operator’s texts under their key, which stands for all languages: `lang` says which, else the header `LANG`, else English.',
  path: '/static/lang/:key',
  methods: ['GET'],
  access: 'anyone',
  keptForGood: true,
  request: () => z.object({ key: nameSchema, lang: z.optional(languageTag), t: moment }),
  answer: () => z.object({ model: z.record(z.string(), z.string()) }),
  errors: ['not_found'],
})

const pageRequest = z.object({ id: nameSchema, device: deviceField, t: moment })

/** One page of the current design. */
export const pageDetail = defineCall({
  name: 'design.pageDetail',
  summary: 'A page of the design in force, by its id or its type.',
  path: '/design/page_detail/:id',
  methods: ['GET'],
  access: 'anyone',
  request: () => pageRequest,
  answer: () => z.object({ model: designPageSchema }),
  errors: ['not_found'],
})

/** One page of the current design, for display inside another page. */
export const embedPageDetail = defineCall({
  name: 'design.embedPageDetail',
  summary: 'The same for a page that is shown inside of another.',
  path: '/design/embed_page_detail/:id',
  methods: ['GET'],
  access: 'anyone',
  request: () => pageRequest,
  answer: () => z.object({ model: designPageSchema }),
  errors: ['not_found'],
})

/** One article of the current design. */
export const articleDetail = defineCall({
  name: 'design.articleDetail',
  summary: 'An article of the design in force, by its id.',
  path: '/design/article_detail/:id',
  methods: ['GET'],
  access: 'anyone',
  request: () => z.object({ id: nameSchema, t: moment }),
  answer: () => z.object({ model: articleSchema }),
  errors: ['not_found'],
})

/** Reports keys without a text to the operator (DS-03). */
export const missingText = defineCall({
  name: 'design.missingText',
  summary: 'Notes keys that a site had no text for, for the operator.',
  path: '/api/design/missing_text',
  access: 'anyone',
  request: () =>
    z.object({
      locale: languageTag,
      keys: z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.minLength(1), z.maxLength(50)),
    }),
  answer: () => nothingSchema,
})

/** The articles of the current design. */
export const articleList = defineCall({
  name: 'design.articleList',
  summary: 'The articles of the design in force without their bodies, the newest first; of one category, or all.',
  path: '/design/article_list',
  methods: ['GET'],
  access: 'anyone',
  request: () =>
    z.object({
      category: z._default(z.string().check(z.maxLength(64)), ''),
      most: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
      t: moment,
    }),
  answer: () => z.object({ list: z.array(z.omit(articleSchema, { body: true })) }),
})
