import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that server and sandbox sign with: that of the configuration, else that of `DATA_DIR/sandbox.secret`,
 * which the first start makes, readable by its owner alone. Servers with different folders need the configured one
 * only if they share a sandbox.
 */
export function getSandboxSecret(dataDir: string, configured: string | undefined): string {
  if (configured) return configured
  const file = join(dataDir, 'sandbox.secret')
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    // Linking fails when the file is there: whoever is first makes it, and it is never seen half written.
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
