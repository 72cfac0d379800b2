import { StartRefused } from '@fairground/embedded-postgres'
import { type Config, readConfig } from '../../ground/config/config.ts'
import { joinPostgres } from '../../ground/db/open-postgres.ts'
import { createLog } from '../../ground/log.ts'

/** What a command of operators works with. */
export interface CommandParts {
  config: Config
  databaseUrl: string
  log: ReturnType<typeof createLog>
}

/**
 * Runs a command of operators on the installation's database, whether its server runs or not, and sets the exit code. A refusal
 * is one sentence; another error is a line of the log.
 * @param work returns the exit code
 * @param options.failed the exit code of a refusal or an error
 * @param options.check called before the database is joined, to refuse wrong words
 */
export async function runCommand(
  work: (parts: CommandParts) => Promise<number>,
  { failed, check }: { failed: 1 | 2; check?(): void },
): Promise<void> {
  const log = createLog('warn')
  try {
    check?.()
    const config = readConfig(process.env)
    const postgres = await joinPostgres(config, log)
    try {
      process.exitCode = await work({ config, databaseUrl: postgres.url, log })
    } finally {
      await postgres.stop()
    }
  } catch (error) {
    if (error instanceof StartRefused) console.error(error.message)
    else log.fatal(error)
    process.exitCode = failed
  }
}
