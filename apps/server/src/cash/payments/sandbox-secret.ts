import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fewest characters of a secret. */
const SHORTEST = 32

/**
 * Returns the secret that server and sandbox sign with: the configured one, else that of `DATA_DIR/sandbox.secret`, which the
 * first start creates, readable by its owner only. It replaces a file that a full disk has truncated. Servers with different
 * data folders need a configured secret only if they use one sandbox.
 */
export function getSandboxSecret(dataDir: string, configuredSecret: string | undefined): string {
  if (configuredSecret) return configuredSecret
  const file = join(dataDir, 'sandbox.secret')
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    if (existsSync(file) && readSecret(file).length < SHORTEST) renameSync(draft, file)
    // A link fails when the file exists: the first process creates it, and no process reads it half written.
    else linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readSecret(file)
}

function readSecret(file: string): string {
  return readFileSync(file, 'utf8').trim()
}
