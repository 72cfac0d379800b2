import * as chat from '@fairground/contract/calls/chat'
import * as profile from '@fairground/contract/calls/profile'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerRoom, me, messageOf, other, ROOM_ID } from './chat-room.ts'
import { findViolations } from './find-violations.ts'
import { funded } from './models.ts'
import { pressEscape } from './on-screen.ts'
import { openSite } from './open-site.tsx'
import { answer, refuse, requestsOf } from './stand-in.ts'

afterEach(() => page.viewport(1280, 720))

const room = page.getByRole('dialog', { name: 'Chat' })
const list = room.getByRole('region', { name: 'Messages' })
const field = room.getByRole('textbox', { name: 'Message', exact: true })
const card = room.getByRole('dialog', { name: 'ben', exact: true })
const nameOf = (text: string, name = 'ben') =>
  list.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name, exact: true })
const main = page.getByRole('main')

const played = { since: '2026-03', rounds: 1204, best: 65.07, likes: 'crash' }
const bens: profile.Profile = { player: { ...other, avatar: '/avatars/tent.svg' }, played }

async function openCard(): Promise<void> {
  answerRoom([messageOf(1, 'Who sells candy floss?')])
  answer(profile.view, { model: bens })
  await openSite(`/verify#lotteryRoom=${ROOM_ID}`, { player: funded })
  await nameOf('Who sells candy floss?').click()
  await expect.element(card).toHaveFocus()
}

test('a press on an author’s name shows the profile at the top of the room, without leaving the room', async () => {
  await openCard()
  expect(requestsOf(profile.view)[0]?.fields).toEqual({ id: other.id })
  for (const words of ['here since March 2026', '1,204', '65.07×', 'Crash']) {
    await expect.element(card.getByText(words)).toBeVisible()
  }
  await expect.element(card.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', `/player/${other.id}`)
  await expect.element(list).toBeVisible()
  expect(await findViolations('[role=dialog]')).toEqual([])
  await pressEscape()
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(nameOf('Who sells candy floss?')).toHaveFocus()
})

test('the picture of an author opens the profile too', async () => {
  answerRoom([messageOf(1, 'Who sells candy floss?')])
  answer(profile.view, { model: bens })
  await openSite(`/verify#lotteryRoom=${ROOM_ID}`, { player: funded })
  await expect.element(nameOf('Who sells candy floss?')).toBeVisible()
  document.querySelector<HTMLElement>('[role=listitem] button[aria-hidden], li button[aria-hidden]')?.click()
  await expect.element(card).toBeVisible()
})

test('from the card a player is mentioned after what is written, muted, shown again and reported', async () => {
  await openCard()
  await field.fill('Look')
  await card.getByRole('button', { name: 'Mention' }).click()
  await expect.element(field).toHaveValue('Look @ben ')
  await expect.element(field).toHaveFocus()
  await nameOf('Who sells candy floss?').click()
  answer(chat.ignore, ({ fields }) => ({ model: { ignored: fields.on ? [other.id] : [] } }))
  await card.getByRole('button', { name: 'Mute' }).click()
  await expect.element(card.getByRole('button', { name: 'Mute', pressed: true })).toBeVisible()
  await expect.element(list.getByText('Message of a player whom you ignore')).toBeVisible()
  await card.getByRole('button', { name: 'Mute' }).click()
  await expect.element(card.getByRole('button', { name: 'Mute', pressed: false })).toBeVisible()
  expect(requestsOf(chat.ignore).map(({ fields }) => fields)).toEqual([
    { userId: other.id, on: true },
    { userId: other.id, on: false },
  ])
  await card.getByRole('button', { name: 'Report' }).click()
  await expect.element(room.getByRole('dialog', { name: 'Report the message of ben' })).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
})

test('a private profile has a name and a sentence, and nothing else', async () => {
  answerRoom([messageOf(1, 'Who sells candy floss?', { ...other, avatar: '' })])
  answer(profile.view, { model: { player: other } })
  await openSite(`/verify#lotteryRoom=${ROOM_ID}`, { player: funded })
  await nameOf('Who sells candy floss?').click()
  await expect.element(card.getByText('This player keeps the profile private')).toBeVisible()
  await expect.element(card.getByText('Rounds')).not.toBeInTheDocument()
  expect(card.element().querySelector('img')).toBeNull()
})

test('one’s own name leads to the own page', async () => {
  answerRoom([messageOf(1, 'Mine', me)])
  answer(profile.view, { model: { player: me, played } })
  await openSite(`/verify#lotteryRoom=${ROOM_ID}`, { player: funded })
  await nameOf('Mine', 'ana').click()
  const own = room.getByRole('dialog', { name: 'ana' })
  await expect.element(own.getByRole('link', { name: 'Your profile' })).toHaveAttribute('href', '/player/me')
  await expect.element(own.getByText('1,204')).toBeVisible()
  expect(own.getByRole('button').elements()).toHaveLength(1)
})

test('a profile that does not load says so, and is asked for again by a press; a visitor reads it and does nothing', async () => {
  answerRoom([messageOf(1, 'Who sells candy floss?')], { me: undefined, role: 'visitor' })
  refuse(profile.view, 'unavailable')
  await openSite(`/verify#lotteryRoom=${ROOM_ID}`)
  await nameOf('Who sells candy floss?').click()
  await expect.element(card.getByText('The profile did not load.')).toBeVisible()
  expect(card.getByRole('button', { name: /Mention|Mute|Report/ }).elements()).toEqual([])
  answer(profile.view, { model: bens })
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card.getByText('1,204')).toBeVisible()
})

test('a picture that does not load gives way to the first letter', async () => {
  answerRoom([messageOf(1, 'Who sells candy floss?', { ...other, avatar: '/api/avatar/none' })])
  await openSite(`/verify#lotteryRoom=${ROOM_ID}`, { player: funded })
  await expect.element(nameOf('Who sells candy floss?')).toBeVisible()
  const mark = () => document.querySelector('li button[aria-hidden]')
  mark()?.querySelector('img')?.dispatchEvent(new Event('error'))
  await expect.poll(() => mark()?.textContent).toBe('b')
})

const own = (more: Partial<profile.OwnProfile> = {}): profile.OwnProfile => ({ player: me, hidden: false, ...more })

async function openOwn(): Promise<void> {
  let now = own()
  answer(profile.own, () => ({ model: now }))
  answer(profile.view, () => ({
    model: now.hidden ? { player: { ...me, avatar: '' } } : { player: now.player, played },
  }))
  answer(profile.save, ({ fields }) => {
    const { avatar, hidden = now.hidden } = fields as { avatar?: string; hidden?: boolean }
    now = own({ hidden, player: { ...me, avatar: avatar ? `/avatars/${avatar}.svg` : now.player.avatar } })
    return { model: now }
  })
  answer(chat.setName, ({ fields }) => {
    now = own({ player: { ...me, name: String(fields.name) } })
    return { model: { me: now.player } }
  })
  await openSite('/player/me', { player: funded })
  await expect.element(main.getByRole('heading', { name: 'ana', level: 1 })).toBeVisible()
}

test('a player chooses a picture of ours, another name, and hides the profile', async () => {
  await openOwn()
  await expect.element(main.getByRole('radio', { name: 'No picture' })).toBeChecked()
  await main.getByRole('radio', { name: 'Ferris wheel' }).click({ force: true })
  await expect.element(main.getByRole('radio', { name: 'Ferris wheel' })).toBeChecked()
  expect(requestsOf(profile.save).at(-1)?.fields).toEqual({ avatar: 'wheel' })
  await main.getByRole('checkbox', { name: /^Hide my profile/ }).click()
  await expect.element(main.getByText('Hidden: others see your name only')).toBeVisible()
  await expect.element(main.getByText('1,204')).not.toBeInTheDocument()
  expect(requestsOf(profile.save).at(-1)?.fields).toEqual({ hidden: true })
  await main.getByRole('textbox', { name: 'Your name in the chat' }).fill('lamplighter')
  await main.getByRole('button', { name: 'Change the name' }).click()
  await expect.element(main.getByRole('heading', { name: 'lamplighter', level: 1 })).toBeVisible()
})

test('a picture of the player’s own is sent; what the server refuses is said beside it', async () => {
  await openOwn()
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, 'response', { value: { status: 20001, message: 'file_type_unknown' } })
    this.onload?.(new ProgressEvent('load'))
  })
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open')
  await main.getByLabelText('Send a picture').upload(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
  await expect.element(main.getByRole('alert')).toBeVisible()
  expect(opened.mock.calls[0]?.[1]).toContain('purpose=avatar')
  sent.mockRestore()
  opened.mockRestore()
})

test('the page of another player shows the same, mutes by a press, and leads to our team', async () => {
  answer(profile.own, { model: own() })
  answer(profile.view, { model: bens })
  answer(chat.ignore, { model: { ignored: [other.id] } })
  await openSite(`/player/${other.id}`, { player: funded })
  await expect.element(main.getByRole('heading', { name: 'ben', level: 1 })).toBeVisible()
  await expect.element(main.getByText('65.07×')).toBeVisible()
  await expect.poll(() => main.element().querySelector('img')?.getAttribute('src')).toBe('/avatars/tent.svg')
  await main.getByRole('button', { name: 'Mute' }).click()
  await expect.poll(() => requestsOf(chat.ignore)[0]?.fields).toMatchObject({ userId: other.id })
  await expect
    .element(main.getByRole('link', { name: 'Report to our team' }))
    .toHaveAttribute('href', '/chatlive?topic=other')
  await vi.advanceTimersByTimeAsync(10_000)
})

test('an unknown player is said in words', async () => {
  refuse(profile.view, 'player_unknown')
  await openSite(`/player/${other.id}`)
  await expect.element(main.getByRole('heading', { name: 'There is no such player' })).toBeVisible()
})

test('a visitor of the own page is asked to log in', async () => {
  await openSite('/player/me')
  await expect.element(main.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
})
