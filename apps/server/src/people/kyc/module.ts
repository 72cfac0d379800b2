import type { Module } from '../../ground/module.ts'
import { createSecretReader } from '../../ground/server-secret.ts'
import * as calls from './calls.ts'
import { documentForgettingJob } from './forget-documents.ts'
import { createIdentityChecks } from './identity-checks.ts'
import type { KycParts } from './parts.ts'
import { checkSendingJob } from './send-kyc-checks.ts'

type Own = 'identityChecks' | 'identitySecret'

/** Identity checks and documents. */
export const kyc: Module<Omit<KycParts, Own>, Pick<KycParts, Own>> = {
  name: 'kyc',
  create: (parts) => ({
    identityChecks: createIdentityChecks(parts.config, parts.now),
    identitySecret: createSecretReader(parts, 'identity'),
  }),
  calls: Object.values(calls),
  jobs(parts) {
    const { provider } = parts.identityChecks
    return [documentForgettingJob(parts), ...(provider ? [checkSendingJob({ ...parts, provider })] : [])]
  },
}
