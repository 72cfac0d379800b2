import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as pay from '@fairground/contract/calls/pay'
import { type Player, startTestServer, type TestServer, type TestServerOptions } from '@fairground/testkit'

/** The secret that these tests' server and sandbox share. */
export const SECRET = 'a secret that only these tests know'

/** A server with its own sandbox, and what tests of payments do again and again. */
export type Cashier = TestServer & {
  /** Starts a deposit. */
  recharge(player: Player, amount: number | string, key?: string): Promise<{ id: string; url: string }>
  /** Sends a webhook of the sandbox, with a right or a wrong signature. */
  hook(event: HookEvent, signing?: Signing): Promise<{ http: number; message: string }>
}

/** Fields of a webhook; the others have matching defaults. */
export interface HookEvent {
  type: 'checkout.processing' | 'checkout.paid' | 'checkout.declined' | 'checkout.expired' | 'checkout.reversed'
  depositId: string
  accountId: string
  amount: string
  currency?: string
}

/** How a webhook is signed. */
export interface Signing {
  secret?: string
  timestamp?: number
  /** Sent in place of the body that was signed. */
  otherBody?: string
}

/** Starts a server whose sandbox sends each webhook once and at once, or as `environment` says. */
export async function openCashier(
  environment: Record<string, string> = {},
  options: Omit<TestServerOptions, 'environment'> = {},
): Promise<Cashier> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cashier-test-'))
  const server = await startTestServer({
    ...options,
    environment: { SANDBOX: 'on', SANDBOX_SECRET: SECRET, DATA_DIR: dataDir, ...environment },
  })
  return {
    ...server,
    async recharge(player, amount, key) {
      const { model } = await player.call(pay.recharge, { amount, channel: 'sandbox' }, key ? { key } : {})
      return model
    },
    hook: (event, signing) => sendHook(server.url, event, signing),
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function sendHook(
  url: string,
  { type, depositId, accountId, amount, currency = 'G$' }: HookEvent,
  { secret = SECRET, timestamp = Date.now(), ...rest }: Signing = {},
): Promise<{ http: number; message: string }> {
  const checkout = { id: 'c', reference: depositId, customer: accountId, amount, currency }
  return sendSigned(url, { id: randomUUID(), type, createdAt: timestamp, checkout }, { secret, timestamp, ...rest })
}

/** Sends a message as the sandbox signs it. */
export async function sendSigned(
  url: string,
  message: object,
  { secret = SECRET, timestamp = Date.now(), otherBody }: Signing = {},
): Promise<{ http: number; message: string }> {
  const body = JSON.stringify(message)
  const response = await fetch(`${url}/api/pay/hook/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sandbox-timestamp': String(timestamp),
      'sandbox-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    },
    body: otherBody ?? body,
  })
  const { message: word } = (await response.json()) as { message: string }
  return { http: response.status, message: word }
}

/** Presses a button of a checkout page. */
export const press = (url: string, outcome: 'paid' | 'declined'): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })
