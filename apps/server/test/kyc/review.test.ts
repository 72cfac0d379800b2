import * as kyc from '@fairground/contract/calls/kyc'
import * as staff from '@fairground/contract/calls/staff'
import * as staffKyc from '@fairground/contract/calls/staff-kyc'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetDocuments } from '../../src/people/kyc/forget-documents.ts'
import { identity, type KycDesk, openKycDesk, readDocument } from './desk.ts'

let offsetMs = 0
let desk: KycDesk
beforeAll(async () => {
  desk = await openKycDesk({ now: () => Date.now() + offsetMs })
})
afterAll(() => desk.stop())

const DAY_MS = 24 * 60 * 60_000
const logLines = async (call: string) =>
  (await desk.staff.call(staff.log, { pageSize: 100 })).page.content.filter((line) => line.call === call)

test('[WA-05] the queue shows the longest waiting first, with the number of each state', async () => {
  const players = [await desk.playerOf('NL'), await desk.playerOf('NL'), await desk.playerOf('NL')]
  for (const player of players) {
    offsetMs += 1000
    await player.call(kyc.submit, { level: 1, fields: identity })
  }
  const { page, counts } = await desk.staff.call(staffKyc.list, { pageSize: 2 })
  expect(page.content.map(({ accountId }) => accountId)).toEqual([players[0]?.userId, players[1]?.userId])
  expect([page.total, counts.REVIEW, counts.DONE]).toEqual([3, 3, 0])
  for (const player of players) await desk.approve(player)
  expect((await desk.staff.call(staffKyc.list, { state: 'DONE' })).counts).toMatchObject({ REVIEW: 0, DONE: 3 })
})

test('[WA-05] of two reviewers who decide at once one wins', async () => {
  const player = await desk.playerOf('NL')
  await player.call(kyc.submit, { level: 1, fields: identity })
  const seen = await desk.caseOf(player)
  const outcomes = await Promise.allSettled([
    desk.staff.call(staffKyc.approve, { ...seen }),
    desk.omar.call(staffKyc.refuse, { ...seen, reason: 'forged' }),
    desk.ines.call(staffKyc.approve, { ...seen }),
  ])
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.errorName] : []))
  expect(refusals).toEqual(['settings_changed', 'settings_changed'])
  const unknown = { id: player.userId, version: 1 }
  await expect(desk.staff.call(staffKyc.approve, unknown)).rejects.toThrow('not_found')
})

test('[WA-05] a decision is in the staff log with its reason, before and after, and without what the player stated', async () => {
  const player = await desk.playerOf('NL')
  await player.call(kyc.submit, { level: 1, fields: identity })
  const seen = await desk.caseOf(player)
  await desk.staff.call(staffKyc.refuse, {
    ...seen,
    reason: 'second_account',
    note: 'see the other one',
  })
  const [end, begin] = await logLines('staff.kycRefuse')
  expect(begin).toMatchObject({ before: { id: seen.id, state: 'REVIEW', reason: null } })
  expect(end).toMatchObject({
    outcome: 'success',
    after: { state: 'REFUSED', reason: 'second_account', last: { by_whom: 'staff:owner', note: 'see the other one' } },
  })
  await desk.staff.call(staffKyc.find, { id: seen.id })
  expect((await logLines('staff.kycGet'))[0]).toMatchObject({ after: { id: seen.id } })
  expect(JSON.stringify(await desk.staff.call(staff.log, { pageSize: 100 }))).not.toContain('Souza')
})

test('[RE-07] a document is a picture for staff alone, which nothing keeps or runs, and each view is in the log', async () => {
  const player = await desk.playerOf('NL')
  await desk.submitAll(player)
  const { model } = await desk.staff.call(staffKyc.find, { id: (await desk.caseOf(player)).id })
  const [document] = model.documents
  if (!document) throw new Error('no document')
  const response = await readDocument(desk, document.id)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBe(document.bytes)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 80, height: 60 })
  expect((await logLines('staff.kycDocument'))[0]).toMatchObject({ outcome: 'success', after: { id: document.id } })
  expect(await (await readDocument(desk, document.id, 'wrong')).json()).toMatchObject({
    message: 'insufficient_permissions',
  })
  expect((await readDocument(desk, 'x')).status).toBe(404)
  // Not even their player reads them: what was sent is not shown again.
  const own = await fetch(`${desk.url}/api/file/${document.id}`, { headers: { auth: player.token } })
  expect(own.status).toBe(404)
})

test('[WA-05] documents go after the jurisdiction’s days, refused ones after thirty; that the player was confirmed stays', async () => {
  const { parts } = desk
  await desk.rule('ES', { keepDocumentsDays: 10 })
  const [approved, refused, waiting] = [await desk.playerOf('ES'), await desk.playerOf('NL'), await desk.playerOf('ES')]
  for (const player of [approved, refused, waiting]) await desk.submitAll(player)
  const unused = await desk.upload(waiting)
  await desk.approve(approved)
  await desk.staff.call(staffKyc.refuse, { ...(await desk.caseOf(refused)), reason: 'forged' })
  const count = async ({ userId }: { userId: string }) =>
    (await parts.db.selectFrom('kyc_document').select('id').where('account_id', '=', userId).execute()).length
  const after = async (days: number) => {
    await forgetDocuments(parts, parts.now() + days * DAY_MS)
    return [await count(approved), await count(refused), await count(waiting)]
  }
  expect(await after(0)).toEqual([2, 2, 3])
  expect(await after(9)).toEqual([2, 2, 2])
  expect(unused).toBeDefined()
  expect(await after(10)).toEqual([0, 2, 2])
  expect(await after(31)).toEqual([0, 0, 2])
  expect((await approved.call(kyc.status)).model).toMatchObject({ level: 2, state: 'DONE' })
  const { model } = await desk.staff.call(staffKyc.find, { id: (await desk.caseOf(refused)).id })
  expect([model.fields, model.documents, model.history.at(-1)?.event]).toEqual([null, [], 'deleted'])
  offsetMs += 31 * DAY_MS
  await expect(desk.omar.call(staffKyc.approve, { ...(await desk.caseOf(refused)) })).rejects.toThrow(
    'settings_changed',
  )
})
