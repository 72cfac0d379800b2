import * as chat from '@fairground/contract/calls/chat'
import * as game from '@fairground/contract/calls/game'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPopup } from '../src/popups/popups.ts'
import { answerRoom, messageOf, ROOM_ID, roomOf } from './chat-room.ts'
import { findViolations } from './find-violations.ts'
import { answerLobby, lobbyWith } from './lobby-models.ts'
import { funded } from './models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

test('on a wide window the chat opens beside the page, and is there again on the next visit until it is closed', async () => {
  answerRoom()
  answer(chat.rooms, { list: [roomOf({ name: 'Lobby' })] })
  await openSite('/verify', { player: funded })
  const opener = page.getByRole('button', { name: 'Chat', exact: true })
  await opener.click()
  const panel = page.getByRole('complementary', { name: 'Chat' })
  await expect.element(panel.getByText('Nobody has written yet')).toBeVisible()
  expect(await findViolations('#root')).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1280)
  await closeSite()
  await openSite('/verify', { player: funded })
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await closeSite()
  await openSite('/verify', { player: funded })
  await expect.element(opener).toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
})

test('a page shows a room with its last messages, and a press opens it', async () => {
  answerLobby()
  const lamps = messageOf(1, 'Who lights the lamps tonight?')
  const told = messageOf(2, 'I do.')
  answerRoom([lamps, told])
  const shown = (...messages: (typeof lamps)[]) =>
    answer(chat.history, {
      list: messages.map((message) => ({
        roomId: ROOM_ID,
        seq: message.seq,
        kind: 'message' as const,
        at: 0,
        message,
      })),
      more: false,
    })
  shown(lamps)
  await openSite('/', {
    player: funded,
    design: lobbyWith('C000140', { title: 'Chat with us', roomId: ROOM_ID, messages: 2 }),
  })
  const block = page.getByRole('region', { name: 'Chat with us' })
  await expect.element(block.getByText('Who lights the lamps tonight?')).toBeVisible()
  shown(lamps, told)
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(block.getByText('I do.')).toBeVisible()
  await block.getByText('Open the room').click()
  const messages = page.getByRole('dialog', { name: 'Chat' }).getByRole('region', { name: 'Messages' })
  await expect.element(messages.getByText('I do.')).toBeVisible()
})

test('beside a game the chat opens the room of that game, as the game’s own bar asks, and closes again', async () => {
  answerRoom()
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  await openSite('/game/mines', { player: funded })
  const panel = page.getByRole('complementary', { name: 'Chat' })
  openPopup({ name: 'chat', gameId: 'mines' })
  await expect.element(panel.getByText('Nobody has written yet')).toBeVisible()
  expect(requestsOf(chat.open).map(({ fields }) => fields)).toEqual([{ gameId: 'mines' }])
  openPopup({ name: 'chat', gameId: 'mines' })
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
