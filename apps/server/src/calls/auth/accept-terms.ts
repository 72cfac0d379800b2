import { auth } from '@fairground/contract'
import { acceptTerms as accept } from '../../accounts/terms.ts'
import { handle } from '../../http/handler.ts'

/** Accepts the house's terms. */
export const acceptTerms = handle(auth.acceptTerms, async ({ version }, { services, session }) => {
  await accept(services, session.accountId, version)
  return {}
})
