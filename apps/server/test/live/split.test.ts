import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import * as pay from '@fairground/contract/calls/pay'
import { createClient, freshDatabase } from '@fairground/testkit'
import { paceArguments, paceVariable } from '@fairground/testkit/pace.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import { press } from '../payments/cashier.ts'
import { openLive } from './live-client.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'several-'))
const children: ChildProcess[] = []
let database: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A process of the product with some roles, on the bus of the others. */
async function launch(roles: string, sandbox: 'on' | 'off' = 'off'): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...paceArguments, MAIN], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...{ ...process.env, ...paceVariable(), DATABASE_URL: database.url, DATA_DIR: dataDir },
      ...{ PORT: '0', LOG_LEVEL: 'error', SANDBOX: sandbox, SANDBOX_CHAOS: 'off' },
      ...{ ROLES: roles, BUS_URL: `hub:${join(dataDir, 'bus', 'bus.sock')}` },
    },
  })
  children.push(child)
  for await (const line of createInterface(child.stdout)) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (url) return { child, url }
  }
  throw new Error('the server ended before it was ready')
}

test('[RE-01] [RE-08] pages of one process hear what another does, and kill -9 of the bus costs them one resync and no money', async () => {
  // The first one is the host of the bus.
  const back = await launch('rounds,jobs')
  const [one, other] = [await launch('web', 'on'), await launch('web')]
  const call = createClient(one.url)
  const { model, user } = await call(auth.register, { account: 'split_player', password: 'a sound horse battery' })
  const { token } = model
  const page = await openLive(other.url, (named, request) => createClient(other.url)(named, request, { token }))
  await page.join([user.userId])

  const deposit = await call(pay.recharge, { amount: 100, channel: 'sandbox' }, { token })
  expect((await press(deposit.model.url, 'paid')).status).toBe(200)
  await page.until((message) => message.type === 'event' && message.event === 'recharge_success')

  /** A whole round of 24 mines. @returns the wallet's version after it */
  async function play(): Promise<number> {
    const { id } = (await call(game.bet, { gameId: 'mines', model: { betAmount: 1, mines: 24 } }, { token })).model
    await call(steps.mines.play, { id, tile: 0 }, { token })
    return (await call(auth.userInfo, {}, { token })).user.balanceVersion
  }
  let version = await play()
  const killed = once(back.child, 'exit')
  back.child.kill('SIGKILL')
  for (let count = 0; count < 20; count++) version = await play()
  await killed
  await page.until((message) => message.type === 'resync' && message.id !== page.messages[0]?.id)
  version = await play()
  await page.until((message) => message.type === 'balance' && message.version === version)

  const kinds = page.messages.map(({ type }) => type)
  // One at the join, one for the lost hub.
  expect(kinds.filter((type) => type === 'resync')).toHaveLength(2)
  expect(page.events.filter(({ type }) => type === 'recharge_success')).toHaveLength(1)
  const versions = page.balances.map((balance) => balance.version)
  expect(new Set(versions).size).toBe(versions.length)
  const afterResync = page.messages.slice(kinds.lastIndexOf('resync'))
  const seqs = afterResync.map(({ id }) => Number(id.split('-')[1]))
  expect(seqs).toEqual(seqs.map((_, at) => (seqs[0] ?? 0) + at))

  page.close()
  const { findings } = await verifyLedger(database.url)
  expect(findings.filter(({ broken }) => broken > 0)).toEqual([])
})
