import type { Module } from '../../ground/module.ts'
import * as pay from './calls/pay.ts'
import * as withdraw from './calls/withdraw.ts'
import type { WithdrawalsParts } from './parts.ts'
import { payoutsJob } from './send-payouts.ts'

/** Money that goes out, and the calls of the wallet's page. */
export const withdrawals: Module<WithdrawalsParts> = {
  name: 'withdrawals',
  calls: [...Object.values(pay), ...Object.values(withdraw)],
  jobs: (parts) => [payoutsJob(parts)],
}
