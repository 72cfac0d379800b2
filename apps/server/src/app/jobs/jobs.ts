import type { Registry } from 'prom-client'
import { type ExpiredDeposit, startDepositExpiry } from '../../cash/payments/expire-deposits.ts'
import type { Database } from '../../ground/db/database.ts'
import type { Log } from '../../ground/log.ts'
import type { Keyring } from '../../ground/secrets/keyring.ts'
import { type Archiving, startArchiving } from '../../money/archive/archive-months.ts'
import { startDailyVerify } from '../../money/verify/verify-job.ts'
import { startHoldExpiry } from '../../money/wallet/expire-holds.ts'
import { startSealer } from '../../money/wallet/sealer.ts'
import type { WalletDoor } from '../../money/wallet/wallet.ts'
import type { JurisdictionSources } from '../../operator/jurisdictions/get-jurisdiction.ts'
import type { CheckProvider } from '../../people/kyc/check-provider.ts'
import { startDocumentForgetting } from '../../people/kyc/forget-documents.ts'
import { startCheckSending } from '../../people/kyc/send-kyc-checks.ts'
import { type ExpiredBonus, startBonusExpiry } from '../../play/bonus/expire-bonuses.ts'
import { startChatForgetting } from '../../talk/chat/retention/forget-days.ts'
import { startSupportForgetting } from '../../talk/support/forget-conversations.ts'
import {
  startCodeForgetting,
  startDemoForgetting,
  startFailureForgetting,
  startRateCountForgetting,
  startSessionForgetting,
} from './forget-old-rows.ts'

/** Options of the jobs. */
export type JobOptions = JurisdictionSources & {
  db: Database
  databaseUrl: string
  log: Log
  wallet: Pick<WalletDoor, 'finishHolds' | 'expireBonus' | 'voidRound'>
  /** Where archived months go, and how many stay in the database. */
  archives: Pick<Archiving, 'folder' | 'onlineMonths'>
  /** The registry of the metrics of the daily verification. */
  registry?: Registry
  /** Milliseconds since 1970. */
  now?: () => number
  keyring: Keyring
  /** Gets identity checks; undefined: people decide alone. */
  checkProvider: CheckProvider | undefined
  onDepositExpired?: (deposit: ExpiredDeposit) => void
  onBonusExpired?: (bonus: ExpiredBonus) => void
}

/** The jobs of one process. */
export type Jobs = {
  /** Finishes the running work and releases the leases. */
  close(): Promise<void>
}

/** Starts every job. Of several processes on one database, one at a time runs each job. Close it before the wallet. */
export function startJobs(options: JobOptions): Jobs {
  const { onDepositExpired, onBonusExpired, checkProvider, archives, ...jobParts } = options
  const loops = [
    startSealer(jobParts),
    startHoldExpiry(jobParts),
    startBonusExpiry({ ...jobParts, ...(onBonusExpired ? { onExpired: onBonusExpired } : {}) }),
    startDepositExpiry({ ...jobParts, ...(onDepositExpired ? { onExpired: onDepositExpired } : {}) }),
    startDailyVerify(jobParts),
    startFailureForgetting(jobParts),
    startRateCountForgetting(jobParts),
    startSessionForgetting(jobParts),
    startDemoForgetting(jobParts),
    startDocumentForgetting(jobParts),
    ...(checkProvider ? [startCheckSending({ now: Date.now, ...jobParts, provider: checkProvider })] : []),
    startCodeForgetting(jobParts),
    startChatForgetting(jobParts),
    startSupportForgetting(jobParts),
    startArchiving({ ...jobParts, ...archives }),
  ]
  return {
    async close() {
      await Promise.all(loops.map((loop) => loop.close()))
    },
  }
}
