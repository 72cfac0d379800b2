import type { Call } from '@fairground/contract/call'
import { calls as allCalls } from '@fairground/contract/calls/list'
import { PATHS_OF_CALLS } from '@fairground/contract/money-guards.data'
import { verifyLedger } from '../../src/money/verify/verify-ledger.ts'
import type { ChangeLog, RowChange } from './change-log.ts'
import { type Verdict, verdictOf } from './check-answer.ts'
import { isKept } from './kept-rows.data.ts'
import { sendOddPackets } from './odd-packets.ts'
import { towards } from './shares.data.ts'
import { createTally, type Tally } from './tally.ts'
import { unlessRefused } from './unless-refused.ts'
import { requestOf, type WalkRequest } from './walk-request.ts'
import { hangUp, send } from './wire.ts'
import type { World } from './world.ts'

/** What a run does. */
export interface WalkOptions {
  /** Number of requests, from 1. */
  requests: number
  /** Any integer; the same one makes the same run. */
  seed: number
  /** The beginning of the calls' paths or names, such as `game/bet`; empty: every call. */
  calls?: string
  /** The log of the database's changes: then requests come one by one, and each refused one must leave every row as it was. */
  changes?: ChangeLog
}

/** What a run found. */
export interface WalkReport {
  tally: Tally
  /** What was wrong, each with the request that shows it. Empty: nothing. */
  failures: string[]
  /** MiB of the process's heap after a tenth of the requests, and at the end. */
  heapMiB: readonly [number, number]
}

const AT_ONCE = 12
/** A request without an answer for so long hangs. Only a hang ends a wait that long. */
const HANGS_AFTER_MS = 30_000
/** The run ends early with so many failures. */
const MOST_FAILURES = 20
/** While calls were never accepted, the run goes on for this many times its requests, for them above all. */
const MOST_LONGER = 3
/** Requests between two changes of players, and between two broken live connections. */
const RENEW_EVERY = 400
const PACKETS_EVERY = 1_000
/** How much the heap may grow between a tenth of the run and its end. */
const MOST_GROWTH_MIB = 400

/** Sends requests to every call, and checks each answer, the log, the ledger and the server's health. */
export async function walk(world: World, options: WalkOptions): Promise<WalkReport> {
  const { requests, seed, changes } = options
  const calls = callsOf(options.calls ?? '')
  const tally = createTally(calls)
  const failures: string[] = []
  let next = 0
  let earlyHeap = 0

  // What a call needs comes from others, so every other request is of one of those.
  const callsOfStep = (missing: readonly string[], step: number) => {
    if (missing.length === 0) return calls
    return step % 2 === 0 ? towards(missing, calls) : calls.filter(({ name }) => missing.includes(name))
  }
  const worker = async () => {
    while (failures.length < MOST_FAILURES) {
      const step = next++
      const missing = step < requests || changes ? [] : tally.neverAccepted()
      if (step >= requests && (missing.length === 0 || step >= requests * (1 + MOST_LONGER))) return
      if (step === Math.floor(requests / 10)) earlyHeap = heapMiB()
      const isRenewal = step % RENEW_EVERY === RENEW_EVERY - 1
      if (isRenewal) await unlessRefused(world.people.renew)
      if (step % PACKETS_EVERY === PACKETS_EVERY - 1) await unlessRefused(() => sendOddPackets(world, seed, step))
      if (isRenewal) await changes?.take()
      const request = requestOf(world, seed, { step, calls: callsOfStep(missing, step) })
      const verdict = await exchange(world, request)
      tally.count(request, verdict)
      const lines = world.errorLines.splice(0).join('')
      const rows = changes && (await wrongRows(changes, request.call, verdict))
      const wrong = verdict.wrong ?? ((lines && `about then the log said ${lines}`) || rows)
      if (wrong) failures.push(describe(world, seed, request, wrong))
      else if (verdict.answer) await takeUp(world, request, verdict.answer)
      // What follows an accepted call, and the failure that was told, are no later call's.
      if (wrong || verdict.answer) await changes?.take()
    }
  }
  await changes?.take()
  await Promise.all(Array.from({ length: changes ? 1 : AT_ONCE }, worker))
  hangUp()
  const heap = [earlyHeap, heapMiB()] as const
  failures.push(...(await wrongAfterwards(world, heap)))
  return { tally, failures, heapMiB: heap }
}

function callsOf(beginning: string): readonly Call[] {
  const found = allCalls.filter(
    ({ name, paths }) =>
      name.startsWith(beginning) || paths.some((path) => path.replace(/^\/(api\/)?/, '').startsWith(beginning)),
  )
  if (found.length === 0) throw new Error(`no call begins with ${beginning}`)
  return found
}

async function exchange(world: World, request: WalkRequest): Promise<Verdict> {
  const { url } = request.strict ? world.strict : world.server
  const hang = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => hang.resolve(undefined), HANGS_AFTER_MS)
  try {
    const answer = await Promise.race([send(url, request.wire), hang.promise])
    if (!answer) return { name: 'hang', wrong: `no answer within ${HANGS_AFTER_MS / 1_000} s` }
    const verdict = verdictOf(request, answer)
    return verdict.wrong ? { ...verdict, wrong: `${verdict.wrong}\n${answer.text.slice(0, 1_000)}` } : verdict
  } catch (error) {
    return { name: 'broken connection', wrong: String(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** What a call has changed and must not: a refused one anything, an accepted one the ledger unless its guards are known; undefined: nothing. */
async function wrongRows(changes: ChangeLog, { name: call }: Call, { name, answer }: Verdict) {
  const rowChanges = await changes.take()
  const moved = answer && !PATHS_OF_CALLS[call] && rowChanges.find(isPosting)
  if (moved) return `it moves money and has no path in the table of guards: ${JSON.stringify(moved.row)}`
  const wrong = answer ? [] : rowChanges.filter((change) => !isKept(name, change))
  if (wrong.length === 0) return undefined
  const lines = wrong.map(
    ({ table, operation, columns, row }) =>
      `${operation} ${table} (${columns.join(', ')}) ${JSON.stringify(row).slice(0, 500)}`,
  )
  return `refused by ${name}, it changed ${lines.join('; ')}`
}

/** Whether a change is an action of the ledger with postings. */
function isPosting({ table, operation, row }: RowChange): boolean {
  return table === 'money_action' && operation === 'INSERT' && (row as { legs: string }).legs !== ''
}

async function takeUp(world: World, { call, actor, fields }: WalkRequest, answer: Readonly<Record<string, unknown>>) {
  const { page, list, model } = answer
  await world.accepted(call.name, actor, fields, answer, JSON.stringify([page, list, model]))
}

/** What is wrong once no request runs: the log, the ledger, the health, the memory. */
async function wrongAfterwards(world: World, [early, late]: readonly [number, number]): Promise<string[]> {
  const { findings } = await verifyLedger(world.server.databaseUrl)
  const wrong = findings
    .filter(({ broken }) => broken > 0)
    .map(({ rule, broken, examples }) => `the ledger is broken ${broken} times: ${rule} ${examples.join('; ')}`)
  for (const { url } of [world.server, world.strict]) {
    const { status } = await fetch(`${url}/readyz`)
    if (status !== 200) wrong.push(`the server is not ready: HTTP ${status}`)
  }
  if (late - early > MOST_GROWTH_MIB) wrong.push(`the heap grew from ${early} to ${late} MiB`)
  return [...wrong, ...world.errorLines.splice(0)]
}

function heapMiB(): number {
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20)
}

/** A failure with the step that makes the request again, and the request as a command. */
function describe({ server, strict }: World, seed: number, request: WalkRequest, wrong: string): string {
  const { step, call, actor, kind, wire } = request
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const headers = Object.entries(wire.headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `-H ${quote(`${name}: ${one}`)}`),
  )
  const body = wire.body === undefined ? [] : ['--data-binary', quote(String(wire.body).slice(0, 4_000))]
  const url = (request.strict ? strict : server).url + wire.path
  const command = ['curl', '-X', wire.method, ...headers, ...body, quote(url)].join(' ')
  return `${call.name} (${kind}, ${actor.name}; seed ${seed}, step ${step}): ${wrong}\n  ${command}`
}
