import { randomUUID } from 'node:crypto'
import * as chatlive from '@fairground/contract/calls/chatlive'
import * as responsible from '@fairground/contract/calls/responsible'
import * as staff from '@fairground/contract/calls/staff'
import * as staffSupport from '@fairground/contract/calls/staff-support'
import { newPlayer } from '@fairground/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLive } from '../live/live-client.ts'
import { answerAs, openConversation, openSupportDesk, refusalOf, type SupportDesk } from './desk.ts'

let desk: SupportDesk
beforeAll(async () => {
  desk = await openSupportDesk()
})
afterAll(() => desk.stop())

test('[RT-04] a player writes, a person of staff answers, both see that the other has read, and the player rates', async () => {
  const player = await newPlayer(desk)
  const { id, conversation, secret } = await openConversation(player.call)
  expect([conversation.state, conversation.seq, conversation.seenSeq, secret]).toEqual(['OPEN', 1, 0, undefined])
  await desk.ana.call(staffSupport.supportRead, { id })
  expect((await player.call(chatlive.history, { id })).model.conversation).toMatchObject({ state: 'OPEN', seenSeq: 1 })
  const liveClient = await openLive(desk.url, player.call)
  await liveClient.join([player.userId])
  desk.pass(61_000)
  const answered = await answerAs(desk.ana, id)
  const news = await liveClient.until((one) => one.type === 'event' && one.event === 'support_changed')
  expect(news).toMatchObject({ extra: { id, pop: true, title: 'Support has answered you', link: '/chatlive' } })
  liveClient.close()
  expect(answered.model.conversation).toMatchObject({ state: 'WAITING_PLAYER', agent: 'ana', readSeq: 1 })
  const { list, model } = await player.call(chatlive.history, { id, after: 1 })
  expect(list.map(({ from, body }) => [from, body])).toEqual([['staff', 'We look into it.']])
  expect(model.conversation.readSeq).toBe(2)
  const again = await player.call(chatlive.send, { id, clientId: 'c2', body: 'Thanks.' })
  expect(again.model.conversation.state).toBe('WAITING_AGENT')
  expect(await refusalOf(player.call(chatlive.rate, { id, rating: 5 }))).toBe('conversation_not_solved')
  await desk.ana.call(staffSupport.supportClose, { id })
  expect((await player.call(chatlive.rate, { id, rating: 4 })).model.conversation).toMatchObject({
    state: 'SOLVED',
    rating: 4,
  })
  expect(await refusalOf(player.call(chatlive.close, { id }))).toBe('conversation_closed')
  expect(await refusalOf(answerAs(desk.ana, id))).toBe('conversation_closed')
  const reopened = await player.call(chatlive.send, { id, clientId: 'c3', body: 'It hangs again.' })
  expect(reopened.model.conversation.state).toBe('OPEN')
})

test('a message that is sent again, also at once, is stored once', async () => {
  const player = await newPlayer(desk)
  const wish = { clientId: 'first', body: 'hello' }
  const opened = await Promise.all([1, 2, 3].map(() => openConversation(player.call, wish)))
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  const id = opened[0]?.id ?? ''
  const sent = await Promise.all(
    [1, 2, 3].map(() => player.call(chatlive.send, { id, clientId: 'second', body: 'and more' })),
  )
  expect(sent.map(({ model }) => model.message.seq)).toEqual([2, 2, 2])
  const clientId = randomUUID()
  for (const _ of [1, 2]) await desk.ana.call(staffSupport.supportAnswer, { id, clientId, body: 'one answer' })
  const { list } = await player.call(chatlive.history, { id })
  expect(list.map(({ body }) => body)).toEqual(['hello', 'and more', 'one answer'])
})

test('[RE-05] nobody but its player, and of a visitor nobody without the secret, reaches a conversation', async () => {
  const [player, stranger] = [await newPlayer(desk), await newPlayer(desk)]
  const own = await openConversation(player.call)
  const visit = await openConversation(desk.call)
  const foreign = [
    { id: own.id, by: stranger.call },
    { id: own.id, by: desk.call },
    { id: own.id, secret: visit.secret, by: stranger.call },
    { id: visit.id, by: desk.call },
    { id: visit.id, secret: 'A'.repeat(43), by: stranger.call },
    { id: randomUUID(), secret: visit.secret, by: desk.call },
  ]
  for (const { by, ...which } of foreign) {
    const attempts = [
      by(chatlive.history, which),
      by(chatlive.send, { ...which, clientId: 'x', body: 'x' }),
      by(chatlive.rate, { ...which, rating: 1 }),
      by(chatlive.close, which),
      by(chatlive.complaint, which),
    ]
    expect(new Set(await Promise.all(attempts.map(refusalOf)))).toEqual(new Set(['conversation_unknown']))
  }
  expect((await stranger.call(chatlive.topics)).model.conversations).toEqual([])
  const rows = await desk.parts.db
    .selectFrom('support_conversation')
    .select(['state', 'seq', 'complaint_number', 'secret_hash'])
    .where('id', 'in', [own.id, visit.id])
    .execute()
  expect(rows).toMatchObject([
    { state: 'OPEN', seq: 1, complaint_number: null },
    { state: 'OPEN', seq: 1 },
  ])
  expect(JSON.stringify(rows)).not.toContain(visit.secret)
})

test('a visitor’s conversation moves to the account on login, and the secret opens nothing any more', async () => {
  const { id, secret } = await openConversation(desk.call, { topic: 'account' })
  expect((await desk.call(chatlive.history, { id, secret })).list).toHaveLength(1)
  const player = await newPlayer(desk)
  const { model } = await player.call(chatlive.history, { id, secret })
  expect(model.conversation.id).toBe(id)
  expect(await refusalOf(desk.call(chatlive.history, { id, secret }))).toBe('conversation_unknown')
  const { conversations } = (await player.call(chatlive.topics)).model
  expect(conversations.map((one) => one.id)).toEqual([id])
  expect((await desk.call(chatlive.topics)).model.conversations).toEqual([])
})

test('numbers of cards are masked before they are stored, whoever writes them', async () => {
  const { id, secret } = await openConversation(desk.call, { body: 'card 4111 1111 1111 1111' })
  await desk.call(chatlive.send, { id, secret, clientId: 'c', body: '5555555555554444 \u202eexp 12/29' })
  await answerAs(desk.ana, id, 'not 378282246310005, please')
  const rows = await desk.parts.db
    .selectFrom('support_message')
    .select('body')
    .where('conversation_id', '=', id)
    .orderBy('seq')
    .execute()
  expect(rows.map(({ body }) => body)).toEqual([
    ...['card •••• •••• •••• 1111', '••••••••••••4444 exp 12/29', 'not •••••••••••0005, please'],
  ])
})

test('empty texts, foreign pictures and a fourth open conversation are refused with a sentence', async () => {
  const player = await newPlayer(desk)
  const { id } = await openConversation(player.call)
  const send = (body: string, attachments: string[] = []) =>
    refusalOf(player.call(chatlive.send, { id, clientId: randomUUID(), body, attachments }))
  expect(await send(' \u200b\n')).toBe('support_text_empty')
  expect(await send('look', [randomUUID()])).toBe('attachment_unknown')
  expect(await send('x'.repeat(4001))).toBe('invalid_request')
  for (const _ of [2, 3]) await openConversation(player.call)
  expect(await refusalOf(openConversation(player.call))).toBe('too_many_conversations')
  expect(await refusalOf(openConversation(player.call, { topic: 'nonsense' as 'game' }))).toBe('invalid_request')
})

test('who is excluded may still write to support', async () => {
  const player = await newPlayer(desk)
  await player.call(responsible.exclude, { days: 180 })
  const { id } = await openConversation(player.call, { topic: 'harm' })
  await answerAs(desk.omar, id)
  expect((await player.call(chatlive.history, { id })).list).toHaveLength(2)
})

test('the staff log says who has read which conversation, and has no word of it', async () => {
  const { id } = await openConversation(desk.call, { body: 'a secret worry' })
  await desk.ana.call(staffSupport.supportRead, { id })
  await desk.ana.call(staffSupport.supportNote, { id, body: 'a private note' })
  const { content } = (await desk.ana.call(staff.log, { pageSize: 100 })).page
  const calls = content.filter((line) => JSON.stringify(line).includes(id)).map(({ call }) => call)
  expect(calls).toEqual(expect.arrayContaining(['staff.supportRead', 'staff.supportNote']))
  expect(JSON.stringify(content)).not.toMatch(/secret worry|private note/)
  const { notes, player } = (await desk.omar.call(staffSupport.supportRead, { id })).model
  expect([notes.map(({ person, body }) => [person, body]), player]).toEqual([[['ana', 'a private note']], undefined])
})
