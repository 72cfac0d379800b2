import * as chat from '@fairground/contract/calls/chat'
import * as game from '@fairground/contract/calls/game'
import * as responsible from '@fairground/contract/calls/responsible'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerRoom, me, messageOf, other, ROOM_ID, roomOf } from './chat-room.ts'
import { findViolations } from './find-violations.ts'
import { funded } from './models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, holdBack, refuse, requestsOf } from './stand-in.ts'
import { ID, wonRoundOfEverybody } from './walk/round-models.ts'

afterEach(() => page.viewport(1280, 720))

const room = page.getByRole('dialog', { name: 'Chat' })
const list = room.getByRole('region', { name: 'Messages' })
const field = room.getByRole('textbox', { name: 'Message', exact: true })
const rowOf = (text: string) => list.getByRole('listitem').filter({ hasText: text })
const openRoom = (player: Parameters<typeof openSite>[1] = { player: funded }) =>
  openSite(`/verify#lotteryRoom=${ROOM_ID}`, player)
const more = (text: string) => rowOf(text).getByRole('button', { name: /^More about/ })

/** Posts each text as the next message of the room. */
function answerSends(from: number, help?: true): void {
  let seq = from
  answer(chat.send, ({ fields }) => {
    seq += 1
    const message = messageOf(seq, String(fields.body), me, { clientId: String(fields.clientId) })
    return { model: { message, ...(help && { help }) } }
  })
}

test('an answer that comes late closes nothing that was opened meanwhile', async () => {
  answerRoom([messageOf(1, 'Who sells candy floss?'), messageOf(2, 'The second stall')], { role: 'moderator' })
  answer(chat.moderate, { model: {} })
  answer(chat.held, { list: [] })
  const release = holdBack(chat.moderate)
  await openRoom()
  await more('Who sells candy floss?').click()
  await room.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect.poll(() => requestsOf(chat.moderate)).toHaveLength(1)
  await more('The second stall').click()
  const panel = room.getByRole('dialog')
  await expect.element(panel).toHaveTextContent('The second stall')
  release()
  await vi.advanceTimersByTimeAsync(500)
  await expect.element(panel).toHaveTextContent('The second stall')
})

test('the number of those who have a room open follows them', async () => {
  answerRoom()
  await openRoom()
  await expect.element(field).toBeVisible()
  expect(room.getByText('online').elements()).toEqual([])
  answer(chat.rooms, { list: [roomOf({ online: 2 })] })
  await vi.advanceTimersByTimeAsync(31_000)
  await expect.element(room.getByText('2 online')).toBeVisible()
  // Nobody reads that a room is empty, neither in the list of rooms.
  answer(chat.rooms, { list: [roomOf({ online: 0, topic: 'Candy' })] })
  await vi.advanceTimersByTimeAsync(31_000)
  await expect.element(room.getByText('2 online')).not.toBeInTheDocument()
  await room.getByRole('button', { name: 'Rooms' }).click()
  await expect.element(room.getByRole('button', { name: /^Lamplighters/ })).toHaveTextContent('LamplightersCandy')
})

test('a player changes the last own message with the arrow up, deletes it, and answers and reacts to others', async () => {
  const line = answerRoom([messageOf(1, 'Who sells candy floss?')])
  answerSends(2)
  answer(chat.react, ({ fields }) => ({ model: { id: String(fields.id), mine: ['🔥'] } }))
  const own = (body: string, state: object) => ({ model: { message: messageOf(3, body, me, state) } })
  answer(chat.edit, ({ fields }) => own(String(fields.body), { rev: 2, editedAt: Date.now() }))
  answer(chat.remove, () => own('', { rev: 3, deletedAt: Date.now(), deletedBy: 'author' }))
  await openRoom()
  await more('Who sells candy floss?').click()
  await room.getByRole('button', { name: 'React with 🔥' }).click()
  await expect.poll(() => requestsOf(chat.react)[0]?.fields).toMatchObject({ emoji: '🔥', on: true })
  line.tell('reactions', messageOf(1, 'Who sells candy floss?', other, { rev: 2, reactions: { '🔥': 1 } }))
  const reaction = rowOf('Who sells candy floss?').getByRole('button', { name: '🔥 1', pressed: true })
  await expect.element(reaction).toBeVisible()
  await more('Who sells candy floss?').click()
  await room.getByRole('button', { name: 'Reply' }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('I do{Enter}')
  await expect.element(more('I do')).toBeVisible()
  expect(requestsOf(chat.send)[0]?.fields).toMatchObject({ body: 'I do', replyTo: messageOf(1, '').id })
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field).toHaveValue('I do')
  await userEvent.keyboard(' and popcorn{Enter}')
  await expect.element(rowOf('I do and popcorn').getByText('(edited)')).toBeVisible()
  await more('I do and popcorn').click()
  await room.getByRole('button', { name: 'Delete' }).click()
  await expect.element(list.getByText('Message deleted')).toBeVisible()
})

test('a player reports and ignores others', async () => {
  answerRoom([messageOf(1, 'Who sells candy floss?')])
  answer(chat.report, {})
  answer(chat.ignore, { model: { ignored: [other.id] } })
  await openRoom()
  await more('Who sells candy floss?').click()
  expect(await findViolations('[role=dialog]')).toEqual([])
  await room.getByRole('button', { name: 'Report' }).click()
  await room.getByRole('radio', { name: 'Fraud or begging' }).click()
  expect(await findViolations('[role=dialog]')).toEqual([])
  await room.getByRole('button', { name: 'Send report' }).click()
  await expect.element(page.getByText('Thank you. Our team looks at it.')).toBeVisible()
  expect(requestsOf(chat.report)[0]?.fields).toMatchObject({ reason: 'scam' })
  await more('Who sells candy floss?').click()
  await room.getByRole('button', { name: 'Ignore this player' }).click()
  await expect.element(list.getByText('Who sells candy floss?')).not.toBeInTheDocument()
  await expect.element(list.getByText('Message of a player whom you ignore')).toBeVisible()
})

test('a room says why there is no field: to a muted player, to a new account, and below a level', async () => {
  answerRoom()
  refuse(chat.send, 'muted', { params: { reason: 'Too loud', until: Date.now() + 600_000 } })
  await openRoom()
  await field.fill('HELLO')
  await userEvent.keyboard('{Enter}')
  const muted = room.getByText('You cannot write here for now (Too loud). You can read on.')
  await expect.element(muted.last()).toBeVisible()
  await expect.element(room.getByText(/^Until /)).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  await closeSite()
  answerRoom([], { silent: { why: 'account_too_new', until: Date.now() + 599_000 } })
  await openRoom()
  await expect.element(room.getByText('Your account is new. You can write here in 10 min.')).toBeVisible()
  await expect.element(room.getByText('The first message will appear here.')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
  await closeSite()
  refuse(chat.open, 'level_needed', { params: { level: 7 } })
  await openRoom()
  await expect.element(room.getByText('A room from level 7 on')).toBeVisible()
  await closeSite()
  refuse(chat.open, 'reading_closed')
  await openRoom()
  await expect.element(room.getByText(/^You have excluded yourself/)).toBeVisible()
  // Neither another room nor another try would open one.
  await expect.element(room.getByRole('button', { name: /again|room/i })).not.toBeInTheDocument()
})

test('the author of a message of distress sees where help is', async () => {
  answerRoom()
  answerSends(0, true)
  answer(responsible.helplines, { list: [{ name: 'Gambling Therapy', url: 'https://help.example/' }] })
  await openRoom()
  await field.fill('I lost everything')
  await room.getByRole('button', { name: 'Send', exact: true }).click()
  const help = room.getByRole('region', { name: 'Is it hard right now?' })
  await expect.element(help.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible()
  expect(await findViolations('[role=dialog]')).toEqual([])
  await help.getByRole('button', { name: 'Close' }).click()
  await expect.element(help).not.toBeInTheDocument()
  await expect.element(list.getByText('I lost everything')).toBeVisible()
})

test('slow mode counts down on the button, and a text that is too long says by how much', async () => {
  const settings = { ...roomOf().settings, slowSeconds: 60, messageLength: 20 }
  answerRoom([], { room: roomOf({ settings, slowSeconds: 60 }) })
  answerSends(0)
  await openRoom()
  await field.fill('a text of thirty characters ..')
  await expect.element(room.getByText('Too long by 10')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(requestsOf(chat.send)).toEqual([])
  await field.fill('short')
  await userEvent.keyboard('{Enter}')
  await expect.element(list.getByText('short', { exact: true })).toBeVisible()
  await expect.element(room.getByRole('button', { name: /^Send in \d+ s$/ })).toBeVisible()
})

test('[PU-02] after ten tries 3 s apart a button connects the chat again, and what was missed is there and counted', async () => {
  const line = answerRoom([messageOf(1, 'before')])
  await openRoom()
  await expect.element(list.getByText('before')).toBeVisible()
  await vi.advanceTimersByTimeAsync(100)
  line.cut()
  await expect.element(room.getByText('Reconnecting…')).toBeVisible()
  const lost = room.getByText('No connection to the chat.')
  for (let attempt = 0; attempt < 12; attempt++) await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(lost).toBeVisible()
  line.comeBack(messageOf(2, 'meanwhile'))
  await room.getByRole('button', { name: 'Retry' }).click()
  await expect.element(list.getByText('meanwhile')).toBeVisible()
  await expect.element(room.getByText('Connected again. New messages meanwhile: 1')).toBeVisible()
})

test('a player reads a message in the own language, marked as made by a machine, until it is hidden or the message changes', async () => {
  await page.viewport(360, 740)
  const line = answerRoom([messageOf(1, 'Boa sorte a todos')], { translate: true })
  answer(chat.translate, {
    model: { text: 'Good luck to all', from: 'pt', rev: 1, locale: 'en', machine: true },
  })
  const release = holdBack(chat.translate)
  await openRoom()
  await more('Boa sorte').click()
  await room.getByRole('button', { name: 'Translate', exact: true }).click()
  await expect.element(list.getByText('Being translated')).toBeVisible()
  release()
  await expect.element(list.getByText('Good luck to all')).toBeVisible()
  await expect.element(list.getByText('Machine translation from Portuguese')).toBeVisible()
  await expect.element(list.getByText('Boa sorte a todos')).toBeVisible()
  expect(await findViolations('[role=dialog]')).toEqual([])
  await list.getByRole('button', { name: 'Hide the translation' }).click()
  await expect.element(list.getByText('Good luck to all')).not.toBeInTheDocument()
  await expect.element(more('Boa sorte')).toHaveFocus()
  await more('Boa sorte').click()
  await room.getByRole('button', { name: 'Translate', exact: true }).click()
  await expect.element(list.getByText('Good luck to all')).toBeVisible()
  line.tell('edit', messageOf(1, 'Boa sorte e boa noite', other, { rev: 2, editedAt: Date.now() }))
  await expect.element(list.getByText('Boa sorte e boa noite')).toBeVisible()
  await expect.element(list.getByText('Good luck to all')).not.toBeInTheDocument()
  await expect.element(list.getByText(/^Machine translation/)).not.toBeInTheDocument()
})

test('a provider that fails leaves its refusal below the message, and another try brings the translation; own messages have none', async () => {
  answerRoom([messageOf(1, 'Boa noite'), messageOf(2, 'My own words', me)], { translate: true })
  refuse(chat.translate, 'unavailable')
  await openRoom()
  await more('Boa noite').click()
  await room.getByRole('button', { name: 'Translate', exact: true }).click()
  const refusal = list.getByText('We are busy for a moment. Please try again in a few seconds.')
  await expect.element(refusal).toBeVisible()
  expect(await findViolations('[role=dialog]')).toEqual([])
  answer(chat.translate, { model: { text: 'Good evening', rev: 1, locale: 'en', machine: true } })
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect.element(list.getByText('Good evening')).toBeVisible()
  await more('My own words').click()
  await expect.element(room.getByRole('button', { name: 'Copy the text' })).toBeVisible()
  await expect.element(room.getByRole('button', { name: 'Translate', exact: true })).not.toBeInTheDocument()
})

test('[RT-03] a link to a round tells its game and what it brought', async () => {
  const round = `${location.origin}/round/${ID}`
  const unknown = `${location.origin}/round/0199a0c4-5f00-7a31-8a11-2f1f6f1b0c55`
  const body = `Look: ${round}, not ${unknown}`
  const link = (url: string) => ({ kind: 'link' as const, at: body.indexOf(url), length: url.length, ref: url })
  answerRoom([messageOf(1, body, other, { entities: [link(round), link(unknown)] })])
  answer(game.publicRound, ({ fields }) => {
    if (fields.id !== ID) throw new TypeError('Failed to fetch')
    return { model: wonRoundOfEverybody }
  })
  await openRoom()
  await expect.element(list.getByRole('link', { name: unknown })).toBeVisible()
  // In a frame, as a test's page is, it opens a page of its own.
  await expect.element(list.getByRole('link', { name: /^Mines 1\.10/ })).toHaveAttribute('href', `/round/${ID}`)
})
