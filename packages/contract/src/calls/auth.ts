import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, nothingSchema, timeSchema } from '../shapes.ts'
import { userSchema } from '../user.ts'

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength))
/** 8 to 128 characters that are not all blank. */
const newPasswordSchema = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/\S/))
/** A text that may be missing. */
export const optionalText = z.optional(z.string().check(z.maxLength(512)))

/** The parameters of the first visit (where the player came from), which a registration sends. */
export const initParameters = {
  p: optionalText,
  /** Source of the app's download (CL-08). */
  wta: optionalText,
  promoCode: optionalText,
  inviteWheelTag: optionalText,
  aid: optionalText,
  gaid: optionalText,
  navToken: optionalText,
  tkk: optionalText,
}

const loginAnswer = z.object({ model: z.object({ token: z.string() }), user: userSchema })

/** Opens an account by username, e-mail or phone, and logs it in. */
export const register = defineCall({
  name: 'auth.register',
  summary: 'Opens an account by username, e-mail or phone, and logs it in.',
  path: '/api/auth/register',
  access: 'anyone',
  request: () =>
    z.object({
      account: text(320),
      password: newPasswordSchema,
      currencyId: optionalText,
      countryId: optionalText,
      /** The age in years that the player confirms. */
      age: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
      /** The code by SMS or e-mail, where the site requires one. */
      code: optionalText,
      ...initParameters,
    }),
  answer: () => loginAnswer,
  errors: [
    'account_taken',
    'account_malformed',
    'password_too_common',
    'currency_unknown',
    'country_unknown',
    'forced_action',
    'code_needed',
    'code_expired',
    'wrong_code',
    'too_many_attempts',
  ],
})

/** Logs in. An unknown account and a wrong password get the same refusal. */
export const login = defineCall({
  name: 'auth.login',
  summary: 'Logs in. An unknown account and a wrong password get the same answer.',
  path: '/api/auth/login',
  access: 'anyone',
  request: () => z.object({ account: text(320), password: text(128), totp: z.optional(text(16)) }),
  answer: () => loginAnswer,
  errors: ['wrong_credentials', 'too_many_attempts', 'authenticator_needed', 'wrong_code'],
})

/** Ends the session of the token that it is called with. */
export const logout = defineCall({
  name: 'auth.logout',
  summary: 'Ends the session of the token that it is called with.',
  path: '/api/auth/logout',
  request: () => nothingSchema,
  answer: () => nothingSchema,
})

/** The user with the current balances. */
export const userInfo = defineCall({
  name: 'auth.userInfo',
  summary: 'The user, with the balances of this moment.',
  path: '/api/auth/user_info',
  methods: ['POST', 'GET'],
  request: () => nothingSchema,
  answer: () => z.object({ user: userSchema }),
})

/** Whether the token is valid; a missing or stale one gets `valid: false`, not a refusal. */
export const check = defineCall({
  name: 'auth.check',
  summary: 'Whether the token is valid. A missing or stale one is an answer, not a refusal.',
  path: '/api/auth/check',
  answersWhileClosed: true,
  access: 'anyone',
  request: () => nothingSchema,
  answer: () => z.object({ model: z.object({ valid: z.boolean() }) }),
})

/** The browser's id: the same for the same fingerprint, a new one for an empty fingerprint. */
export const browserFootPrint = defineCall({
  name: 'auth.browserFootPrint',
  summary: 'The id of this browser: the same for the same visitor id `t`, a new one when `t` is empty.',
  path: '/api/auth/browser_foot_print',
  methods: ['GET'],
  access: 'anyone',
  request: () => z.object({ t: z._default(z.string().check(z.maxLength(128)), '') }),
  answer: () => z.object({ model: z.string() }),
})

const deviceSchema = z.object({
  id: idSchema,
  /** The browser's description of itself, shortened. */
  name: z.string(),
  createdAt: timeSchema,
  lastSeenAt: timeSchema,
  current: z.boolean(),
})

/** The devices that are logged in. */
export const sessions = defineCall({
  name: 'auth.sessions',
  summary: 'The devices that are logged in, the newest first.',
  path: '/api/auth/sessions',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(deviceSchema) }),
})

/** Logs a device out. */
export const revokeSession = defineCall({
  name: 'auth.revokeSession',
  summary: 'Logs a device out at once, its live connection too.',
  path: '/api/auth/revoke_session',
  request: () => z.object({ id: idSchema }),
  answer: () => nothingSchema,
  errors: ['session_unknown'],
})

/** Changes the password and logs every other device out. */
export const changePassword = defineCall({
  name: 'auth.changePassword',
  summary:
    'Takes another password and logs every other device out. Where an authenticator app is bound, it wants a code first (10140).',
  path: '/api/auth/change_password',
  request: () => z.object({ password: text(128), newPassword: newPasswordSchema }),
  answer: () => nothingSchema,
  errors: ['wrong_credentials', 'password_too_common', 'authenticator_needed', 'too_many_attempts'],
})

/** Accepts the house's terms; then calls that move money work again. */
export const acceptTerms = defineCall({
  name: 'auth.acceptTerms',
  summary:
    "Accepts a version of the house's terms. Only the present one can be accepted; a second time changes nothing.",
  path: '/api/auth/accept_terms',
  request: () => z.object({ version: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }),
  answer: () => nothingSchema,
  errors: ['terms_changed'],
})

/** Stores the age that the player confirms; then calls that need it work again. */
export const confirmAge = defineCall({
  name: 'auth.confirmAge',
  summary: 'Confirms that the player is so many years old, or older. A lower age than before changes nothing.',
  path: '/api/auth/confirm_age',
  request: () => z.object({ age: z.int().check(z.minimum(1), z.maximum(99)) }),
  answer: () => nothingSchema,
})
