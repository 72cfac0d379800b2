import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as kyc from '@fairground/contract/calls/kyc'
import * as staffKyc from '@fairground/contract/calls/staff-kyc'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity, type KycDesk, openKycDesk } from './desk.ts'

const SECRET = 'the secret of the server and of the checks'

interface Order {
  case: string
  version: number
  level: number
  fields: unknown
  documents: { id: string; kind: string; path: string }[]
}

/** A service for identity checks: it collects orders whose signature is right, and refuses the first one. */
let service: Server
const orders: Order[] = []
let failures = 1
let desk: KycDesk

const sign = (timestamp: number, content: string, secret = SECRET) =>
  createHmac('sha256', secret).update(`${timestamp}.${content}`).digest('hex')

beforeAll(async () => {
  service = createServer((request, response) => {
    void text(request).then((body) => {
      const isSigned = request.headers['check-signature'] === sign(Number(request.headers['check-timestamp']), body)
      if (failures > 0 || !isSigned) {
        failures -= 1
        response.writeHead(503).end()
        return
      }
      orders.push(JSON.parse(body) as Order)
      response.writeHead(202).end()
    })
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  desk = await openKycDesk({
    environment: {
      IDENTITY_CHECK_URL: `http://127.0.0.1:${port}/v1/checks`,
      IDENTITY_CHECK_SECRET: SECRET,
      LOG_LEVEL: 'silent',
    },
  })
})
afterAll(async () => {
  await desk.stop()
  service.close()
})

interface Signing {
  secret?: string
  timestamp?: number
  provider?: string
  otherBody?: string
}

async function verdict(fields: object, { secret, timestamp = Date.now(), provider = 'http', otherBody }: Signing = {}) {
  const body = JSON.stringify(fields)
  const response = await fetch(`${desk.url}/api/kyc/hook/${provider}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'check-timestamp': String(timestamp),
      'check-signature': sign(timestamp, body, secret),
    },
    body: otherBody ?? body,
  })
  return [response.status, ((await response.json()) as { message: string }).message]
}

const orderOf = async (id: string, version: number) => {
  await expect
    .poll(() => orders.some((order) => order.case === id && order.version === version), { timeout: 15_000 })
    .toBe(true)
  return orders.find((order) => order.case === id && order.version === version) as Order
}

test('[WA-05] a submission is handed over, again after a failure, and its verdict decides once', async () => {
  const player = await desk.playerOf('NL')
  await desk.submitAll(player)
  const { id, version } = await desk.caseOf(player)
  const order = await orderOf(id, version)
  expect(order).toMatchObject({ level: 2, fields: identity })
  expect(order.documents.map(({ kind }) => kind).sort()).toEqual(['document', 'face'])

  const path = order.documents[0]?.path ?? ''
  const read = (timestamp: number, secret?: string) =>
    fetch(desk.url + path, {
      headers: { 'check-timestamp': String(timestamp), 'check-signature': sign(timestamp, path, secret) },
    })
  const picture = await read(Date.now())
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await read(Date.now(), 'another secret')).status).toBe(401)
  expect((await read(Date.now() - 6 * 60_000)).status).toBe(401)

  const more = { id: 'event-1', case: id, version, verdict: 'more', reason: 'unreadable', missing: ['document'] }
  expect(await verdict(more)).toEqual([200, 'success'])
  expect((await player.call(kyc.status)).model).toMatchObject({ state: 'MORE', reason: 'unreadable', attemptsLeft: 2 })
  expect((await read(Date.now())).status).toBe(404)

  const documents = [{ id: await desk.upload(player), kind: 'document' as const }]
  await player.call(kyc.submit, { level: 2, documents })
  // Replayed, and late for an earlier submission: neither decides the new one.
  expect(await verdict(more)).toEqual([200, 'success'])
  expect(await verdict({ ...more, id: 'event-2' })).toEqual([200, 'success'])
  expect((await player.call(kyc.status)).model.state).toBe('REVIEW')

  const second = await desk.caseOf(player)
  await orderOf(id, second.version)
  const approval = { id: 'event-3', case: id, version: second.version, verdict: 'approved' }
  expect(await Promise.all(Array.from({ length: 5 }, () => verdict(approval)))).toEqual(Array(5).fill([200, 'success']))
  expect((await player.call(kyc.status)).model).toMatchObject({ state: 'DONE', level: 2 })
  const { model } = await desk.staff.call(staffKyc.find, { id })
  expect(model.history.filter(({ by }) => by === 'provider:http').map(({ event }) => event)).toEqual([
    'more',
    'approved',
  ])
})

test('[WA-05] a verdict with a wrong, old or moved signature, of another provider or case, decides nothing', async () => {
  const player = await desk.playerOf('NL')
  await player.call(kyc.submit, { level: 1, fields: identity })
  const { id, version } = await desk.caseOf(player)
  const approval = { id: 'event-9', case: id, version, verdict: 'approved' }
  expect(await verdict(approval, { secret: 'another secret' })).toEqual([401, 'signature_wrong'])
  expect(await verdict(approval, { timestamp: Date.now() - 5 * 60_000 - 1000 })).toEqual([401, 'signature_wrong'])
  expect(await verdict(approval, { timestamp: Date.now() + 6 * 60_000 })).toEqual([401, 'signature_wrong'])
  expect(await verdict({ ...approval, verdict: 'refused' }, { otherBody: JSON.stringify(approval) })).toEqual([
    401,
    'signature_wrong',
  ])
  expect(await verdict(approval, { provider: 'nobody' })).toEqual([404, 'not_found'])
  expect(await verdict({ ...approval, case: player.userId })).toEqual([404, 'not_found'])
  expect(await verdict({ ...approval, verdict: 'perhaps' })).toEqual([400, 'invalid_request'])
  expect((await player.call(kyc.status)).model.state).toBe('REVIEW')
})

test('[WA-05] people decide where a provider is on too, and an appeal is theirs alone', async () => {
  const player = await desk.playerOf('NL')
  await player.call(kyc.submit, { level: 1, fields: identity })
  const { id, version } = await desk.caseOf(player)
  expect(await verdict({ id: 'event-20', case: id, version, verdict: 'refused', reason: 'forged' })).toEqual([
    200,
    'success',
  ])
  await player.call(kyc.appeal, { text: 'A person should look at this.' })
  const appealed = await desk.caseOf(player)
  await verdict({ id: 'event-21', case: id, version: appealed.version, verdict: 'refused', reason: 'forged' })
  expect((await player.call(kyc.status)).model.state).toBe('REVIEW')
  await desk.approve(player)
  expect((await player.call(kyc.status)).model).toMatchObject({ state: 'DONE', level: 1 })
})
