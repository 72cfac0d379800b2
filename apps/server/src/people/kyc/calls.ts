import * as kyc from '@fairground/contract/calls/kyc'
import { appealCase } from './appeal.ts'
import { applyVerdict } from './identity-checks.ts'
import { kycStatusOf } from './kyc-status.ts'
import { handle } from './parts.ts'
import { submitCase } from './submit-case.ts'

/** Returns where the player's identity check stands. */
export const status = handle(kyc.status, async (_, { parts, session }) => ({
  model: await kycStatusOf(parts, session),
}))

/** Submits identity and documents. */
export const submit = handle(kyc.submit, async (submission, { parts, session }) => {
  await submitCase(parts, session, submission)
  return { model: await kycStatusOf(parts, session) }
})

/** Appeals against a refusal. */
export const appeal = handle(kyc.appeal, async ({ text }, { parts, session }) => {
  await appealCase(parts, session.accountId, text)
  return { model: await kycStatusOf(parts, session) }
})

/** Receives a verdict of an automatic check. The signature of the raw body is verified before any field is used. */
export const hook = handle(kyc.hook, async (_, { parts, params, headers, bodyText }) => {
  const message = { headers, content: bodyText, receivedAtMs: parts.now() }
  await applyVerdict(parts, params.provider ?? '', message)
  return {}
})
