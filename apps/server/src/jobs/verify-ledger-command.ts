// npm run ledger:verify. Exit 0: sound; 1: broken; 2: the verification failed.

import { runCommand } from '../db/run-command.ts'
import { printReport, verifyLedger } from '../wallet/verify/verify-ledger.ts'

await runCommand(
  async ({ config, databaseUrl }) => {
    const report = await verifyLedger(databaseUrl, config.archiveDir)
    console.info(printReport(report))
    return report.sound ? 0 : 1
  },
  { failed: 2 },
)
