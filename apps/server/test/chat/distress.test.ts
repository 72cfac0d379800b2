import * as chat from '@fairground/contract/calls/chat'
import * as operator from '@fairground/contract/calls/operator'
import * as responsible from '@fairground/contract/calls/responsible'
import * as staffChat from '@fairground/contract/calls/staff-chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newStaff } from '../staff.ts'
import { type ChatPlayer, type ChatServer, newRoom, newWriter, say, startChatServer } from './table.ts'

let server: ChatServer
let staff: Awaited<ReturnType<typeof newStaff>>
let anna: ChatPlayer
beforeAll(async () => {
  server = await startChatServer()
  staff = await newStaff(server)
  anna = await newWriter(server)
})
afterAll(() => server.stop())

const post = (roomId: string, body: string) =>
  anna.call(chat.send, { roomId, body, clientId: crypto.randomUUID() }).then(({ model }) => model)
const reports = async () => (await staff.call(staffChat.listChatReports, { pageSize: 100 })).page.content

test('a message of distress is posted, tells its author where help is, and stands first before staff', async () => {
  const roomId = await newRoom(server)
  const earlier = await say(anna, roomId, 'something bad')
  await (await newWriter(server)).call(chat.report, { id: earlier.id, reason: 'abuse' })
  server.pass(120)
  const { message, help } = await post(roomId, 'I lost everything, I c4n’t go on')
  expect(help).toBe(true)
  expect((await server.call(chat.history, { roomId })).list.at(-1)?.message?.body).toBe(message.body)
  const [first, second] = await reports()
  expect(first).toMatchObject({ hidden: false, reports: [{ reporter: anna.userId, reason: 'distress' }] })
  expect([first?.message.id, second?.message.id]).toEqual([message.id, earlier.id])
  await staff.call(staffChat.decideChatReport, { id: message.id, decision: 'keep', reason: 'we wrote to them' })
  expect((await reports()).map((one) => one.message.id)).toEqual([earlier.id])
})

test('the server’s own report is none of the five that hide a message', async () => {
  const roomId = await newRoom(server)
  server.pass(120)
  const { message } = await post(roomId, 'vou me matar')
  for (let reporter = 0; reporter < 4; reporter++) {
    await (await newWriter(server)).call(chat.report, { id: message.id, reason: 'harm' })
  }
  expect((await server.call(chat.history, { roomId })).list[0]?.message?.hidden).toBeUndefined()
})

test('a message of everyday losses is nobody’s concern', async () => {
  const roomId = await newRoom(server)
  server.pass(120)
  expect(await post(roomId, 'Lost again, good night everybody')).not.toHaveProperty('help')
})

test('the helplines are those of the caller’s jurisdiction, for visitors too', async () => {
  const { list } = await server.call(responsible.helplines)
  expect(list).toEqual([{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }])
  const own = [{ name: 'Somebody who listens', phone: '0800 123' }]
  const profiles = (await staff.call(operator.listJurisdictions)).list
  const demo = profiles.find(({ id }) => id === 'demo')
  await staff.call(operator.saveJurisdiction, { ...demo, helplines: own } as never)
  await expect.poll(async () => (await anna.call(responsible.helplines)).list).toEqual(own)
})
