// npm run payments:reconcile. Exit 0: everything agrees or was settled; 1: there are differences; 2: it failed.

import { StartRefused } from '@fairground/embedded-postgres'
import { readConfig } from '../config/config.ts'
import { createDatabase } from '../db/database.ts'
import { joinPostgres } from '../db/open-postgres.ts'
import { createLog } from '../log.ts'
import { openKeyring } from '../secrets/open-keyring.ts'
import { createSiteReader } from '../site/site-settings.ts'
import { createWallet } from '../wallet/wallet.ts'
import { createWalletOwners } from '../wallet/wallet-owners.ts'
import { joinPayments } from './payments.ts'
import { reconcile } from './reconcile.ts'

const log = createLog('warn')

try {
  const config = readConfig(process.env)
  const postgres = await joinPostgres(config, log)
  const db = createDatabase(postgres.url, { max: 4, log })
  const keyring = await openKeyring(postgres.url, config)
  const wallet = createWallet({ databaseUrl: postgres.url, db, log, keyring, now: () => new Date() })
  try {
    const result = await reconcile({
      ...{ db, log, wallet, now: Date.now, walletOwners: createWalletOwners(db) },
      readSite: createSiteReader(db),
      payments: joinPayments(config, Date.now),
      // The sites of the players hear of it when they ask for their deposits.
      live: { tell: () => undefined },
    })
    console.info(
      `asked about ${result.asked} payments: ${result.settled} settled, ${result.differences} differences, ${result.away} without an answer`,
    )
    process.exitCode = result.differences > 0 ? 1 : 0
  } finally {
    await wallet.close()
    await db.destroy()
    await postgres.stop()
  }
} catch (error) {
  if (error instanceof StartRefused) console.error(error.message)
  else log.fatal(error)
  process.exitCode = 2
}
