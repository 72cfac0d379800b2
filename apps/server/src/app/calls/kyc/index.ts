import * as kyc from '@fairground/contract/calls/kyc'
import { handle } from '../../../ground/call/handler.ts'
import { appealCase } from '../../../people/kyc/appeal.ts'
import { applyVerdict } from '../../../people/kyc/identity-checks.ts'
import { kycStatusOf } from '../../../people/kyc/kyc-status.ts'
import { submitCase } from '../../../people/kyc/submit-case.ts'

/** Returns where the player's identity check stands. */
export const status = handle(kyc.status, async (_, { services, session }) => ({
  model: await kycStatusOf(services, session),
}))

/** Submits identity and documents. */
export const submit = handle(kyc.submit, async (submission, { services, session }) => {
  await submitCase(services, session, submission)
  return { model: await kycStatusOf(services, session) }
})

/** Appeals against a refusal. */
export const appeal = handle(kyc.appeal, async ({ text }, { services, session }) => {
  await appealCase(services, session.accountId, text)
  return { model: await kycStatusOf(services, session) }
})

/** Receives a verdict of an automatic check. The signature of the raw body is verified before any field is used. */
export const hook = handle(kyc.hook, async (_, { services, params, headers, bodyText }) => {
  const message = { headers, content: bodyText, receivedAtMs: services.now() }
  await applyVerdict(services, params.provider ?? '', message)
  return {}
})
