import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { seededDesigns, themeModelSchema } from '../design.ts'
import { nothingSchema, pageAnswer, pageRequestSchema, timeSchema } from '../shapes.ts'
import { siteSettingsSchema } from '../startup.ts'

const localeSchema = z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/))
const keySchema = z.string().check(z.minLength(1), z.maxLength(120))

/** Changes settings of the site. */
export const saveSettings = defineCall({
  name: 'staff.saveSettings',
  summary:
    'Changes settings of the site: those given, by name; `null` brings back a default. Nothing given: only answers what is in force.',
  path: '/api/staff/settings/save',
  access: 'staff',
  request: z.object({ settings: z._default(z.record(z.string(), z.unknown()), {}) }),
  answer: z.object({
    /** All settings as they are in force now. */
    model: siteSettingsSchema,
    /** The names of those that were set. */
    set: z.array(z.string()),
  }),
})

/** Puts a design in force. */
export const publishDesign = defineCall({
  name: 'staff.publishDesign',
  summary:
    'Puts a design in force: a document, one that the product brings along by its name, or an earlier one by its key.',
  path: '/api/staff/design/publish',
  access: 'staff',
  request: z.object({
    document: z.optional(themeModelSchema),
    name: z.optional(z.enum(seededDesigns)),
    key: z.optional(z.string().check(z.maxLength(64))),
    note: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  answer: z.object({ model: z.object({ designCacheKey: z.string() }) }),
  errors: ['not_found'],
})

/** Saves texts and puts them in force. */
export const saveTexts = defineCall({
  name: 'staff.saveTexts',
  summary: 'Saves texts of one language and puts them in force; `null` takes a text away.',
  path: '/api/staff/texts/save',
  access: 'staff',
  request: z.object({
    locale: localeSchema,
    texts: z.record(keySchema, z.nullable(z.string().check(z.maxLength(5000)))),
  }),
  answer: z.object({ model: z.object({ langItemsCacheKey: z.string() }) }),
})

/** What sites had no text for. */
export const missingTexts = defineCall({
  name: 'staff.missingTexts',
  summary: 'Keys that sites had no text for, the most frequent first.',
  path: '/api/staff/texts/missing',
  access: 'staff',
  request: pageRequestSchema,
  answer: pageAnswer(z.object({ locale: z.string(), key: z.string(), count: z.int(), lastSeen: timeSchema })),
})

/** Empties the list of missing texts. */
export const forgetMissingTexts = defineCall({
  name: 'staff.forgetMissingTexts',
  summary: 'Empties the list of missing texts.',
  path: '/api/staff/texts/forget_missing',
  access: 'staff',
  request: nothingSchema,
  answer: nothingSchema,
})
