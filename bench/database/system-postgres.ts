import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { cleanEnvironment, DATABASE_NAME, DATABASE_USER } from '@fairground/embedded-postgres/cluster.ts'
import { chooseLauncher } from '@fairground/embedded-postgres/launcher.ts'
import { socketUrl } from '@fairground/embedded-postgres/postmaster.ts'
import { findPostmaster } from '@fairground/embedded-postgres/postmaster-file.ts'
import { EMBEDDED_SETTINGS } from '@fairground/embedded-postgres/settings.data.ts'
import { type BenchDatabase, execute } from './bench-database.ts'
import { findProgram } from './pgbench.ts'

/** Starts a fresh cluster of the system's PostgreSQL in a temporary folder, with the settings of the embedded one. */
export async function openSystemDatabase(): Promise<Omit<BenchDatabase, 'keyring'> & { version: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-bench-'))
  const [clusterDir, socketDir] = [join(folder, 'pg'), join(folder, 's')]
  mkdirSync(socketDir)
  const { prefix, giveToUser: own } = chooseLauncher()
  for (const path of [folder, socketDir]) own(path)
  const programs = { initdb: findProgram('initdb'), postgres: findProgram('postgres') }
  const [program = '', ...words] = [...prefix, programs.postgres]
  const version = spawnSync(programs.postgres, ['--version'], { encoding: 'utf8' }).stdout.trim()

  const [initdb = '', ...initdbWords] = [...prefix, programs.initdb]
  const makeWords = ['--pgdata', clusterDir, '--username', DATABASE_USER, '--auth', 'trust', '--locale', 'C']
  const initdbResult = spawnSync(initdb, [...initdbWords, ...makeWords, '--encoding', 'UTF8', '--data-checksums'], {
    encoding: 'utf8',
    env: cleanEnvironment(),
  })
  if (initdbResult.status !== 0) throw new Error(`the system's initdb failed: ${initdbResult.stderr}`)

  const settings = Object.entries({ ...EMBEDDED_SETTINGS, listen_addresses: '', unix_socket_directories: socketDir })
  const child = spawn(
    program,
    [...words, '-D', clusterDir, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: 'ignore', env: cleanEnvironment() },
  )
  const exit = once(child, 'exit')
  while (!findPostmaster(clusterDir)?.isReady) {
    if (child.exitCode !== null) throw new Error("the system's PostgreSQL did not start")
    await delay(20)
  }
  await execute(socketUrl(socketDir, 'postgres'), `create database ${DATABASE_NAME}`)
  return {
    url: socketUrl(socketDir),
    version,
    async stop() {
      child.kill('SIGINT')
      await exit
      if (existsSync(folder)) rmSync(folder, { recursive: true })
    },
  }
}
