import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { seededDesigns, themeModelSchema } from '../design.ts'
import { jurisdictionProfileSchema } from '../kyc-rules.ts'
import {
  amountSchema,
  idSchema,
  moneySchema,
  nothingSchema,
  pageAnswer,
  pageRequestSchema,
  timeSchema,
} from '../shapes.ts'
import { siteSettingsSchema } from '../site-settings.ts'

const localeSchema = z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/))
const keySchema = z.string().check(z.minLength(1), z.maxLength(120))

/** Changes settings of the site. */
export const saveSettings = defineCall({
  name: 'staff.saveSettings',
  summary:
    'Changes settings of the site: those given, by name; `null` brings back a default. Nothing given: only answers what is in force.',
  path: '/api/staff/settings/save',
  access: 'staff',
  may: 'settings.change',
  request: () => z.object({ settings: z._default(z.record(z.string(), z.unknown()), {}) }),
  answer: () =>
    z.object({
      /** All current settings. */
      model: siteSettingsSchema,
      /** The names of the changed settings. */
      set: z.array(z.string()),
    }),
})

/** Publishes a design. */
export const publishDesign = defineCall({
  name: 'staff.publishDesign',
  summary:
    'Puts a design in force: a document, one that the product brings along by its name, or an earlier one by its key.',
  path: '/api/staff/design/publish',
  access: 'staff',
  may: 'design.change',
  request: () =>
    z.object({
      document: z.optional(themeModelSchema),
      name: z.optional(z.enum(seededDesigns)),
      key: z.optional(z.string().check(z.maxLength(64))),
      note: z._default(z.string().check(z.maxLength(200)), ''),
    }),
  answer: () => z.object({ model: z.object({ designCacheKey: z.string() }) }),
  errors: ['not_found'],
})

/** Saves and publishes texts. */
export const saveTexts = defineCall({
  name: 'staff.saveTexts',
  summary: 'Saves texts of one language and puts them in force; `null` takes a text away.',
  path: '/api/staff/texts/save',
  access: 'staff',
  may: 'texts.change',
  request: () =>
    z.object({
      locale: localeSchema,
      texts: z.record(keySchema, z.nullable(z.string().check(z.maxLength(5000)))),
    }),
  answer: () => z.object({ model: z.object({ langItemsCacheKey: z.string() }) }),
})

/** The keys without a text. */
export const missingTexts = defineCall({
  name: 'staff.missingTexts',
  summary: 'Keys that sites had no text for, the most frequent first.',
  path: '/api/staff/texts/missing',
  access: 'staff',
  may: 'texts.read',
  request: () => pageRequestSchema,
  answer: () => pageAnswer(z.object({ locale: z.string(), key: z.string(), count: z.int(), lastSeen: timeSchema })),
})

/** Empties the list of missing texts. */
export const forgetMissingTexts = defineCall({
  name: 'staff.forgetMissingTexts',
  summary: 'Empties the list of missing texts.',
  path: '/api/staff/texts/forget_missing',
  access: 'staff',
  may: 'texts.change',
  request: () => nothingSchema,
  answer: () => nothingSchema,
})

/** Limits of stakes and wins in a currency. */
const gameLimitsSchema = z.object({
  currencyId: z.string(),
  minStake: moneySchema,
  maxStake: moneySchema,
  maxWin: moneySchema,
})

/** The operator's settings of a game. */
const gameSettingsSchema = z.object({
  gameId: z.string(),
  enabled: z.boolean(),
  /** House edge in basis points. */
  edge: z.int(),
  /** Limits in the site's first currency. */
  minStake: moneySchema,
  maxStake: moneySchema,
  maxWin: moneySchema,
  /** Limits in each currency: its own, otherwise the first currency's in whole units. */
  limits: z.array(gameLimitsSchema),
  /** Each change raises it. */
  version: z.int(),
  changedAt: timeSchema,
})

/** The games with their limits. */
export const listGames = defineCall({
  name: 'staff.listGames',
  summary: 'Every game with its limits, house edge and switch.',
  path: '/api/staff/game/list',
  access: 'staff',
  may: 'games.read',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(gameSettingsSchema) }),
})

/** Changes a game. New bets follow the change within a second; open rounds keep their settings. */
export const saveGame = defineCall({
  name: 'staff.saveGame',
  summary:
    'Changes what is given of a game, within a second on every server. Off refuses new bets; open rounds go on as they were placed.',
  path: '/api/staff/game/save',
  access: 'staff',
  may: 'games.change',
  request: () =>
    z.object({
      gameId: z.string().check(z.minLength(1), z.maxLength(64)),
      enabled: z.optional(z.boolean()),
      edge: z.optional(z.int().check(z.minimum(50), z.maximum(1000))),
      /** The currency of these limits; by default the site's first. */
      currencyId: z.optional(z.string().check(z.maxLength(16))),
      minStake: z.optional(amountSchema),
      maxStake: z.optional(amountSchema),
      maxWin: z.optional(amountSchema),
      /** The version that staff has seen; the server refuses the change if the current version differs. */
      version: z.optional(z.int()),
    }),
  answer: () => z.object({ model: gameSettingsSchema }),
  errors: ['game_unknown', 'currency_unknown', 'amount_malformed', 'limits_crossed', 'settings_changed'],
})

/** Gives a player spins. */
export const grantSpins = defineCall({
  name: 'staff.grantSpins',
  summary: 'Gives a player spins of the wheel; the same key gives them once.',
  path: '/api/staff/spins/grant',
  access: 'staff',
  may: 'players.change',
  request: () =>
    z.object({
      userId: idSchema,
      /** Key of the gift: a repeated call with the same key gives nothing more. */
      key: z.string().check(z.minLength(1), z.maxLength(64)),
      count: z.int().check(z.minimum(1), z.maximum(1000)),
      /** The stake of each spin, in the player's currency. */
      value: amountSchema,
      days: z._default(z.int().check(z.minimum(1), z.maximum(365)), 7),
    }),
  answer: () =>
    z.object({
      model: z.object({ id: idSchema, count: z.int(), left: z.int(), value: moneySchema, expiresAt: timeSchema }),
    }),
  errors: [
    'account_unknown',
    'stake_malformed',
    'stake_below_minimum',
    'stake_above_maximum',
    'key_reused',
    'time_out',
    'self_excluded',
    'jurisdiction_off',
    'player_off',
  ],
})

/** The jurisdiction profiles. */
export const listJurisdictions = defineCall({
  name: 'staff.listJurisdictions',
  summary: 'Every jurisdiction profile. Which country has which is the setting `jurisdictions`.',
  path: '/api/staff/jurisdiction/list',
  access: 'staff',
  may: 'jurisdictions.read',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(jurisdictionProfileSchema) }),
})

/** Adds a jurisdiction profile, or changes one. */
export const saveJurisdiction = defineCall({
  name: 'staff.saveJurisdiction',
  summary:
    'Adds a jurisdiction profile or changes the one of its id, within a second on every server. `strict` cannot be loosened.',
  path: '/api/staff/jurisdiction/save',
  access: 'staff',
  may: 'jurisdictions.change',
  request: () => jurisdictionProfileSchema,
  answer: () => z.object({ model: jurisdictionProfileSchema }),
  errors: ['jurisdiction_protected'],
})
