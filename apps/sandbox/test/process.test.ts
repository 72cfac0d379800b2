import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, orderCheckout, press, SECRET, type Shop } from './shop.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
let folder = ''
let shop: Shop
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
  shop = await openShop()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const environment = (port: number) => ({
  ...process.env,
  SANDBOX_PORT: String(port),
  SANDBOX_SECRET: SECRET,
  SANDBOX_NOTIFY_URL: shop.notifyUrl,
  SANDBOX_SUPERVISED: '1',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
})

/** The url of the process's `ready` line. */
async function readyUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('standard output is not piped')
  for await (const line of createInterface(child.stdout)) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('the sandbox ended before it was ready')
}

async function launch(port = 0): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [MAIN], { env: environment(port), stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  return { child, url: await readyUrl(child) }
}

test('[RE-01] a payment survives kill -9 of the sandbox, and its webhook arrives after the restart', async () => {
  const firstProcess = await launch()
  shop.isOpen = false
  const checkout = await orderCheckout(firstProcess.url, { reference: 'r1' })
  expect((await press(checkout.url, 'paid')).status).toBe(200)
  firstProcess.child.kill('SIGKILL')
  await once(firstProcess.child, 'exit')

  const secondProcess = await launch(Number(new URL(firstProcess.url).port))
  shop.isOpen = true
  await shop.waitForWebhooks('r1', 'checkout.paid')
  expect(await (await fetch(checkout.url)).text()).toContain('Paid')
  expect(secondProcess.url).toBe(firstProcess.url)
})

test('[RE-01] the sandbox ends when its parent is killed, and the next one waits for the port', async () => {
  const script = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(MAIN)}], { stdio: ['pipe', 'inherit', 'inherit'] })
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['-e', script], { env: environment(0), stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(parent)
  const url = await readyUrl(parent)
  const { hostname, port } = new URL(url)
  const heldPort = createConnection({ host: hostname, port: Number(port) })
  await once(heldPort, 'connect')
  parent.kill('SIGKILL')
  const nextProcess = launch(Number(port))
  await once(heldPort.resume(), 'close')
  expect((await nextProcess).url).toBe(url)
})

test('a missing secret is refused by name', async () => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...environment(0), SANDBOX_SECRET: '', LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  children.push(child)
  let errorText = ''
  child.stderr?.on('data', (data) => {
    errorText += data
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(errorText).toContain('SANDBOX_SECRET')
})
