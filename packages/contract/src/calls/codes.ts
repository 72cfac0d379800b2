import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { codePurposeSchema } from '../code-purpose.ts'
import { nothingSchema } from '../shapes.ts'

const codeSchema = z.string().check(z.minLength(6), z.maxLength(16))
const accountSchema = z.string().check(z.minLength(1), z.maxLength(320))

/** Sends a code of six digits by SMS or e-mail. */
export const sendCode = defineCall({
  name: 'auth.sendCode',
  summary:
    "Sends a code of six digits by SMS or e-mail, where `smsConfig` has it on. It works for 10 minutes and ends the earlier one. For `withdraw` it goes to the player's own phone or e-mail. The answer does not tell whether the account exists.",
  path: '/api/auth/send_code',
  access: 'anyone',
  request: () => z.object({ purpose: codePurposeSchema, account: z.optional(accountSchema) }),
  answer: () =>
    z.object({
      model: z.object({
        /** The recipient, masked. */
        to: z.string(),
        /** Seconds until another code can be sent. */
        waitSeconds: z.int(),
      }),
    }),
  errors: ['code_not_offered', 'code_too_soon', 'not_logged_in'],
})

/** Sets a new password with a code, and ends every session of the account. */
export const resetPassword = defineCall({
  name: 'auth.resetPassword',
  summary:
    'Sets a new password with a code for `forget_password`, and logs every device out. Where an authenticator app is bound, it wants its code too (10140).',
  path: '/api/auth/reset_password',
  access: 'anyone',
  request: () =>
    z.object({
      account: accountSchema,
      code: codeSchema,
      password: z.string().check(z.minLength(8), z.maxLength(128), z.regex(/\S/)),
      totp: z.optional(z.string().check(z.minLength(1), z.maxLength(16))),
    }),
  answer: () => nothingSchema,
  errors: [
    'code_not_offered',
    'code_expired',
    'wrong_code',
    'authenticator_needed',
    'password_too_common',
    'too_many_attempts',
  ],
})

/** Answers a challenge (10140) that names `sms` or `email`; then this session needs no code for a while. */
export const proveCode = defineCall({
  name: 'auth.proveCode',
  summary:
    'Answers a challenge (10140) that names `sms` or `email`, with a code for `withdraw`: the session needs no further one for 15 minutes.',
  path: '/api/auth/prove_code',
  request: () => z.object({ code: codeSchema }),
  answer: () => nothingSchema,
  errors: ['code_not_offered', 'code_expired', 'wrong_code', 'too_many_attempts'],
})
