import * as game from '@fairground/contract/calls/game'
import { calls } from '@fairground/contract/calls/list'
import * as operator from '@fairground/contract/calls/operator'
import * as staff from '@fairground/contract/calls/staff'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, startTestServer, type TestServer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '../src/app/modules.ts'
import { newStaffKey } from '../src/people/staff/staff-key.ts'
import { newStaff } from './staff.ts'

let server: TestServer
let desk: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  server = await startTestServer()
  desk = await newStaff(server)
})
afterAll(() => server.stop())

/** The newest lines of a call, the oldest of them first. */
async function linesOf(call: string, most = 2) {
  const { content } = (await desk.call(staff.log, { pageSize: 20 })).page
  return content
    .filter((line) => line.call === call)
    .slice(0, most)
    .toReversed()
}

/** Staff calls that only read. */
const READS = [
  'staff.listNotices',
  'staff.listAssets',
  'staff.listGames',
  'staff.listJurisdictions',
  'staff.missingTexts',
  'staff.log',
  'staff.kycList',
  'staff.listWithdrawals',
  'staff.getWithdrawal',
  'staff.listPaymentCases',
  'staff.listPaymentRules',
  'staff.listSwitches',
  'staff.whoAmI',
  'staff.listChatRooms',
  'staff.listChatRoles',
  'staff.listChatWords',
  'staff.listChatReports',
  'staff.listHeldMessages',
  'staff.listChatSanctions',
  'staff.listChatHolds',
  'staff.supportQueue',
  'staff.supportCanned',
  // It changes nothing but a mark that ends after seconds.
  'staff.supportTyping',
]

test('[OP-04] every staff call that changes something says what it changes, and no other does', () => {
  const changing = modules.handlers.filter(({ state }) => state !== undefined).map(({ call }) => call.name)
  const changingCalls = calls
    .filter(({ access, name }) => access === 'staff' && !READS.includes(name))
    .map(({ name }) => name)
  expect(changing.toSorted()).toEqual(changingCalls.toSorted())
})

test('[OP-04] a change leaves a line before and one after it: key, address, what was and what is', async () => {
  await desk.call(operator.saveGame, { gameId: 'mines', maxStake: 500 })
  const [beginLine, done] = await linesOf('staff.saveGame')
  expect(beginLine).toMatchObject({ address: '127.0.0.1', keyId: expect.stringMatching(/^[0-9a-f]{8}$/) })
  expect(beginLine).not.toHaveProperty('outcome')
  expect(beginLine?.before).toMatchObject({ gameId: 'mines', maxStake: 1000 })
  expect(done).toMatchObject({ of: beginLine?.id, outcome: 'success', keyId: beginLine?.keyId })
  expect(done?.after).toMatchObject({ gameId: 'mines', maxStake: 500 })
})

test('[OP-04] settings, spins, jurisdictions, designs, texts and notices are told as they were and are', async () => {
  const player = await newPlayer(server)
  await desk.call(operator.saveSettings, { settings: { minimumAge: 18 } })
  expect((await linesOf('staff.saveSettings')).map(({ before, after }) => before ?? after)).toEqual([
    { minimumAge: 0 },
    { minimumAge: 18 },
  ])
  await desk.call(operator.grantSpins, { userId: player.userId, key: 'k', count: 3, value: 1 })
  const [, grantLine] = await linesOf('staff.grantSpins')
  expect(grantLine?.after).toMatchObject({
    userId: player.userId,
    grants: [{ key: 'staff:k', count: 3, value_minor: '100' }],
  })
  const [jurisdiction] = (await desk.call(operator.listJurisdictions)).list
  if (!jurisdiction) throw new Error('no jurisdiction')
  await desk.call(operator.saveJurisdiction, { ...jurisdiction, maxStake: 7 })
  expect((await linesOf('staff.saveJurisdiction')).map(({ before, after }) => before ?? after)).toMatchObject([
    { id: jurisdiction.id, maxStake: jurisdiction.maxStake },
    { id: jurisdiction.id, maxStake: 7 },
  ])
  const { model } = await desk.call(operator.publishDesign, { name: 'noon' })
  const [, publishLine] = await linesOf('staff.publishDesign')
  expect(publishLine?.after).toEqual({ designCacheKey: model.designCacheKey })
  await desk.call(operator.saveTexts, { locale: 'en', texts: { 'site.help': 'Ask us' } })
  expect((await linesOf('staff.saveTexts'))[1]?.after).toMatchObject({ locale: 'en', texts: { 'site.help': 'Ask us' } })
  const notice = (await desk.call(staff.saveNotice, { type: 'EVENT', config: { type: 'EVENT' }, title: 'Hello' })).model
  expect((await linesOf('staff.saveNotice'))[1]?.after).toMatchObject({ model: { id: notice.id, title: 'Hello' } })
  await desk.call(staff.removeNotice, { id: notice.id })
  const [removing, removeLine] = await linesOf('staff.removeNotice')
  expect(removing?.before).toMatchObject({ title: 'Hello' })
  expect(removeLine).toMatchObject({ outcome: 'success' })
  expect(removeLine).not.toHaveProperty('after')
})

test('[OP-04] a refused change and a look leave their lines; a secret setting is named and never shown', async () => {
  await expect(desk.call(operator.saveGame, { gameId: 'mines', minStake: 9e9 })).rejects.toThrow('limits_crossed')
  expect((await linesOf('staff.saveGame'))[1]).toMatchObject({ outcome: 'limits_crossed' })
  await expect(desk.call(operator.saveGame, { gameId: 'mines', edge: 1 })).rejects.toThrow('invalid_request')
  expect((await linesOf('staff.saveGame', 1))[0]).toMatchObject({ outcome: 'invalid_request' })
  await desk.call(operator.listGames)
  expect((await linesOf('staff.listGames', 1))[0]).toMatchObject({ outcome: 'success' })
  await desk.call(operator.saveSettings, { settings: { siteKey: 'k'.repeat(16) } })
  const lines = JSON.stringify(await linesOf('staff.saveSettings'))
  expect(lines).toContain('[secret]')
  expect(lines).not.toContain('kkkk')
})

test('[OP-04] nothing changes a line of the log, not even in the database', async () => {
  const { db } = server.parts
  await expect(db.updateTable('staff_action').set({ call: 'nothing' }).execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('staff_action').execute()).rejects.toThrow('never changed')
})

test('a new key opens at once and ends the one before within a second; a call without one leaves no line', async () => {
  const otherServer = await startTestServer()
  try {
    const ask = (key: string) => otherServer.call(operator.listGames, {}, { headers: { [HEADERS.staffKey]: key } })
    await expect(ask('0'.repeat(64))).rejects.toThrow('insufficient_permissions')
    const first = await newStaffKey(otherServer.parts.db, new Date())
    await ask(first)
    const second = await newStaffKey(otherServer.parts.db, new Date())
    await ask(second)
    await expect
      .poll(() => ask(first).then(() => 'open', String), { interval: 50 })
      .toContain('insufficient_permissions')
    const rows = await otherServer.parts.db.selectFrom('staff_key').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${first}|${second}`))
    const lines = await otherServer.parts.db.selectFrom('staff_action').select('key_id').execute()
    expect(new Set(lines.map(({ key_id }) => key_id)).size).toBe(2)
    await expect(otherServer.call(game.settings, { gameId: 'mines' })).resolves.toMatchObject({ status: 0 })
  } finally {
    await otherServer.stop()
  }
})
