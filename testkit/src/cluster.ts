import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withClient } from '@fairground/embedded-postgres'
import { ensureCluster } from '@fairground/embedded-postgres/cluster.ts'
import { findProcessIdentity } from '@fairground/embedded-postgres/data-dir-lock.ts'
import { clearLeftovers } from '@fairground/embedded-postgres/leftovers.ts'
import { socketUrl, startPostmaster } from '@fairground/embedded-postgres/postmaster.ts'
import { migrate } from '@fairground/server/ground/db/migrate.ts'

/** A PostgreSQL for one run of the tests, in a temporary folder, with a migrated template to clone. */
export type TestCluster = { url: string; stop(): Promise<void> }

/** Name of the migrated database; each test's database is a copy of it. */
export const TEMPLATE = 'template_fairground'

/** Prefix of the folder's name; the run's pid follows, so that a later run finds the folders of killed runs. */
const PREFIX = 'fairground-test-'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Test data need not survive a power cut, so PostgreSQL never waits for the disk. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
  max_wal_size: '2GB',
  autovacuum_naptime: '10min',
  log_min_messages: 'fatal',
}

/**
 * Starts the cluster and migrates its template. It first removes the clusters of killed runs; the database itself ends
 * with its run.
 */
export async function startTestCluster(): Promise<TestCluster> {
  await removeStale()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  writeFileSync(join(folder, 'owner'), findProcessIdentity(process.pid) ?? '')
  const clusterDir = join(folder, 'pg')
  const socketDir = join(folder, 's')
  mkdirSync(socketDir)
  ensureCluster(clusterDir, { durable: false })
  const postmaster = await startPostmaster({ clusterDir, socketDir, settings: FAST, onLine: () => undefined })
  const stop = async () => {
    await postmaster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const url = socketUrl(socketDir, 'postgres')
    await onServer(url, `create database ${TEMPLATE}`)
    await migrate(socketUrl(socketDir, TEMPLATE))
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Runs one statement on its own connection: creating and dropping databases allow no transaction. */
export async function onServer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement))
}

async function removeStale(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1])
    const folder = join(tmpdir(), name)
    if (!owner || isOwned(folder, owner)) continue
    // A database that is still stopping would write while its files are removed.
    await clearLeftovers(join(folder, 'pg'), SILENT)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether the run of a folder is still alive; the pid alone may belong to another process now. */
function isOwned(folder: string, owner: number): boolean {
  const identity = findProcessIdentity(owner)
  const file = join(folder, 'owner')
  return identity !== undefined && (!existsSync(file) || readFileSync(file, 'utf8') === identity)
}
