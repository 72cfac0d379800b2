import type { Module } from '../../ground/module.ts'
import * as calls from './calls.ts'
import { documentForgettingJob } from './forget-documents.ts'
import { createIdentityChecks } from './identity-checks.ts'
import type { KycParts } from './parts.ts'
import { checkSendingJob } from './send-kyc-checks.ts'

/** Identity checks and documents. */
export const kyc: Module<Omit<KycParts, 'identityChecks'>, Pick<KycParts, 'identityChecks'>> = {
  name: 'kyc',
  create: ({ config, now }) => ({ identityChecks: createIdentityChecks(config, now) }),
  calls: Object.values(calls),
  jobs(parts) {
    const { provider } = parts.identityChecks
    return [documentForgettingJob(parts), ...(provider ? [checkSendingJob({ ...parts, provider })] : [])]
  },
}
