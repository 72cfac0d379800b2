import * as auth from '@fairground/contract/calls/auth'
import * as game from '@fairground/contract/calls/game'
import * as home from '@fairground/contract/calls/home'
import * as pay from '@fairground/contract/calls/pay'
import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startNotifications } from '../src/shell/event-notifications.ts'
import { type LiveLine, openLine } from './live-line.ts'
import { funded, userOf } from './models.ts'
import { openSite, type Surroundings } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

const { userId } = userOf()
const balance = () => expect.element(page.getByRole('banner').getByRole('button', { name: /Balance/ }))
const notLive = () => expect.element(page.getByTitle('Not live: last known balance'))

beforeAll(startNotifications)

/** Opens an address as a player whose page hears of the account. */
async function openLive(path = '/verify', surroundings: Surroundings = {}): Promise<LiveLine> {
  const line = openLine()
  await openSite(path, { player: funded, ...surroundings })
  // A game has no header of the site.
  if (!path.startsWith('/game/')) await balance().toBeVisible()
  await line.joined(userId)
  return line
}
const event = (name: string, extra: Record<string, string | boolean>) =>
  ({ channel: userId, type: 'event', userId, event: name, extra }) as const

// The first one: the connection follows the visitor from its start.
test('[PU-02] a visitor is in everybody’s channel alone, and late', async () => {
  const startedAt = Date.now()
  const line = openLine()
  let joinedAt = startedAt
  const noteJoin = () =>
    answer(sockmsg.join, () => {
      joinedAt = Date.now()
      return { model: { token: 'a-token-of-a-join' } }
    })
  await openSite('/verify', { answers: noteJoin })
  await vi.advanceTimersByTimeAsync(6_000)
  await line.joined('site')
  expect(joinedAt - startedAt).toBeGreaterThanOrEqual(5_000)
  expect(requestsOf(sockmsg.join).map(({ fields }) => fields)).toEqual([{ channels: ['site'] }])
})

test('[PU-05] an event with the flag pop shows its title and description, without a title `Notification`', async () => {
  const line = await openLive()
  const asked = requestsOf(auth.userInfo).length
  line.tell(event('gift', { pop: true, title: 'A gift', description: 'Ten free turns.' }))
  await expect.element(page.getByText('A gift', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Ten free turns.')).toBeVisible()
  await expect.poll(() => requestsOf(auth.userInfo).length).toBeGreaterThan(asked)
  line.tell(event('quiet', { title: 'Not to be seen' }))
  line.tell(event('gift', { pop: true }))
  await expect.element(page.getByText('Notification', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Not to be seen')).not.toBeInTheDocument()
})

test('[PU-05] [PO-04] [WA-02] a recharge success is told, has the purchases looked at again and offers the app; its mask closes it', async () => {
  answer(home.refAppUrl, { extra: [] })
  const id = '0199aaaa-0000-7000-8000-000000000001'
  answer(pay.paidList, { list: [{ id, first: false, usdAmount: 20, amount: 20 }] })
  // As this device holds it from the moment that the checkout is opened.
  localStorage.setItem('purchases', JSON.stringify([{ id, time: Date.now() }]))
  const line = await openLive('/verify', { startup: { apkLink: 'https://fair.example/fair.apk' } })
  line.tell(event('recharge_success', {}))
  line.tell({ channel: userId, type: 'balance', userId, balance: 30, version: 2 })
  await expect.element(page.getByText('Deposit received')).toBeVisible()
  await balance().toHaveTextContent('30.00')
  await expect.poll(() => requestsOf(pay.paidList)[0]?.fields).toEqual({ ids: [id] })
  const offer = page.getByRole('dialog', { name: 'Play in the app' })
  await expect.element(offer).toBeVisible()
  await expect.poll(() => localStorage.getItem('purchases')).toBeNull()
  await page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 } })
  await expect.element(offer).not.toBeInTheDocument()
})

test('[PU-10] a message with a delay is acted on after it, and what comes later meanwhile', async () => {
  const line = await openLive()
  line.tell({ ...event('late', { pop: true, title: 'The late one' }), delaySeconds: 600 })
  line.tell(event('early', { pop: true, title: 'The early one' }))
  await expect.element(page.getByText('The early one')).toBeVisible()
  await vi.advanceTimersByTimeAsync(500_000)
  await expect.element(page.getByText('The early one')).not.toBeInTheDocument()
  await expect.element(page.getByText('The late one')).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(100_000)
  await expect.element(page.getByText('The late one')).toBeVisible()
})

const won = {
  ...({ channel: userId, type: 'bet', userId } as const),
  bet: { id: 'b', gameId: 'mines', win: true, winAmount: 1.26, result: 'WIN', betAmount: 1 },
}

test('[PU-11] a win of a game that is not on screen is announced, and the balance is there', async () => {
  const line = await openLive()
  line.tell(won)
  line.tell({ channel: userId, type: 'balance', userId, balance: 10.26, version: 2 })
  await expect.element(page.getByText('You won')).toBeVisible()
  await expect.element(page.getByText('Mines paid G$1.26.')).toBeVisible()
  await balance().toHaveTextContent('10.26')
})

test('[PU-11] where the game is on screen its win is the game’s own to tell', async () => {
  answer(game.play, { model: { url: '/favicon.svg?mines', gameId: 'mines' } })
  const line = await openLive('/game/mines')
  line.tell(won)
  line.tell(event('after', { pop: true, title: 'All is told' }))
  await expect.element(page.getByText('All is told')).toBeVisible()
  await expect.element(page.getByText('You won')).not.toBeInTheDocument()
})

test('[RE-09] the network goes and comes back: the page says so, and what happened in between is there', async () => {
  const line = await openLive()
  await notLive().not.toBeInTheDocument()
  dispatchEvent(new Event('offline'))
  line.cut('away')
  await notLive().toBeVisible()
  const joins = requestsOf(sockmsg.join).length
  line.cut('back')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(6_000)
  await notLive().not.toBeInTheDocument()
  expect(requestsOf(sockmsg.join).length).toBeGreaterThan(joins)
  // The server repeats what came after the last number that the page knows.
  line.tell({ channel: userId, type: 'balance', userId, balance: 9, version: 2 })
  await balance().toHaveTextContent('9.00')
})
