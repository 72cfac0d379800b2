// npm run ledger:verify. Exit 0: sound; 1: broken; 2: the verification failed.

import { StartRefused } from '@fairground/embedded-postgres'
import { readConfig } from '../config/config.ts'
import { joinPostgres } from '../db/open-postgres.ts'
import { createLog } from '../log.ts'
import { printReport, verifyLedger } from '../wallet/verify/verify-ledger.ts'

const log = createLog('warn')

try {
  const config = readConfig(process.env)
  const postgres = await joinPostgres(config, log)
  try {
    const report = await verifyLedger(postgres.url, config.archiveDir)
    console.info(printReport(report))
    process.exitCode = report.sound ? 0 : 1
  } finally {
    await postgres.stop()
  }
} catch (error) {
  if (error instanceof StartRefused) console.error(error.message)
  else log.fatal(error)
  process.exitCode = 2
}
