import type { GivenAnswerOf } from '@fairground/contract/call'
import * as game from '@fairground/contract/calls/game'
import * as promotion from '@fairground/contract/calls/promotion'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from './find-violations.ts'
import { openLine } from './live-line.ts'
import { noSpins, userOf } from './models.ts'
import { address, countDialogs, dialog, lobbyOf, pressEscape, resize } from './on-screen.ts'
import { openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

type Calendar = GivenAnswerOf<typeof promotion.checkinData>['model']
type Day = Partial<Calendar['items'][number]>

/** A calendar whose first day is today's. */
const calendarOf = (days: readonly Day[], more: Partial<Calendar> = {}): Calendar => ({
  items: days.map((day, at) => ({ vipLevel: 0, count: 1, value: 1, state: at === 0 ? 'today' : 'ahead', ...day })),
  allowed: true,
  ...more,
})

/** Answers with a calendar, whose first day is taken by a check-in. */
function answerCalendar(calendar: Calendar): { take(): void } {
  let model = calendar
  answer(promotion.checkinData, () => ({ model }))
  const take = () => {
    const items = model.items.map((day, at) => (at === 0 ? { ...day, state: 'taken' as const } : day))
    model = { ...model, items, nextAt: Date.now() + 3_600_000 }
  }
  answer(promotion.checkin, () => {
    take()
    const [{ count, value, vipLevel } = { count: 0, value: 0, vipLevel: 0 }] = calendar.items
    return { model: { count: vipLevel > 0 ? 0 : count, value } }
  })
  return { take }
}

const popup = () => dialog()
const days = () => popup().getByRole('listitem')
const dayTexts = () =>
  expect.poll(() =>
    days()
      .elements()
      .map((day) => day.textContent),
  )
const checkIn = () => popup().getByRole('button', { name: 'Check in', exact: true })
const WEEK = calendarOf(Array.from({ length: 7 }, () => ({})))

test('[PR-02] [BT-10] a player checks in, the spins are there, and a second visit says when to come back', async () => {
  answerCalendar(calendarOf([{ count: 2 }, { count: 0 }, { count: 3 }]))
  answer(promotion.freeSpins, noSpins)
  answer(game.play, { model: { url: '/favicon.svg?freespin', gameId: 'freespin' } })
  // A player without spins gets to the check-in before the wheel.
  await openSite('/freeSpin', { player: {} })
  await page.getByRole('main').getByRole('button', { name: 'Check in' }).click()
  await dayTexts().toEqual(['TodayDay 12 spinsof G$1', 'Day 2No gift', 'Day 33 spinsof G$1'])
  await checkIn().click()
  await expect.element(popup().getByText('2 spins are yours.')).toHaveFocus()
  await expect.element(popup().getByText(/^You have checked in today\. You can check in again \w+day/)).toBeVisible()
  await expect.element(checkIn()).not.toBeInTheDocument()
  await dayTexts().toEqual(['TakenDay 12 spinsof G$1', 'Day 2No gift', 'Day 33 spinsof G$1'])
  await popup().getByRole('link', { name: 'Go to the wheel' }).click()
  await address().toBe('/game/freespin')
  await countDialogs(0)
  location.hash = '#signPopup'
  await expect.element(popup().getByText(/^You have checked in today\./)).toBeVisible()
  await expect.element(checkIn()).not.toBeInTheDocument()
  await expect.element(popup().getByText('2 spins are yours.')).not.toBeInTheDocument()
  expect(requestsOf(promotion.checkin)).toHaveLength(1)
})

test('[PR-02] a day that was taken on another device shows at once', async () => {
  const me = userOf().userId
  const { take } = answerCalendar(WEEK)
  const line = openLine()
  await openSite('/verify#signPopup', { player: {} })
  await expect.element(checkIn()).toBeEnabled()
  await line.joined(me)
  take()
  line.tell({ type: 'event', channel: me, userId: me, event: 'spins_granted' })
  await expect.element(days().first()).toHaveTextContent('Taken')
  await expect.element(checkIn()).not.toBeInTheDocument()
})

test('[PR-02] the card on a page leads to the popup, and shows the day that was taken there', async () => {
  answerCalendar(WEEK)
  answer(promotion.freeSpins, noSpins)
  const card = page.getByRole('article', { name: 'Daily check-in' })
  const firstDay = () => card.getByRole('listitem').first()
  await openSite('/', { player: {}, design: lobbyOf([{ id: 'c', comId: 'C000122', data: {} }]) })
  await expect.element(firstDay()).toHaveTextContent(/^Day 11 spin$/)
  await card.getByRole('button', { name: 'Check in' }).click()
  await checkIn().click()
  await expect.element(popup().getByText('One spin is yours.')).toBeVisible()
  await pressEscape()
  await countDialogs(0)
  await expect.element(firstDay()).toHaveTextContent(/^Day 1Taken$/)
  await card.getByRole('button', { name: 'See your calendar' }).click()
  await expect.element(popup().getByText(/^You have checked in today\./)).toBeVisible()
})

test('[PR-02] a gift for a higher level is said before, and the day can be taken without it', async () => {
  answerCalendar(calendarOf([1, 2].map((vipLevel) => ({ count: 5, vipLevel }))))
  await openSite('/verify#signPopup', { player: {} })
  await dayTexts().toEqual([expect.stringMatching(/From VIP 2$/), expect.stringMatching(/From VIP 3$/)])
  await expect.element(popup().getByText(/^Today’s gift is for players from VIP 2\./)).toBeVisible()
  await popup().getByRole('button', { name: 'Check in without the gift' }).click()
  await expect.element(popup().getByText('You are checked in. There was no gift today.')).toBeVisible()
  await expect.element(popup().getByRole('link', { name: 'Go to the wheel' })).not.toBeInTheDocument()
})

test('an operator without a calendar says that there is no check-in', async () => {
  answerCalendar(calendarOf([]))
  await openSite('/verify#signPopup', { player: {} })
  await expect.element(popup().getByRole('heading', { name: 'No daily check-in now' })).toBeVisible()
  await expect.element(popup().getByText(/^When a check-in starts,/)).toBeVisible()
})

test('[RG-01] in a strict jurisdiction there is no check-in, and the popup says why', async () => {
  answerCalendar(calendarOf([], { allowed: false }))
  await openSite('/verify#signPopup', { player: {} })
  await expect.element(popup().getByText(/^Where you play, free spins and bonuses are not allowed\./)).toBeVisible()
  await expect.element(checkIn()).not.toBeInTheDocument()
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`[PR-02] the calendar fits ${width} × ${height} before and after, and axe finds nothing`, async () => {
    answerCalendar(WEEK)
    await resize(width, height)
    await openSite('/verify#signPopup', { player: {} })
    await expect.poll(() => days().elements()).toHaveLength(7)
    await vi.advanceTimersByTimeAsync(500)
    expect(await findViolations('[role=dialog]')).toEqual([])
    await checkIn().click()
    await expect.element(popup().getByText('One spin is yours.')).toBeVisible()
    expect(await findViolations('[role=dialog]')).toEqual([])
    const { scrollWidth, clientWidth } = popup().element()
    expect(scrollWidth - clientWidth).toBe(0)
  })
