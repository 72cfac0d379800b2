import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothingSchema } from '../shapes.ts'

const codeSchema = z.string().check(z.minLength(6), z.maxLength(16))

/** Starts to bind an authenticator app: makes a new secret, which waits for its first code. */
export const start = defineCall({
  name: 'authenticator.start',
  summary:
    'A new secret for an authenticator app, as text and as the address that its QR code holds. It counts once a code of it was bound.',
  path: '/api/auth/authenticator_start',
  request: () => nothingSchema,
  answer: () => z.object({ model: z.object({ secret: z.string(), uri: z.string() }) }),
  errors: ['authenticator_bound'],
})

/** Binds the app with the password and a code of the waiting secret. The recovery codes are shown this once. */
export const bind = defineCall({
  name: 'authenticator.bind',
  summary:
    'Binds the authenticator app with the password and a code of its new secret; answers ten recovery codes, which are never shown again. Every other device is logged out.',
  path: '/api/auth/authenticator_bind',
  request: () => z.object({ password: z.string().check(z.minLength(1), z.maxLength(128)), code: codeSchema }),
  answer: () => z.object({ model: z.object({ recoveryCodes: z.array(z.string()) }) }),
  errors: ['wrong_credentials', 'wrong_code', 'authenticator_bound', 'authenticator_not_started', 'too_many_attempts'],
})

/** Answers a challenge (10140); then this session needs no code for a while. */
export const prove = defineCall({
  name: 'authenticator.prove',
  summary:
    'Answers a challenge (10140) with a code of the app or a recovery code: the session needs no further one for 15 minutes.',
  path: '/api/auth/authenticator_prove',
  request: () => z.object({ code: codeSchema }),
  answer: () => nothingSchema,
  errors: ['wrong_code', 'too_many_attempts'],
})

/** Removes the authenticator app from the account. */
export const unbind = defineCall({
  name: 'authenticator.unbind',
  summary: 'Takes the authenticator app and its recovery codes off the account.',
  path: '/api/auth/authenticator_unbind',
  request: () => nothingSchema,
  answer: () => nothingSchema,
  errors: ['authenticator_needed'],
})
