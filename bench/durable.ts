// Traces the shipped default: each acknowledgement of money leaves the server only after PostgreSQL has synced its log.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as pay from '@fairground/contract/calls/pay'
import * as withdraw from '@fairground/contract/calls/withdraw'
import { findPostmaster } from '@fairground/embedded-postgres/postmaster-file.ts'
import { type CallFunction, createClient } from '@fairground/testkit/client.ts'
import { startProduct } from '@fairground/testkit/kill/product.ts'
import { parseTrace, syncBefore } from './durable/trace.ts'

/** How long strace takes to attach to every process. */
const ATTACH_MS = 1_500

/**
 * Prints, of each call that moves money, when its request arrived, when PostgreSQL's sync of its log ended, and when the answer
 * left. Needs Linux and strace.
 * @returns whether a sync lies between request and answer each time
 */
export async function run(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairground-durable-'))
  const product = await startProduct(dataDir)
  const traceFile = join(dataDir, 'trace')
  try {
    const call = await logIn(product.url)
    const tracer = trace(dataDir, traceFile)
    await pause(ATTACH_MS)
    const marks = await moveMoney(call)
    const end = once(tracer, 'exit')
    tracer.kill('SIGINT')
    await end
    const lines = parseTrace(readFileSync(traceFile, 'latin1'))
    const rows = marks.map(({ name, id, key }) => ({ call: name, ...syncBefore(lines, { answer: id, request: key }) }))
    console.table(rows)
    return rows.every(({ isDurable }) => isDurable)
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function logIn(url: string): Promise<CallFunction> {
  const send = createClient(url)
  const { model } = await send(auth.register, { account: `d_${randomUUID().slice(0, 12)}`, password: randomUUID() })
  return (what, request, options) => send(what, request, { token: model.token, ...options })
}

/** Makes each kind of call that moves money. @returns what to find it by: the key of its request and the id of its answer */
async function moveMoney(call: CallFunction): Promise<{ name: string; id: string; key: string }[]> {
  const marks: { name: string; id: string; key: string }[] = []
  const mark = (name: string, id: string, key: string) => void marks.push({ name, id, key })
  for (let round = 0; round < 5; round++) {
    const keys = { deposit: randomUUID(), bet: randomUUID(), withdrawal: randomUUID() }
    const deposit = (await call(pay.recharge, { amount: 50, channel: 'sandbox' }, { key: keys.deposit })).model
    mark('pay.recharge', deposit.id, keys.deposit)
    await fetch(deposit.url, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
    while ((await call(pay.rechargeStatus, { id: deposit.id })).model.status !== 'PAID') await pause(50)
    const request = { gameId: 'scratch', model: { betAmount: 2 } }
    mark('game.bet', (await call(game.bet, request, { key: keys.bet })).model.id, keys.bet)
    // Twenty-five of them stake the deposit, which a withdrawal needs.
    for (let bet = 1; bet < 25; bet++) await call(game.bet, request)
    await call(game.finishAllMyHold)
    const out = { amount: 1, channel: 'sandbox-out', destination: 'sandbox:unknown' }
    mark('pay.withdraw', (await call(withdraw.withdraw, out, { key: keys.withdrawal })).model.id, keys.withdrawal)
  }
  return marks
}

/** Attaches strace to the server and to every process of its database. */
function trace(dataDir: string, file: string): ChildProcess {
  const postmaster = findPostmaster(join(dataDir, 'postgres'))?.pid
  if (postmaster === undefined) throw new Error('the database does not run')
  const pids = [...childrenOf(postmaster), postmaster, ...serversOf(dataDir)]
  const calls = 'fdatasync,fsync,pwrite64,read,recvfrom,write,writev,sendto,sendmsg'
  const words = ['-f', '-y', '-ttt', '-T', '-s', '1200', '-e', `trace=${calls}`, '-o', file]
  return spawn('strace', [...words, ...pids.flatMap((pid) => ['-p', String(pid)])], { stdio: 'ignore' })
}

function pidsWhere(isWanted: (pid: string) => boolean): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids
    .filter((pid) => {
      try {
        return isWanted(pid)
      } catch {
        // The process has ended.
        return false
      }
    })
    .map(Number)
}

const childrenOf = (parent: number) =>
  pidsWhere((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent))

const serversOf = (dataDir: string) =>
  pidsWhere(
    (pid) =>
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/server/src/main.ts') &&
      readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataDir}`),
  )
