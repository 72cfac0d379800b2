import type { Module } from '../../ground/module.ts'
import type { WalletParts } from '../wallet/parts.ts'
import { archivingJob } from './archive-months.ts'

/** Months of actions that leave the database. */
export const archive: Module<WalletParts> = {
  name: 'archive',
  jobs: ({ config, databaseUrl, db, log, now, wallet }) => [
    archivingJob({
      ...{ databaseUrl, db, log, now, wallet },
      ...{ folder: config.archiveDir, onlineMonths: config.onlineMonths },
    }),
  ],
}
