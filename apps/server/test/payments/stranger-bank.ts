import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The secret of the signatures between the bank and its shop. */
export const STRANGER_SECRET = 'what the stranger and the shop know'
/** The shop's PIN, a field of each form. */
export const STRANGER_PIN = '4711'

/** A payment by a player. `sum` is a decimal text. */
interface Charge {
  /** `blue`: open, `green`: paid, `red`: declined, `grey`: expired, `back`: given back; the shop does not know any other word. */
  phase: string
  no: string
  ref: string
  memo: string
  sum: string
  cur: string
}

/** Money to a player. */
interface Transfer extends Omit<Charge, 'phase'> {
  phase: 'queue' | 'green' | 'red'
  to: string
  why?: string
}

/** A bank whose messages look as different from the example in the documentation as settings can describe. */
export interface StrangerBank {
  url: string
  /** By the shop's reference. */
  charges: ReadonlyMap<string, Charge>
  /** By the shop's reference. */
  transfers: ReadonlyMap<string, Transfer>
  /** The bank sends its webhooks to this address; without one it sends none. */
  setHook(url: string): void
  /** While away, the bank drops each connection before it reads a request. */
  setAway(isAway: boolean): void
  setPhase(ref: string, phase: string): void
  close(): Promise<void>
}

/** The headers that sign a text at a time in seconds since 1970. */
export function signStranger(text: string, seconds: number, secret = STRANGER_SECRET): Record<string, string> {
  const mac = createHmac('sha512', secret).update(`${seconds}.${text}`).digest('base64')
  return { 'x-bank-mac': `hmac ${mac}`, 'x-bank-clock': String(seconds) }
}

/** The bank's message about a charge or a transfer. */
export function messageOf(what: string, { ref, memo, sum, cur, why }: Omit<Transfer, 'phase' | 'no' | 'to'>): string {
  return JSON.stringify({ head: { what }, rows: [{ ref, memo, sum, cur, ...(why !== undefined && { why }) }] })
}

/** Starts the bank on a free port. A transfer to `hold` gets no answer and is paid after `holdMs`. */
export async function openStrangerBank(holdMs: number): Promise<StrangerBank> {
  const charges = new Map<string, Charge>()
  const transfers = new Map<string, Transfer>()
  let hookUrl: string | undefined
  let isAway = false

  async function tell(about: 'in' | 'out', row: Charge | Transfer): Promise<void> {
    if (hookUrl === undefined) return
    const body = messageOf(`${about}-${row.phase}`, row)
    const headers = { 'content-type': 'application/json', ...signStranger(body, Math.floor(Date.now() / 1_000)) }
    const { status } = await fetch(hookUrl, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`the shop refused a message with ${status}`)
  }

  function charge(form: URLSearchParams): Answer {
    const [ref, sum, cur] = [read(form, 'ref'), read(form, 'sum'), read(form, 'cur')]
    const order = { ref, sum, cur, memo: read(form, 'memo') }
    const row: Charge = charges.get(ref) ?? { ...order, phase: 'blue', no: randomUUID() }
    if (row.sum !== sum || row.cur !== cur) return { status: 409, body: { fault: 'another sum' } }
    charges.set(ref, row)
    return { status: 201, body: { rows: [{ ...row, page: `${url}/page/${ref}`, until: CHARGES_END }] } }
  }

  function transfer(form: URLSearchParams): Answer | undefined {
    const [ref, to] = [read(form, 'ref'), read(form, 'to')]
    const stored = transfers.get(ref)
    if (stored) return { status: 200, body: { rows: [stored] } }
    const order = { ref, to, sum: read(form, 'sum'), cur: read(form, 'cur'), memo: read(form, 'memo') }
    const row: Transfer = { ...order, phase: 'queue', no: randomUUID() }
    transfers.set(ref, row)
    if (to.endsWith('/0000')) Object.assign(row, { phase: 'red', why: 'this account is closed' })
    const pay = () => {
      row.phase = 'green'
      void tell('out', row)
    }
    if (to.endsWith('/9999')) {
      setTimeout(pay, holdMs)
      return undefined
    }
    if (row.phase === 'queue') setImmediate(pay)
    return { status: row.phase === 'red' ? 402 : 202, body: { rows: [row] } }
  }

  /** Takes a charge from one phase to another. */
  function turn(form: URLSearchParams, from: string, to: string): Answer {
    const row = charges.get(read(form, 'ref'))
    if (!row) return { status: 410, body: { fault: 'no such row' } }
    if (row.phase === to) return { status: 412, body: { fault: 'done before' } }
    if (row.phase !== from) return { status: 409, body: { fault: `it is ${row.phase}` } }
    row.phase = to
    return { status: 200, body: { rows: [row] } }
  }

  async function payPage(ref: string): Promise<Answer> {
    const row = charges.get(ref)
    if (!row) return { status: 410, body: {} }
    row.phase = 'green'
    await tell('in', row)
    return { status: 200, body: { thanks: row.sum } }
  }

  const find = (rows: ReadonlyMap<string, Charge | Transfer>, form: URLSearchParams): Answer => {
    const row = rows.get(read(form, 'ref'))
    return row ? { status: 200, body: { rows: [row] } } : { status: 410, body: { fault: 'no such row' } }
  }

  async function answer(request: IncomingMessage): Promise<Answer | undefined> {
    const body = await readBody(request)
    const [, place = '', ref = ''] = (request.url ?? '').split('/')
    if (place === 'page') return payPage(ref)
    const form = new URLSearchParams(body)
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    if (request.method !== 'POST' || !isForm) return { status: 400, body: { fault: 'no form' } }
    if (!isSigned(request, body) || form.get('pin') !== STRANGER_PIN)
      return { status: 403, body: { fault: 'stranger' } }
    if (place === 'charge') return charge(form)
    if (place === 'charge-of') return find(charges, form)
    if (place === 'charge-off') return turn(form, 'blue', 'red')
    if (place === 'charge-back') return turn(form, 'green', 'back')
    if (place === 'transfer') return transfer(form)
    if (place === 'transfer-of') return find(transfers, form)
    return { status: 400, body: { fault: 'no such place' } }
  }

  const server = createServer((request, response) => {
    if (isAway) return void request.destroy()
    answer(request).then(
      (reply) => reply && send(response, reply),
      (error: unknown) => send(response, { status: 400, body: { fault: String(error) } }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ url, charges, transfers },
    setHook: (address) => {
      hookUrl = address
    },
    setAway: (value) => {
      isAway = value
    },
    setPhase: (ref, phase) => {
      const row = charges.get(ref)
      if (row) row.phase = phase
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An answer of the bank. */
interface Answer {
  status: number
  body: object
}

/** Seconds since 1970: an hour after the start. */
const CHARGES_END = Math.floor(Date.now() / 1_000) + 3_600

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function read(form: URLSearchParams, field: string): string {
  const text = form.get(field)
  if (!text) throw new Error(`the form has no ${field}`)
  return text
}

function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const expected = Buffer.from(signStranger(body, Number(headers['x-bank-clock']))['x-bank-mac'] ?? '')
  const actual = Buffer.from(String(headers['x-bank-mac']))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
