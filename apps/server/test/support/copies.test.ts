import { randomUUID } from 'node:crypto'
import * as chatlive from '@fairground/contract/calls/chatlive'
import * as staffSupport from '@fairground/contract/calls/staff-support'
import { newPlayer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInbox } from '../inbox.ts'
import { answerAs, openConversation, openSupportDesk, refusalOf, type SupportDesk } from './desk.ts'

let desk: SupportDesk
beforeAll(async () => {
  desk = await openSupportDesk()
})
afterAll(() => desk.stop())

test('each side sees for some seconds that the other one is writing, and until the message is there', async () => {
  const player = await newPlayer(desk)
  const { id } = await openConversation(player.call)
  const seenByPlayer = async () => (await player.call(chatlive.history, { id })).model.conversation.staffTyping
  const seenByStaff = async () => {
    const { content } = (await desk.ana.call(staffSupport.supportQueue, { queue: 'open', pageSize: 100 })).page
    return content.find((row) => row.id === id)?.playerTyping
  }
  await desk.ana.call(staffSupport.supportTyping, { id })
  expect(await seenByPlayer()).toBeUndefined()
  await desk.ana.call(staffSupport.supportAssign, { id })
  await desk.ana.call(staffSupport.supportTyping, { id })
  expect(await seenByPlayer()).toBe(true)
  await answerAs(desk.ana, id)
  expect(await seenByPlayer()).toBeUndefined()
  await player.call(chatlive.typing, { id })
  expect(await seenByStaff()).toBe(true)
  desk.pass(13_000)
  expect(await seenByStaff()).toBeUndefined()
  expect(await refusalOf((await newPlayer(desk)).call(chatlive.typing, { id }))).toBe('conversation_unknown')
})

test('a copy of a conversation goes to the address that its player has proved, and to no other', async () => {
  const player = await newPlayer(desk)
  const { id } = await openConversation(player.call, { language: 'pt-BR', body: 'Onde está o meu saque?' })
  await answerAs(desk.ana, id, 'Ele está a caminho.')
  expect(await refusalOf(player.call(chatlive.transcript, { id }))).toBe('no_proved_address')
  const email = `${randomUUID()}@example.com`
  const { db } = desk.parts
  await db.updateTable('account').set({ email }).where('id', '=', player.userId).execute()
  expect(await refusalOf(player.call(chatlive.transcript, { id }))).toBe('no_proved_address')
  await db.updateTable('account').set({ email_checked: true }).where('id', '=', player.userId).execute()
  await player.call(chatlive.transcript, { id })
  const mails = (await readInbox(desk)).split('<li>').filter((item) => item.includes(email))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/Você, .*UTC\s+Onde está o meu saque\?\s+Suporte, .*UTC\s+Ele está a caminho\./)
  expect(await refusalOf((await newPlayer(desk)).call(chatlive.transcript, { id }))).toBe('conversation_unknown')
  const visitor = await openConversation(desk.call, { email })
  expect(await refusalOf(desk.call(chatlive.transcript, { id: visitor.id, secret: visitor.secret }))).toBe(
    'not_logged_in',
  )
})

test('a conversation is merged into another one of its player: staff reads it there, and its waiting time counts', async () => {
  const [player, other] = [await newPlayer(desk), await newPlayer(desk)]
  const first = await openConversation(player.call, { topic: 'payments', body: 'Where is my withdrawal?' })
  desk.pass(60_000)
  const second = await openConversation(player.call, { topic: 'other', body: 'Nobody answers!' })
  const ofOther = await openConversation(other.call)
  const visitor = await openConversation(desk.call)
  const merge = (id: string, intoId: string) => desk.ana.call(staffSupport.supportMerge, { id, intoId })
  for (const [id, intoId, refusal] of [
    [first.id, first.id, 'merge_not_possible'],
    [first.id, ofOther.id, 'merge_not_possible'],
    [visitor.id, first.id, 'merge_not_possible'],
    [first.id, randomUUID(), 'conversation_unknown'],
  ] as const) {
    expect(await refusalOf(merge(id, intoId))).toBe(refusal)
  }
  const read = async (id: string) => (await desk.ana.call(staffSupport.supportRead, { id })).model
  expect((await read(first.id)).player?.others).toEqual([{ id: second.id, topic: 'other' }])
  const waitingSince = (await read(first.id)).conversation.waitingSince
  const { model } = await merge(first.id, second.id)
  expect(model).toMatchObject({ id: second.id, priority: 1, waitingSince })
  const { notes, player: about } = await read(second.id)
  expect(notes).toMatchObject([
    { kind: 'merged', person: 'ana', body: expect.stringContaining('Where is my withdrawal?') },
  ])
  expect(about?.others).toEqual([])
  const { model: ended, list } = await player.call(chatlive.history, { id: first.id })
  expect(ended.conversation.state).toBe('SOLVED')
  expect(list.at(-1)).toMatchObject({ from: 'staff', body: expect.stringContaining('your other conversation') })
  expect(await refusalOf(merge(first.id, second.id))).toBe('conversation_closed')
})

test('a complaint stays on its own', async () => {
  const player = await newPlayer(desk)
  const [complaint, other] = [await openConversation(player.call), await openConversation(player.call)]
  await player.call(chatlive.complaint, { id: complaint.id })
  const merge = (id: string, intoId: string) => desk.ana.call(staffSupport.supportMerge, { id, intoId })
  expect(await refusalOf(merge(complaint.id, other.id))).toBe('merge_not_possible')
  expect((await merge(other.id, complaint.id)).model.complaint).toBeDefined()
})
