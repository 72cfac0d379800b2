import { randomUUID } from 'node:crypto'
import * as chatlive from '@fairground/contract/calls/chatlive'
import * as staff from '@fairground/contract/calls/staff'
import { HEADERS } from '@fairground/contract/headers'
import { newPlayer, type Player } from '@fairground/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, picture } from '../assets/files.ts'
import { openConversation, openSupportDesk, type SupportDesk } from './desk.ts'

let desk: SupportDesk
beforeAll(async () => {
  desk = await openSupportDesk()
})
afterAll(() => desk.stop())

/** Stores a picture of the player. @returns its id */
async function upload({ token }: Player): Promise<string> {
  const body = formOf(await picture('png'))
  const response = await fetch(`${desk.url}/api/file/upload`, { method: 'POST', headers: { auth: token }, body })
  const { model } = (await response.json()) as { model: { id: string } }
  return model.id
}

const fetchFile = (id: string, headers: Record<string, string>) =>
  fetch(`${desk.url}/api/file/${id}`, { headers }).then(({ status }) => status)
const fetchAs = ({ key }: { key: string }, id: string) => fetchFile(id, { [HEADERS.staffKey]: key })

/** The lines of a file, the oldest first: the person, the outcome and what was read. */
async function linesOf(id: string) {
  const [{ content }, { people }] = await Promise.all([
    desk.ana.call(staff.log, { pageSize: 100 }).then(({ page }) => page),
    desk.ana.call(staff.whoAmI),
  ])
  return content
    .filter(({ call, after }) => call === 'staff.readUpload' && JSON.stringify(after).includes(id))
    .map(({ keyId, outcome, after }) => [people.find((one) => one.id === keyId)?.name, outcome, after])
    .toReversed()
}

test('each fetching of an attached picture by staff is a line: who, which conversation and which picture', async () => {
  const player = await newPlayer(desk)
  const [id, other] = [await upload(player), await upload(player)]
  const first = await openConversation(player.call, { attachments: [id] })
  const second = await openConversation(player.call)
  await openConversation(player.call, { attachments: [other] })
  expect([await fetchAs(desk.ana, id), await fetchAs(desk.ana, id)]).toEqual([200, 200])
  expect(await linesOf(id)).toEqual(Array(2).fill(['ana', 'success', { id, conversations: [first.id] }]))
  await player.call(chatlive.send, { id: second.id, clientId: 'again', body: 'here too', attachments: [id, id] })
  expect(await fetchAs(desk.omar, id)).toBe(200)
  expect((await linesOf(id)).at(-1)).toEqual(['omar', 'success', { id, conversations: [first.id, second.id] }])
  expect(await linesOf(other)).toEqual([])
})

test('staff’s fetching of a picture in no conversation, and of none, is a line too; a player’s is none', async () => {
  const player = await newPlayer(desk)
  const [id, unknown] = [await upload(player), randomUUID()]
  expect(await fetchFile(id, { auth: player.token })).toBe(200)
  await fetchFile(id, { [HEADERS.staffKey]: 'f'.repeat(64) })
  expect(await linesOf(id)).toEqual([])
  expect([await fetchAs(desk.ana, id), await fetchAs(desk.ana, unknown)]).toEqual([200, 404])
  expect(await linesOf(id)).toEqual([['ana', 'success', { id, conversations: [] }]])
  expect(await linesOf(unknown)).toEqual([['ana', 'not_found', { id: unknown, conversations: [] }]])
})

test('a picture whose line the log does not take does not leave', async () => {
  const player = await newPlayer(desk)
  const id = await upload(player)
  await sql`alter table staff_action rename to staff_action_away`.execute(desk.parts.db)
  expect(await fetchAs(desk.ana, id)).toBe(500)
  await sql`alter table staff_action_away rename to staff_action`.execute(desk.parts.db)
  expect(await fetchAs(desk.ana, id)).toBe(200)
})
