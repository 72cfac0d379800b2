import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothingSchema } from '../shapes.ts'
import { userSchema } from '../user.ts'
import { initParameters, optionalText } from './auth.ts'

const codeSchema = z.string().check(z.minLength(1), z.maxLength(64))
const serviceSchema = z.string().check(z.minLength(1), z.maxLength(40))

/** The services that players can log in with. */
export const loginServices = defineCall({
  name: 'auth.loginServices',
  summary: 'The services that players can log in with. A login begins in the browser at `/auth/oidc/{id}/start`.',
  path: '/api/auth/login_services',
  access: 'anyone',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) }),
})

/** Finishes a login with another service; the first one opens an account. */
export const finishLogin = defineCall({
  name: 'auth.finishLogin',
  summary:
    'Finishes a login with another service, in the browser that began it; the first one opens an account. After a refusal the code works again, for example with the age or with the code of the authenticator app.',
  path: '/api/auth/finish_login',
  access: 'anyone',
  request: () =>
    z.object({
      code: codeSchema,
      totp: z.optional(z.string().check(z.minLength(1), z.maxLength(16))),
      currencyId: optionalText,
      countryId: optionalText,
      /** The age in years that the player confirms. */
      age: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
      ...initParameters,
    }),
  answer: () => z.object({ model: z.object({ token: z.string(), isNew: z.boolean() }), user: userSchema }),
  errors: [
    'login_flow_over',
    'login_not_linked',
    'authenticator_needed',
    'wrong_code',
    'currency_unknown',
    'country_unknown',
    'forced_action',
    'account_taken',
    'too_many_attempts',
  ],
})

/** Begins to link a service to the account. */
export const startLink = defineCall({
  name: 'auth.startLink',
  summary:
    'Begins to link a service to the account: answers the address to open in the same browser. It wants the password of an account that has one.',
  path: '/api/auth/start_link',
  request: () => z.object({ id: serviceSchema, password: z.optional(z.string().check(z.maxLength(128))) }),
  answer: () => z.object({ model: z.object({ url: z.string() }) }),
  errors: ['login_service_unknown', 'authenticator_needed', 'wrong_credentials', 'too_many_attempts'],
})

/** Links the service that the browser came back from. */
export const finishLink = defineCall({
  name: 'auth.finishLink',
  summary: 'Links the service that the browser came back from, to the account that began it.',
  path: '/api/auth/finish_link',
  request: () => z.object({ code: codeSchema }),
  answer: () => nothingSchema,
  errors: ['login_flow_over', 'login_linked_elsewhere'],
})

/** Removes a service from the account. */
export const unlinkLogin = defineCall({
  name: 'auth.unlinkLogin',
  summary: 'Removes a service from the account. The last way to log in stays.',
  path: '/api/auth/unlink_login',
  request: () => z.object({ id: serviceSchema }),
  answer: () => nothingSchema,
  errors: ['login_service_unknown', 'last_login', 'authenticator_needed'],
})
