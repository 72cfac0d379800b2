// npm run payments:reconcile. Exit 0: everything agrees or was settled; 1: there are differences; 2: it failed.

import { joinPayments } from '../../cash/payments/payments.ts'
import { reconcile } from '../../cash/payments/reconcile.ts'
import { createDatabase } from '../../ground/db/database.ts'
import { openKeyring } from '../../ground/secrets/open-keyring.ts'
import { createWallet } from '../../money/wallet/wallet.ts'
import { createWalletOwners } from '../../money/wallet/wallet-owners.ts'
import { createSettingsStore } from '../../operator/settings/operator-settings.ts'
import { createSiteReader } from '../../operator/settings/site-settings.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  async ({ config, databaseUrl, log }) => {
    const keyring = await openKeyring(databaseUrl, config)
    // Nobody waits for a call here, so all its statements may take as long as a report.
    const db = createDatabase(databaseUrl, { max: 4, statementLimitMs: 10 * 60_000, log })
    const wallet = createWallet({ databaseUrl, db, log, keyring, now: () => new Date() })
    try {
      const result = await reconcile({
        ...{ db, reports: db, log, wallet, now: Date.now, walletOwners: createWalletOwners(db) },
        readSite: createSiteReader(db),
        readSettings: async () => (await createSettingsStore(db).read()).document,
        payments: joinPayments(config, Date.now),
        // The sites of the players hear of it when they ask for their deposits.
        tell: () => undefined,
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
