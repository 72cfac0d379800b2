import type { Module } from '../../ground/module.ts'
import type { Ground } from '../../ground/parts.ts'
import { dailyVerifyJob, showNewest } from './verify-job.ts'

/** The daily check of the ledger. */
export const verify: Module<Ground> = {
  name: 'verify',
  create({ db, registry }) {
    showNewest(db, registry)
    return {}
  },
  jobs: (parts) => [dailyVerifyJob(parts)],
}
