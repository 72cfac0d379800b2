import type { GivenAnswerOf } from '@fairground/contract/call'
import * as chat from '@fairground/contract/calls/chat'
import * as lottery from '@fairground/contract/calls/lottery'
import * as winners from '@fairground/contract/calls/winners'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serverNow } from '../src/calls/server-time.ts'
import { setPanel } from '../src/features/chat/panel-state.ts'
import { followLink } from '../src/links/follow-link.ts'
import { messageOf, ROOM_ID, roomOf } from './chat-room.ts'
import { findViolations } from './find-violations.ts'
import { answerLobby, lobbyDesign } from './lobby-models.ts'
import { findMisfits } from './misfits.ts'
import { funded } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, cutOff, refuse, requestsOf } from './stand-in.ts'

type Win = GivenAnswerOf<typeof winners.recent>['list'][number]
const winOf = (name: string, winAmount: number, gameId = 'mines'): Win => ({
  ...{ name, gameId, winAmount, multiplier: 6.4123 },
  at: Date.now(),
})
const sixWins = ['no***', '', 'ka***', 'ze***', 'ol***', 'bo***'].map((name, at) => winOf(name, 32.05 + at))

const rightNow = page.getByRole('region', { name: 'Right now last 5 minutes' })
const draws = page.getByRole('region', { name: 'Next draws' })
const lobbyChat = page.getByRole('region', { name: /^Lobby chat/ })

function answerRail(wins: readonly Win[] = sixWins): void {
  answerLobby()
  answer(winners.recent, { list: [...wins] })
  answer(winners.life, {
    list: [
      { gameId: 'mines', playing: 12 },
      { gameId: 'race10', drawsAt: serverNow() + 39_000, termSeconds: 90 },
      { gameId: 'dice3', drawsAt: serverNow() + 20_000, termSeconds: 60, lastResult: [6, 4, 1] },
    ],
  })
  answer(lottery.games, { list: [] })
  answer(chat.rooms, { list: [roomOf({ name: 'Lobby', online: 4 })] })
  const messages = [
    messageOf(1, 'Not this one'),
    messageOf(2, 'Football went to the fifth kick'),
    messageOf(3, '', undefined, { deletedAt: Date.now() }),
    messageOf(4, 'Verified my tower round'),
  ]
  answer(chat.history, {
    list: messages.map((message) => ({
      ...{ roomId: ROOM_ID, kind: 'message' as const, at: 0 },
      seq: message.seq,
      message,
    })),
    more: false,
  })
}

/** Opens the lobby and lets the time go by after which what is not of the first screen comes. */
async function openLobby(surroundings: Parameters<typeof openSite>[1] = {}): Promise<void> {
  await openSite('/', { design: lobbyDesign(), ...surroundings })
  await expect.element(page.getByRole('region', { name: 'Games', exact: true }).getByRole('link').first()).toBeVisible()
  // Where an earlier test has left the pointer there may be the rail now.
  await page.getByRole('banner').hover()
  await vi.advanceTimersByTimeAsync(3_000)
}
const boxOfGrid = () =>
  page.getByRole('region', { name: 'Games', exact: true }).element().getBoundingClientRect().toJSON()
const linesOf = (card: typeof rightNow) =>
  card
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(() => page.viewport(1920, 1080))
afterEach(async () => {
  setPanel('closed')
  await page.viewport(1280, 720)
})

test('a wide window has the newest wins, the next draws and the chat beside the lobby, as the server tells them', async () => {
  answerRail()
  await openLobby()
  await expect.element(rightNow).toBeVisible()
  expect(linesOf(rightNow)).toEqual([
    'Minesno***G$32.056.41×',
    'MinesHiddenG$33.056.41×',
    'Mineska***G$34.056.41×',
    'Minesze***G$35.056.41×',
    'Minesol***G$36.056.41×',
    'Minesbo***G$37.056.41×',
  ])
  expect(rightNow.getByRole('link').elements()).toEqual([])
  expect(linesOf(lobbyChat)).toEqual(['ben Football went to the fifth kick', 'ben Verified my tower round'])
  await expect.element(lobbyChat.getByText('4 here')).toBeVisible()
  expect(findMisfits(document.body)).toEqual([])
  expect(await findViolations('#root')).toEqual([])
})

test('the next draw comes first, its time goes down, and a press leads to the lottery', async () => {
  answerRail()
  await openLobby()
  const first = draws.getByRole('link').first()
  await expect.element(first).toHaveTextContent(/^Three diceLast: 6, 4, 1, together 11Next draw in 0:1\d$/)
  // The term is over; the one after it is known, though nobody has told it yet.
  await vi.advanceTimersByTimeAsync(22_000)
  await expect.element(first).toHaveTextContent(/^Ten carsNext draw in 0:1\d$/)
  await expect.element(draws.getByRole('link').nth(1)).toHaveTextContent(/^Three dice.*Next draw in 0:5\d$/)
  await first.click()
  await expect.poll(() => location.pathname + location.search).toBe('/chatbet?gameId=race10')
})

test('nothing changes its place while the pointer is in the rail', async () => {
  answerRail()
  await openLobby()
  const first = draws.getByRole('link').first()
  await expect.element(first).toHaveTextContent('Three dice')
  await first.hover()
  answer(winners.recent, { list: sixWins.slice(0, 4) })
  await vi.advanceTimersByTimeAsync(22_000)
  expect(requestsOf(winners.recent).length).toBeGreaterThan(1)
  await expect.element(first).toHaveTextContent('Three dice')
  expect(linesOf(rightNow)).toHaveLength(6)
  await page.getByRole('banner').hover()
  await expect.element(first).toHaveTextContent('Ten cars')
  await expect.poll(() => linesOf(rightNow)).toHaveLength(4)
})

test('its room is kept before it comes: the games do not move', async () => {
  answerRail()
  await openSite('/', { design: lobbyDesign() })
  await expect.element(page.getByRole('region', { name: 'Games', exact: true }).getByRole('link').first()).toBeVisible()
  const before = boxOfGrid()
  await expect.element(rightNow).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(3_000)
  await expect.element(rightNow).toBeVisible()
  expect(boxOfGrid()).toEqual(before)
  const rail = rightNow.element().getBoundingClientRect()
  expect(rail.left).toBeGreaterThanOrEqual(before.right)
  expect(rail.width).toBe(320)
})

test('fewer than three wins are not shown, and a card without anything to show is not there', async () => {
  answerRail(sixWins.slice(0, 2))
  answer(winners.life, { list: [{ gameId: 'mines', playing: 12 }] })
  await openLobby()
  await expect.element(lobbyChat).toBeVisible()
  await expect.element(rightNow).not.toBeInTheDocument()
  await expect.element(draws).not.toBeInTheDocument()
  answer(winners.recent, { list: sixWins.slice(0, 3) })
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => linesOf(rightNow)).toHaveLength(3)
})

test('a call that fails leaves its card as it was, or out', async () => {
  answerRail()
  refuse(chat.rooms, 'unavailable')
  await openLobby()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(rightNow).toBeVisible()
  await expect.element(lobbyChat).not.toBeInTheDocument()
  cutOff(winners.recent)
  const before = requestsOf(winners.recent).length
  await vi.advanceTimersByTimeAsync(30_000)
  expect(requestsOf(winners.recent).length).toBeGreaterThan(before)
  expect(linesOf(rightNow)).toHaveLength(6)
})

test('a room that the visitor may not read has no card', async () => {
  answerRail()
  answer(chat.rooms, { list: [roomOf({ name: 'Lobby', online: 4, access: 'LEVEL 3' })] })
  await openLobby()
  await expect.element(rightNow).toBeVisible()
  await expect.element(lobbyChat).not.toBeInTheDocument()
  expect(requestsOf(chat.history)).toEqual([])
})

test('[RG-03] a limited player sees nothing of others and no draws', async () => {
  answerRail()
  await openLobby({ player: { ...funded, limited: true } })
  await expect.element(lobbyChat).toBeVisible()
  await expect.element(rightNow).not.toBeInTheDocument()
  await expect.element(draws).not.toBeInTheDocument()
  expect(requestsOf(winners.recent)).toEqual([])
})

test('the chat takes the side of the rail until it is closed', async () => {
  answerRail()
  await openLobby({ player: funded })
  await lobbyChat.getByRole('button', { name: 'Open the chat' }).click()
  await expect.element(page.getByRole('complementary', { name: 'Chat' })).toBeVisible()
  await expect.element(rightNow).not.toBeInTheDocument()
  expect(document.querySelector('[data-rail]')?.childElementCount).toBe(0)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Chat', exact: true })
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(rightNow).toBeVisible()
})

test('a narrower window has no rail and keeps no room, nor has another page', async () => {
  answerRail()
  await page.viewport(1440, 900)
  await openLobby()
  const main = () => getComputedStyle(page.getByRole('main').element()).paddingInlineEnd
  expect(main()).toBe('0px')
  expect(requestsOf(winners.recent)).toEqual([])
  await page.viewport(1680, 900)
  await expect.element(rightNow).toBeVisible()
  expect(main()).toBe('344px')
  followLink('/games')
  await expect.poll(() => location.pathname).toBe('/games')
  await expect.element(rightNow).not.toBeInTheDocument()
  expect(main()).toBe('0px')
})
