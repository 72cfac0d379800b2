import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Characters that a secret has at least. */
const SHORTEST = 32

/**
 * The secret that server and sandbox sign with: that of the configuration, else that of `DATA_DIR/sandbox.secret`,
 * which the first start makes, readable by its owner alone; one that a full disk has cut short is made anew. Servers with different folders need the configured one
 * only if they share a sandbox.
 */
export function getSandboxSecret(dataDir: string, configured: string | undefined): string {
  if (configured) return configured
  const file = join(dataDir, 'sandbox.secret')
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    if (existsSync(file) && readSecret(file).length < SHORTEST) renameSync(draft, file)
    // Linking fails when the file is there: whoever is first makes it, and it is never seen half written.
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
