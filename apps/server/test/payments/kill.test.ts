import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as auth from '@fairground/contract/calls/auth'
import * as pay from '@fairground/contract/calls/pay'
import { createClient, freshDatabase } from '@fairground/testkit'
import { paceArguments, paceVariable } from '@fairground/testkit/pace.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from '../live/live-client.ts'
import { press } from './cashier.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'payments-kill-'))
const started: ChildProcess[] = []
let database: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A server and its sandbox, each in its own process. */
async function launch(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...paceArguments, MAIN], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...paceVariable(),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      SANDBOX_CHAOS: 'off',
    },
  })
  started.push(child)
  for await (const line of createInterface(child.stdout)) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (url) return { child, url }
  }
  throw new Error('the server ended before it was ready')
}

test('[RE-01] a payment whose webhook was cut off by kill -9 is credited after the restart, once', async () => {
  const before = await launch()
  const call = createClient(before.url)
  const { model, user } = await call(auth.register, { account: 'killed_player', password: 'a sound horse battery' })
  const { token } = model
  const deposit = await call(pay.recharge, { amount: 40, channel: 'sandbox' }, { token })

  // The server stops regularly: the sandbox still takes the money, but its webhook reaches no server.
  before.child.kill('SIGSTOP')
  expect((await press(deposit.model.url, 'paid')).status).toBe(200)
  before.child.kill('SIGKILL')
  await once(before.child, 'exit')

  const after = await launch()
  const callAfter = createClient(after.url)
  const callAsPlayer: typeof callAfter = (what, request) => callAfter(what, request, { token })
  const liveClient = await openLive(after.url, callAsPlayer)
  await liveClient.join([user.userId])
  if ((await callAsPlayer(auth.userInfo)).user.balance === 0) {
    await liveClient.until((message) => message.type === 'event' && message.event === 'recharge_success')
  }
  const { user: richer } = await callAsPlayer(auth.userInfo)
  expect([richer.balance, richer.rechargeCount]).toEqual([40, 1])
  liveClient.close()
  after.child.kill('SIGTERM')
  await once(after.child, 'exit')
})
