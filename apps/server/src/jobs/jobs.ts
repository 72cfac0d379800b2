import type { Registry } from 'prom-client'
import { startChatForgetting } from '../chat/retention/forget-days.ts'
import type { Database } from '../db/database.ts'
import type { JurisdictionSources } from '../jurisdictions/get-jurisdiction.ts'
import type { CheckProvider } from '../kyc/check-provider.ts'
import type { Log } from '../log.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { startSupportForgetting } from '../support/forget-conversations.ts'
import type { WalletDoor } from '../wallet/wallet.ts'
import { type Archiving, startArchiving } from './archive-months.ts'
import { type ExpiredBonus, startBonusExpiry } from './expire-bonuses.ts'
import { type ExpiredDeposit, startDepositExpiry } from './expire-deposits.ts'
import { startHoldExpiry } from './expire-holds.ts'
import { startDocumentForgetting } from './forget-documents.ts'
import {
  startCodeForgetting,
  startDemoForgetting,
  startFailureForgetting,
  startRateCountForgetting,
  startSessionForgetting,
} from './forget-old-rows.ts'
import { startSealer } from './sealer.ts'
import { startCheckSending } from './send-kyc-checks.ts'
import { startDailyVerify } from './verify-ledger.ts'

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
