import * as chat from '@fairground/contract/calls/chat'
import * as lottery from '@fairground/contract/calls/lottery'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { roomOf } from './chat-room.ts'
import { expectAccessible } from './fit.ts'
import { openLine } from './live-line.ts'
import { answerLobby, lobbyWith } from './lobby-models.ts'
import { answerLottery } from './lottery-table.ts'
import { pixelsAstray } from './misfits.ts'
import { address, countDialogs, dialog, follow } from './on-screen.ts'
import { openSite } from './open-site.tsx'
import { answer, holdBack, refuse, requestsOf } from './stand-in.ts'

const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name }))

test('[RT-03] [LK-08] a link leads to a lottery, where a visitor only watches; in a frame the login opens around it', async () => {
  // The tests' page stands in a frame.
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  answerLottery('race10')
  await openSite('/verify#lottery=race10')
  await heading('Ten cars').toBeVisible()
  await address().toBe('/chatbet?gameId=race10')
  await expect.element(page.getByRole('timer')).toBeVisible()
  await expectAccessible()
  expect(pixelsAstray()).toBe(0)
  await page.getByRole('button', { name: 'Log in to bet' }).click()
  await expect.poll(() => opened.mock.calls).toEqual([['/chatbet?gameId=race10#login', '_top']])
})

test('[RT-03] [LK-08] a link to a room opens its chat above the lotteries; one that is not there leads to the others', async () => {
  answerLottery()
  answer(chat.rooms, { list: [roomOf({ name: 'Lobby' })] })
  await openSite('/verify')
  for (const [room, why] of [
    ['7', 'invalid_request'],
    ['01890000-0000-7000-8000-000000000000', 'room_unknown'],
  ] as const) {
    refuse(chat.open, why)
    follow(`#lotteryRoom=${room}`)
    await expect.element(dialog('Chat').getByText('There is no such room')).toBeVisible()
    await address().toBe(`/chatbet?roomId=${room}`)
    expect(requestsOf(chat.open).at(-1)?.fields).toMatchObject({ roomId: room })
    await dialog('Chat').getByRole('button', { name: 'Choose another room' }).click()
    await expect.element(dialog('Chat').getByRole('button', { name: /^Lobby/ })).toBeVisible()
    await dialog('Chat').getByRole('button', { name: 'Close' }).click()
    await countDialogs(0)
    // A popup that fades is still the one of the link before.
    await vi.advanceTimersByTimeAsync(1_000)
    await expect.element(page.getByRole('main').getByRole('link')).toHaveLength(5)
  }
})

test('[RT-03] what is no lottery shows all five, and a press opens one', async () => {
  answerLottery('colour10')
  await openSite('/chatbet?gameId=lotto-5')
  await expect.element(page.getByText('There is no lottery called “lotto-5”')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('link')).toHaveLength(5)
  await page.getByRole('link', { name: /Colours/ }).click()
  await heading('Colours').toBeVisible()
})

test('[BT-12] a page shows the latest results of a lottery, and a press on one opens its page', async () => {
  answerLobby()
  answerLottery('dice3')
  await openSite('/', { design: lobbyWith('C000139', { gameId: 'dice3', most: 2 }) })
  const last = page.getByRole('region', { name: 'Latest results' }).getByRole('link', { name: 'Draw 2' })
  await expect.element(last).toHaveTextContent('5, 5, 1')
  expect(requestsOf(lottery.terms)[0]?.fields).toMatchObject({ gameId: 'dice3', pageSize: 2 })
  await last.click()
  await heading('Three dice').toBeVisible()
})

test('[BT-12] the page of a lottery waits for the first draw of a new installation, and opens by itself', async () => {
  const line = openLine()
  const table = answerLottery('dice3')
  refuse(lottery.term, 'no_round_yet')
  await openSite('/chatbet?gameId=dice3')
  await line.joined('game:dice3')
  await heading('The first draw is being prepared').toBeVisible()
  await expect.element(page.getByText('The page opens by itself in a moment.')).toBeVisible()
  await expectAccessible()
  // It stands still while the page asks again.
  const waiting = page.getByRole('heading', { level: 1 }).element()
  const asked = requestsOf(lottery.term).length
  const letGo = holdBack(lottery.term)
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.poll(() => requestsOf(lottery.term).length).toBeGreaterThan(asked)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(waiting.isConnected).toBe(true)
  letGo()
  answer(lottery.term, { model: { ...table.term, mine: [] } })
  await vi.advanceTimersByTimeAsync(2_000)
  await expect.element(page.getByRole('button', { name: /^Big/ }).first()).toBeVisible()
})
