import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The secret of the bank and of the settings that name it. */
export const BANK_SECRET = 'what the bank and the shop know'

/** A bank with its own words: minor units, times in seconds, signatures of SHA-512 in base64. */
export interface HostedBank {
  url: string
  payments: Map<string, { status: string; minor: number; currency: string }>
  transfers: Map<string, { status: string; to: string; why?: string }>
  close(): Promise<void>
}

/** Signs a text as the bank and the shop do. @param atSeconds since 1970 */
export function signHosted(body: string, atSeconds: number, secret = BANK_SECRET): Record<string, string> {
  const signature = createHmac('sha512', secret).update(`${atSeconds}.${body}`).digest('base64')
  return { 'x-bank-signature': `v1=${signature}`, 'x-bank-time': String(atSeconds) }
}

/** Opens the bank. A transfer to `hold` gets no answer and is done later; one to `closed` is refused. */
export async function openHostedBank(holdMs: number): Promise<HostedBank> {
  const payments: HostedBank['payments'] = new Map()
  const transfers: HostedBank['transfers'] = new Map()
  const timers = new Set<NodeJS.Timeout>()

  function createPayment(order: Record<string, unknown>, answer: Answer): void {
    const id = String(order.order)
    const { value, unit } = order.price as { value: number; unit: string }
    if (!payments.has(id)) payments.set(id, { status: 'waiting', minor: value, currency: unit })
    const links = { page: `${bank.url}/pages/${id}`, qr: `code of ${id}` }
    answer(200, { data: { ref: `bank-${id}`, links, until: '2099-01-01T00:00:00Z' } })
  }
  function createTransfer(id: string, { to }: Record<string, unknown>, answer: Answer): void {
    if (to === 'BANK-CLOSED') {
      transfers.set(id, { status: 'refused', to, why: 'the account is closed' })
      answer(422, { why: 'the account is closed' })
      return
    }
    const knownTransfer = transfers.get(id)
    if (!knownTransfer) transfers.set(id, { status: to === 'BANK-HOLD' ? 'busy' : 'done', to: String(to) })
    if (to !== 'BANK-HOLD' || knownTransfer?.status === 'done') answer(200, transfers.get(id) ?? {})
    else timers.add(setTimeout(() => transfers.set(id, { status: 'done', to: 'BANK-HOLD' }), holdMs))
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const answer: Answer = (status, fields) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(fields))
    }
    const headers = signHosted(body, Number(request.headers['x-bank-time']))
    if (request.headers['x-bank-signature'] !== headers['x-bank-signature']) return answer(401, {})
    if (request.headers.authorization !== 'Bearer of the shop') return answer(403, {})
    const [, kind, id = ''] = (request.url ?? '').split('/')
    if (kind === 'payments' && request.method === 'POST') return createPayment(JSON.parse(body), answer)
    if (kind === 'transfers' && request.method === 'PUT') {
      return createTransfer(id, Object.fromEntries(new URLSearchParams(body)), answer)
    }
    const payment = payments.get(id)
    if (kind === 'payments' && request.method === 'PUT' && payment) {
      const { want } = JSON.parse(body) as { want: string }
      const isDone = want === 'cancel' ? payment.status === 'waiting' : payment.status === 'settled'
      if (isDone) payments.set(id, { ...payment, status: want === 'cancel' ? 'refused' : 'returned' })
      return answer(isDone ? 200 : payment.status === 'returned' ? 410 : 409, {})
    }
    const row = kind === 'payments' ? payment : transfers.get(id)
    answer(row ? 200 : 404, row ?? {})
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const bank: HostedBank = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments,
    transfers,
    async close() {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return bank
}

type Answer = (status: number, fields: object) => void

/** The settings of the bank, as an operator writes them. */
export const hostedSettings = (url: string) => ({
  type: 'hosted',
  id: 'acme',
  secrets: { signing: { env: 'ACME_SECRET' }, key: { env: 'ACME_KEY' } },
  headers: { authorization: 'Bearer {secret.key}' },
  amounts: { unit: 'minor', decimals: 2 },
  currencies: { G$: 'PLAY' },
  answerLimitMs: 500,
  signing: {
    ...{ algorithm: 'sha512', over: 'timestamp.body', encoding: 'base64', header: 'X-Bank-Signature', prefix: 'v1=' },
    ...{ timestampHeader: 'X-Bank-Time', timestampUnit: 's' },
  },
  checkout: {
    url: `${url}/payments`,
    body: {
      order: '{depositId}',
      price: { value: '{amountMinor:number}', unit: '{currency}' },
      back: '{returnUrl}',
      notes: ['{accountId}'],
    },
    answer: { url: 'data.links.page', reference: 'data.ref', expiresAt: 'data.until', code: 'data.links.qr' },
  },
  findCheckout: {
    url: `${url}/payments/{depositId}`,
    answer: { state: 'status', amount: 'minor', currency: 'currency' },
    states: { waiting: 'open', settled: 'paid', refused: 'declined', late: 'expired', returned: 'reversed' },
  },
  closeCheckout: { ...{ url: `${url}/payments/{depositId}`, method: 'PUT' }, body: { want: 'cancel' } },
  refundCheckout: {
    ...{ url: `${url}/payments/{depositId}`, method: 'PUT', doneStatuses: [410] },
    body: { want: 'return' },
  },
  payout: {
    ...{ url: `${url}/transfers/{payoutId}`, method: 'PUT', format: 'form' },
    body: { to: '{destination}', cents: '{amountMinor}', unit: '{currency}', for: '{accountId}' },
    answer: { state: 'status', reason: 'why' },
    states: { busy: 'pending', done: 'paid', refused: 'declined' },
    declinedStatuses: [422],
    destination: 'BANK-[A-Z]{1,20}',
  },
  findPayout: {
    url: `${url}/transfers/{payoutId}`,
    answer: { state: 'status', reason: 'why' },
    states: { busy: 'pending', done: 'paid', refused: 'declined' },
    missingStatuses: [404],
  },
  webhook: {
    type: 'event.name',
    deposit: {
      kinds: {
        ...{ 'payment.settled': 'paid', 'payment.refused': 'declined' },
        ...{ 'payment.late': 'expired', 'payment.returned': 'reversed' },
      },
      ...{ depositId: 'event.payment.order', accountId: 'event.payment.notes.0' },
      ...{ amount: 'event.payment.minor', currency: 'event.payment.currency' },
    },
    payout: {
      kinds: { 'transfer.done': 'paid', 'transfer.refused': 'declined' },
      ...{ payoutId: 'event.transfer.id', accountId: 'event.transfer.for' },
      ...{ amount: 'event.transfer.minor', currency: 'event.transfer.currency', reason: 'event.transfer.why' },
    },
  },
})
