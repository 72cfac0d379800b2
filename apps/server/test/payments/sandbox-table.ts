import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as pay from '@fairground/contract/calls/pay'
import { newPlayer, startTestServer } from '@fairground/testkit'
import type { PaymentProvider } from '../../src/cash/payments/provider.ts'
import type { SignedBank } from '../../src/cash/payments/signed-request.ts'
import { SECRET } from './cashier.ts'
import type { Table } from './conformance.ts'

/** The sandbox as a bank under test: its own process, which sends no webhook. */
export async function openSandboxTable({
  providerId,
  channel,
  currencyId = 'G$',
  createProvider,
  payAt,
  destinations,
}: {
  providerId: string
  channel: string
  currencyId?: string
  createProvider(bank: SignedBank): PaymentProvider
  /** Takes the payment of a deposit, at the address of the sandbox. */
  payAt(url: string, deposit: { url: string; code?: string | undefined }): Promise<Response>
  destinations: Table['destinations']
}): Promise<Table> {
  const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'))
  const server = await startTestServer({
    environment: {
      ...{ SANDBOX: 'on', SANDBOX_SECRET: SECRET, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      ...{ SANDBOX_CHAOS: 'lost', SANDBOX_HOLD_MS: '6000' },
    },
  })
  const player = await newPlayer(server, { currencyId })
  const { model } = await player.call(pay.recharge, { amount: 1, channel })
  const url = new URL(model.url).origin
  let isAway = false
  const bank: SignedBank = {
    getUrl: async () => (isAway ? 'http://127.0.0.1:9' : url),
    secret: SECRET,
    now: Date.now,
  }
  return {
    server,
    channel,
    currencyId,
    provider: createProvider(bank),
    destinations,
    async pay(deposit) {
      const response = await payAt(url, deposit)
      if (!response.ok) throw new Error(`the payment answered ${response.status}`)
    },
    async reverse(reference) {
      const response = await postSigned(`${url}/v1/reversals`, JSON.stringify({ reference }))
      if (!response.ok) throw new Error(`the reversal answered ${response.status}`)
    },
    async hook({ kind, depositId, accountId, amount, currencyId }, { secret, ageMs = 0, otherBody } = {}) {
      const type = kind === 'noted' ? 'checkout.processing' : `checkout.${kind}`
      const checkout = { id: 'c', reference: depositId, customer: accountId, amount, currency: currencyId }
      const body = JSON.stringify({ id: crypto.randomUUID(), type, createdAt: Date.now(), checkout })
      const address = `${server.url}/api/pay/hook/${providerId}`
      const response = await postSigned(address, body, { secret, atMs: Date.now() - ageMs, otherBody })
      return { http: response.status, message: ((await response.json()) as { message: string }).message }
    },
    async whileAway(work) {
      isAway = true
      try {
        return await work()
      } finally {
        isAway = false
      }
    },
    async countArrived(destination) {
      const page = await (await fetch(`${url}/account/${encodeURIComponent(destination)}`)).text()
      return page.match(/<dt>/g)?.length ?? 0
    },
    async close() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function postSigned(
  url: string,
  body: string,
  {
    secret = SECRET,
    atMs = Date.now(),
    otherBody,
  }: { secret?: string | undefined; atMs?: number; otherBody?: string | undefined } = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sandbox-timestamp': String(atMs),
      'sandbox-signature': createHmac('sha256', secret).update(`${atMs}.${body}`).digest('hex'),
    },
    body: otherBody ?? body,
  })
}
