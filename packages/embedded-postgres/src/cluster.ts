import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries, POSTGRES_MAJOR } from './binaries.ts'
import { chooseLauncher } from './launcher.ts'
import { StartRefused } from './operator-messages.ts'

/** The database's superuser and the name of the one database that the product uses. */
export const DATABASE_USER = 'fairground'
export const DATABASE_NAME = 'fairground'

/**
 * Creates the cluster in `clusterDir` unless it exists. It creates it in a folder beside it and renames the complete folder,
 * so a start that is killed half-way leaves nothing that looks like a database.
 * @returns true when it created the cluster
 * @throws StartRefused when the folder holds another major version or an incomplete database, or is not writable
 */
export function ensureCluster(clusterDir: string, options: { durable: boolean }): boolean {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    refuseOtherMajor(clusterDir)
    // A copied folder has often lost its mode, and PostgreSQL does not start in a folder that others may read.
    if ((statSync(clusterDir).mode & 0o777) !== 0o700) chmodSync(clusterDir, 0o700)
    return false
  }
  refuseHalfCluster(clusterDir)
  const launcher = chooseLauncher()
  const half = `${clusterDir}.new`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { recursive: true, mode: 0o700 })
  launcher.giveToUser(half)
  const [program = '', ...words] = [
    ...launcher.prefix,
    findBinaries().initdb,
    ...['--pgdata', half, '--username', DATABASE_USER, '--auth', 'trust', '--encoding', 'UTF8'],
    ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--data-checksums'],
    ...(options.durable ? [] : ['--no-sync']),
  ]
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8', env: cleanEnvironment() })
  if (status !== 0) {
    rmSync(half, { recursive: true, force: true })
    throw new StartRefused(
      `The database could not be created in ${clusterDir}: ${failureIn(stderr) || error?.message}.`,
    )
  }
  renameSync(half, clusterDir)
  return true
}

/** Never overwrites a folder with files but without `PG_VERSION`: its database may be recoverable. */
function refuseHalfCluster(clusterDir: string): void {
  if (!existsSync(clusterDir) || readdirSync(clusterDir).length === 0) return
  throw new StartRefused(
    `${clusterDir} has files but no PG_VERSION, so it is no whole database: put the missing files back from a copy of the folder, or move it away and restore a dump (npm run db:restore).`,
  )
}

function refuseOtherMajor(clusterDir: string): void {
  const text = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  const major = Number(text)
  if (major === POSTGRES_MAJOR) return
  if (!(major > 0))
    throw new StartRefused(
      `${join(clusterDir, 'PG_VERSION')} names no version of PostgreSQL: put it back from a copy of the folder, or move the folder away and restore a dump (npm run db:restore).`,
    )
  throw new StartRefused(
    `${clusterDir} was written by PostgreSQL ${major}, this release runs ${POSTGRES_MAJOR}: dump it with the release that wrote it (npm run db:dump) and restore it into a fresh DATA_DIR (npm run db:restore).`,
  )
}

/** The environment of PostgreSQL's programs, without our variables, so that no stray PG* variable changes their behaviour. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C' }
}

/** The lines of a program's error output that name the reason. */
function failureIn(text: string | null): string {
  const lines = (text ?? '').trim().split('\n')
  const reasons = lines.filter((line) => /(error|FATAL|PANIC):|No space left/.test(line))
  return (reasons.length > 0 ? reasons : lines.slice(-1)).join('; ').replace(/\.$/, '')
}
