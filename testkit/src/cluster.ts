import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureCluster } from '@fairground/server/db/embedded/cluster.ts'
import { socketUrl, startPostmaster } from '@fairground/server/db/embedded/postmaster.ts'
import { findPostmaster, isPostmasterOf } from '@fairground/server/db/embedded/postmaster-file.ts'
import { migrate } from '@fairground/server/db/migrate.ts'
import { withClient } from '@fairground/server/db/with-client.ts'

/** A PostgreSQL for one run of the tests, in a temporary folder, with a migrated template to clone. */
export type TestCluster = { url: string; stop(): Promise<void> }

/** Name of the migrated database that each test's database is a copy of. */
export const TEMPLATE = 'template_fairground'

/** The folder's name carries the pid of the run that owns it, so a later run knows which ones are left over. */
const PREFIX = 'fairground-test-'

/** Nothing here has to survive a power cut: the disk is never waited for. */
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
 * Starts the cluster and migrates its template. Clusters whose run was killed are removed first; the database
 * itself dies with its run.
 */
export async function startTestCluster(): Promise<TestCluster> {
  removeStale()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
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

/** Runs one statement on a connection of its own: creating and dropping databases allow no transaction. */
export async function onServer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement))
}

function removeStale(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1])
    if (!owner || isAlive(owner)) continue
    const folder = join(tmpdir(), name)
    const left = findPostmaster(join(folder, 'pg'))
    if (left && isPostmasterOf(join(folder, 'pg'), left.pid)) process.kill(left.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
