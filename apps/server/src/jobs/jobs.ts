import type { Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { WalletDoor } from '../wallet/wallet.ts'
import { type ExpiredBonus, startBonusExpiry } from './expire-bonuses.ts'
import { type ExpiredDeposit, startDepositExpiry } from './expire-deposits.ts'
import { startHoldExpiry } from './expire-holds.ts'
import { startDemoForgetting } from './forget-demos.ts'
import { startFailureForgetting } from './forget-failures.ts'
import { startSessionForgetting } from './forget-sessions.ts'
import { startSealer } from './sealer.ts'
import { startDailyVerify } from './verify-ledger.ts'

/** What the jobs work with. */
export type JobOptions = {
  db: Database
  databaseUrl: string
  log: Log
  wallet: Pick<WalletDoor, 'finishHolds' | 'expireBonus'>
  /** Where the metrics of the daily verification go. */
  registry?: Registry
  /** Milliseconds since 1970. */
  now?: () => number
  onDepositExpired?: (deposit: ExpiredDeposit) => void
  onBonusExpired?: (bonus: ExpiredBonus) => void
}

/** The jobs of one process. */
export type Jobs = {
  /** Finishes what is under way and gives the leases back. */
  close(): Promise<void>
}

/** Starts every job. Of several processes on one database, one does each job at a time. Close it before the wallet. */
export function startJobs(options: JobOptions): Jobs {
  const { onDepositExpired, onBonusExpired, ...rest } = options
  const loops = [
    startSealer(rest),
    startHoldExpiry(rest),
    startBonusExpiry({ ...rest, ...(onBonusExpired ? { onExpired: onBonusExpired } : {}) }),
    startDepositExpiry({ ...rest, ...(onDepositExpired ? { onExpired: onDepositExpired } : {}) }),
    startDailyVerify(rest),
    startFailureForgetting(rest),
    startSessionForgetting(rest),
    startDemoForgetting(rest),
  ]
  return {
    async close() {
      await Promise.all(loops.map((loop) => loop.close()))
    },
  }
}
