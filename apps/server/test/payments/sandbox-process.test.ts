import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSandboxProcess } from '../../src/cash/payments/sandbox-process.ts'
import { getSandboxSecret } from '../../src/cash/payments/sandbox-secret.ts'
import { SECRET } from './cashier.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-process-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('[RE-01] a sandbox that is killed is started again, and ends when it is stopped', async () => {
  const sandbox = startSandboxProcess({
    host: '127.0.0.1',
    port: 0,
    publicUrl: undefined,
    dataDir,
    secret: SECRET,
    notifyUrl: 'http://127.0.0.1:9/',
    pixNotifyUrl: 'http://127.0.0.1:9/',
    chaos: 'off',
    holdMs: 60_000,
    log: pino({ level: 'silent' }),
  })
  const first = await sandbox.getUrl(20_000)
  process.kill(sandbox.findPid() ?? 0, 'SIGKILL')
  await expect.poll(() => sandbox.getUrl(20_000)).not.toBe(first)
  const second = await sandbox.getUrl(20_000)
  expect((await fetch(`${second}/healthz`)).status).toBe(200)
  await sandbox.stop()
  await expect(fetch(`${second}/healthz`)).rejects.toThrow()
  await expect(sandbox.getUrl(1)).rejects.toThrow('it is stopped')
})

test('[RE-06] the secret is made once, for its owner alone, and a configured one goes before it', () => {
  const madeSecret = getSandboxSecret(dataDir, undefined)
  expect(madeSecret).toMatch(/^[0-9a-f]{64}$/)
  expect(getSandboxSecret(dataDir, undefined)).toBe(madeSecret)
  const file = join(dataDir, 'sandbox.secret')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(getSandboxSecret(dataDir, SECRET)).toBe(SECRET)
  expect(readFileSync(file, 'utf8')).toBe(madeSecret)
})

test.each(['', ' \n', 'cut sho'])('a secret that a full disk has cut short (%j) is made anew', (text) => {
  const file = join(dataDir, 'sandbox.secret')
  writeFileSync(file, text)
  const madeSecret = getSandboxSecret(dataDir, undefined)
  expect(madeSecret).toMatch(/^[0-9a-f]{64}$/)
  expect(readFileSync(file, 'utf8')).toBe(madeSecret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['sandbox.secret'])
})
