// npm run ledger:verify. Exit 0: sound; 1: broken; 2: the verification failed.

import { printReport, verifyLedger } from '../../money/verify/verify-ledger.ts'
import { runCommand } from './run-command.ts'

await runCommand(
  async ({ config, databaseUrl }) => {
    const report = await verifyLedger(databaseUrl, config.archiveDir)
    console.info(printReport(report))
    return report.sound ? 0 : 1
  },
  { failed: 2 },
)
