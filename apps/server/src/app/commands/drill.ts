// npm run drill -- FOLDER: restores the newest dump without touching the real database. Exit 0: the dump is complete, its ledger
// sound, and the keys here open its secrets; 1: the ledger is broken; 2: the restore failed, or a key is missing.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StartRefused } from '@fairground/embedded-postgres'
import { readConfig } from '../../ground/config/config.ts'
import { restoreDump, verifyDump } from '../../ground/db/dump/restore.ts'
import { openPostgres } from '../../ground/db/open-postgres.ts'
import { createLog } from '../../ground/log.ts'
import { keySource } from '../../ground/secrets/key-source.ts'
import { requireKeys } from '../../ground/secrets/require-keys.ts'
import { printReport, verifyLedger } from '../../money/verify/verify-ledger.ts'

const log = createLog('warn')
const [folder] = process.argv.slice(2)

try {
  if (!folder) throw new StartRefused('Name the folder of the dumps: npm run drill -- FOLDER.')
  // npm changes to the project's folder; INIT_CWD is the folder of the call.
  process.exitCode = await drill(findNewest(resolve(process.env.INIT_CWD ?? '.', folder)))
} catch (error) {
  if (error instanceof StartRefused) console.error(error.message)
  else log.fatal(error)
  process.exitCode = 2
}

/** Finds the newest dump. @throws StartRefused when there is none */
function findNewest(from: string): string {
  const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.dump')) : []
  const times = new Map(names.map((name) => [join(from, name), statSync(join(from, name)).mtimeMs]))
  const [newestDump] = [...times].toSorted(([, one], [, other]) => other - one)
  if (!newestDump) throw new StartRefused(`${from} has no file that ends with .dump.`)
  return newestDump[0]
}

/** Restores a dump into a temporary database and verifies its ledger. @returns the exit code */
async function drill(path: string): Promise<number> {
  const dumpParts = await verifyDump(path)
  const { header, trailer } = dumpParts
  const { dataDir: keyFolder, dataKeys } = readConfig(process.env)
  requireKeys(keySource(keyFolder, dataKeys), header.dataKeys ?? [], path)
  const hours = (Date.now() - Date.parse(header.createdAt)) / 3_600_000
  console.info(`${path}: ${(statSync(path).size / 2 ** 20).toFixed(1)} MiB, taken ${hours.toFixed(1)} hours ago`)
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-drill-'))
  try {
    const postgres = await openPostgres({ dataDir, databaseUrl: undefined }, log)
    try {
      const began = performance.now()
      await restoreDump(postgres.url, path, dumpParts)
      const counts = Object.values(trailer.rows)
      const rows = counts.reduce((sum, count) => sum + count, 0)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.info(`restored ${rows} rows of ${counts.length} tables in ${seconds} s\n`)
      const report = await verifyLedger(postgres.url)
      console.info(printReport(report))
      return report.sound ? 0 : 1
    } finally {
      await postgres.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
