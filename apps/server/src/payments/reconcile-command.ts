// npm run payments:reconcile. Exit 0: everything agrees or was settled; 1: there are differences; 2: it failed.

import { createDatabase } from '../db/database.ts'
import { runCommand } from '../db/run-command.ts'
import { openKeyring } from '../secrets/open-keyring.ts'
import { createSiteReader } from '../site/site-settings.ts'
import { createWallet } from '../wallet/wallet.ts'
import { createWalletOwners } from '../wallet/wallet-owners.ts'
import { joinPayments } from './payments.ts'
import { reconcile } from './reconcile.ts'

await runCommand(
  async ({ config, databaseUrl, log }) => {
    const keyring = await openKeyring(databaseUrl, config)
    const db = createDatabase(databaseUrl, { max: 4, log })
    const wallet = createWallet({ databaseUrl, db, log, keyring, now: () => new Date() })
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
      return result.differences > 0 ? 1 : 0
    } finally {
      await wallet.close()
      await db.destroy()
    }
  },
  { failed: 2 },
)
