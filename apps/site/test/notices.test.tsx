import * as auth from '@fairground/contract/calls/auth'
import * as user from '@fairground/contract/calls/user'
import { SITE_CHANNEL } from '@fairground/contract/live'
import { NOTICES_CHANGED } from '@fairground/contract/notice'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startNotifications } from '../src/shell/event-notifications.ts'
import { findViolations } from './find-violations.ts'
import { openLine } from './live-line.ts'
import { funded, noticeOf, userOf } from './models.ts'
import { address, countDialogs, dialog, logInByForm, openLater, pressEscape, pressMask } from './on-screen.ts'
import { closeSite, openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

// As the site's background does, once a page.
startNotifications()

const idOf = (number: number) => `0199aaaa-0000-7000-8000-00000000000${number}`
const ME = userOf().userId
const LAMPS = 'Come in, the lamps are lit'

test('[NT-01] [NT-02] [NT-03] a visitor sees the notice for visitors, and again after its interval', async () => {
  const config = { content: 'Twenty minutes for nothing.', buttonText: 'To the rules', link: '/fairness' }
  await openLater('/verify', { notices: [noticeOf('NOT_LOGGED_IN', LAMPS, config, { interval: 60 })] })
  const notice = dialog(LAMPS)
  await expect.element(notice.getByText('Twenty minutes for nothing.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(500)
  expect(await findViolations('[role=dialog]')).toEqual([])
  // From here on time goes only as the test turns it.
  vi.setTimerTickMode('manual')
  await notice.getByRole('button', { name: 'To the rules' }).click()
  await address().toBe('/fairness')
  await vi.advanceTimersByTimeAsync(50_000)
  await countDialogs(0)
  await vi.advanceTimersByTimeAsync(12_000)
  await expect.element(notice).toBeVisible()
})

test('[NT-01] [NT-04] a greeting comes once, 2 s after the login, and is pushed then; a player sees no visitor’s', async () => {
  const greeting = noticeOf('COMPLETE_REGISTRATION', 'Welcome to the fair')
  const visitors = noticeOf('NOT_LOGGED_IN', 'For visitors', {}, { id: idOf(2) })
  answer(user.updatePushStatus, {})
  await openLater('/verify', { player: funded, notices: [greeting, visitors] })
  await vi.advanceTimersByTimeAsync(2_100)
  await expect.element(dialog('Welcome to the fair')).toBeVisible()
  await expect.poll(() => requestsOf(user.updatePushStatus).map(({ fields }) => fields.id)).toEqual([greeting.id])
  await closeSite()
  localStorage.removeItem('noticesShown')
  await openLater('/verify', { player: funded, notices: [{ ...greeting, pushed: true }, visitors] })
  await expect.poll(() => requestsOf(user.noticePage)).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3_000)
  await countDialogs(0)
})

for (const [look, bg] of [
  ['without a background', ''],
  ['with one', '#123456'],
] as const)
  for (const [buttons, buttonText] of [
    ['a button', 'To the rules'],
    ['no button', ''],
  ] as const)
    test(`[NT-02] a press anywhere on a notice ${look} and ${buttons} follows its link`, async () => {
      const content = 'Twenty minutes for nothing.'
      const config = { content, buttonText, link: '/fairness', bg }
      for (const place of ['words', 'edge', 'keyboard'] as const) {
        localStorage.removeItem('noticesShown')
        await openLater('/verify', { notices: [noticeOf('NOT_LOGGED_IN', LAMPS, config)] })
        const notice = dialog(LAMPS)
        await expect.element(notice).toBeVisible()
        const card = notice.element().getBoundingClientRect()
        const words = notice.getByText(content).element().getBoundingClientRect()
        const middle = { x: words.x + words.width / 2 - card.x, y: words.y + words.height / 2 - card.y }
        if (place !== 'keyboard')
          await notice.click({ position: place === 'words' ? middle : { x: 8, y: card.height / 2 } })
        else {
          notice
            .getByRole('button', { name: buttonText || LAMPS, exact: true })
            .element()
            .focus()
          await userEvent.keyboard('{Enter}')
        }
        await address().toBe('/fairness')
        await countDialogs(0)
        await closeSite()
      }
    })

test('[NT-02] a notice closes by its button; by its mask only where it may', async () => {
  const noticeThat = (number: number, title: string, enableMaskClose: boolean) =>
    noticeOf(
      'NOT_LOGGED_IN',
      title,
      { content: 'Come closer.', link: '/fairness', enableMaskClose },
      { id: idOf(number) },
    )
  const notices = [noticeThat(1, 'Stays at a press beside it', false), noticeThat(2, 'Goes at a press beside it', true)]
  await openLater('/verify', { notices })
  const stays = dialog('Stays at a press beside it')
  const goes = dialog('Goes at a press beside it')
  await expect.element(stays).toBeVisible()
  await pressMask()
  await vi.advanceTimersByTimeAsync(500)
  // It is there to be pressed: one on its way out is not.
  await stays.getByRole('button', { name: 'Close' }).click()
  await expect.element(goes).toBeVisible()
  await expect.element(stays).not.toBeInTheDocument()
  await pressMask()
  await countDialogs(0)
  await address().toBe('/verify')
})

test('[NT-01] a notice for those who have not paid in shows to a player without a deposit, and not to one with one', async () => {
  const notices = [
    noticeOf('NOT_RECHARGED', 'Your first deposit', { content: 'The till is open.' }),
    noticeOf('EVENT', 'For every player', {}, { id: idOf(2) }),
  ]
  await openLater('/verify', { player: {}, notices })
  await expect.element(dialog('Your first deposit')).toHaveTextContent('The till is open.')
  await closeSite()
  await openLater('/verify', { player: funded, notices })
  await dialog('For every player').getByRole('button', { name: 'Close' }).click()
  await countDialogs(0)
  await vi.advanceTimersByTimeAsync(3_000)
  await countDialogs(0)
})

test('[NT-01] [PU-05] the notice of an event waits for it, and pops up when it happens', async () => {
  const config = { content: 'The wheel is yours.' }
  const gift = noticeOf('EVENT', 'A gift of the house', config, { event: 'spins_granted' })
  const line = openLine()
  await openLater('/verify', { player: funded, notices: [gift, noticeOf('EVENT', 'Now', {}, { id: idOf(2) })] })
  await line.joined(ME)
  await dialog('Now').getByRole('button', { name: 'Close' }).click()
  await countDialogs(0)
  await vi.advanceTimersByTimeAsync(3_000)
  await countDialogs(0)
  line.tell({ type: 'event', channel: ME, userId: ME, event: 'spins_granted' })
  await expect.element(dialog('A gift of the house')).toHaveTextContent('The wheel is yours.')
})

test('[PU-06] [NT-04] news of staff ring and light the bell without a reload, and the page shows and marks them', async () => {
  const makeNote = vi.spyOn(AudioContext.prototype, 'createOscillator')
  const line = openLine()
  answer(user.updatePushStatus, {})
  await openLater('/verify', { player: { ...funded, noticeUpdateTime: 1 } })
  await line.joined(SITE_CHANNEL)
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await expect.element(bell).toHaveAccessibleName('Notifications')
  // Browsers make no sound before a gesture.
  await page.getByRole('banner').click()
  const link = { link: '/verify?from=news', buttonText: 'How it goes' }
  const news = noticeOf('EVENT', 'The parade is at eight', link, { event: 'parade', description: 'Bring a lamp.' })
  let content = [news]
  answer(user.noticePage, () => ({ page: { content, total: 1 } }))
  const userRequests = requestsOf(auth.userInfo).length
  line.tell({ type: 'event', channel: SITE_CHANNEL, event: NOTICES_CHANGED, extra: { noticeUpdateTime: 2 } })
  await expect.element(bell).toHaveAccessibleName('Notifications, new ones are waiting')
  await expect.poll(() => requestsOf(auth.userInfo).length).toBeGreaterThan(userRequests)
  await expect.poll(() => makeNote.mock.calls).toHaveLength(2)
  answer(user.updatePushStatus, ({ fields }) => {
    content = content.map((notice) => ({ ...notice, pushed: notice.pushed || notice.id === fields.id }))
    return {}
  })
  await bell.click()
  await address().toBe('/notifications')
  const card = page.getByRole('listitem').filter({ hasText: 'The parade is at eight' })
  await expect.element(card.getByText('New', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Bring a lamp.')).toBeVisible()
  await expect.element(bell).toHaveAccessibleName('Notifications')
  expect(await findViolations('main')).toEqual([])
  await card.getByRole('link', { name: 'How it goes' }).click()
  await address().toBe('/verify?from=news')
})

test('[PO-01] [NT-04] a notice that is longer than its card opens in full, a short one is all there', async () => {
  const lines = Array.from({ length: 12 }, (_, at) => `${at + 1} o’clock: the lamps of row ${at + 1} are lit.`)
  const parade = (number: number, title: string, description: string, content: string) =>
    noticeOf('EVENT', title, { content }, { id: idOf(number), event: 'parade', description })
  const notices = [
    parade(1, 'The evening in full', lines.join('\n'), ''),
    parade(2, 'The parade', 'It begins at eight.', 'Bring a lamp and a friend.'),
    parade(3, 'The bells', 'They ring at nine.', ''),
  ]
  answer(user.updatePushStatus, {})
  await openSite('/notifications', { player: {}, notices })
  const readAll = (title: string) =>
    page.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Read it all' })
  await readAll('The evening in full').click()
  const evening = dialog('The evening in full')
  await expect.element(evening.getByText('12 o’clock: the lamps of row 12 are lit.')).toBeInViewport()
  expect(await findViolations('[role=dialog]')).toEqual([])
  await evening.getByRole('button', { name: 'Got it' }).click()
  await countDialogs(0)
  await readAll('The parade').click()
  await expect.element(dialog('The parade')).toHaveTextContent('Bring a lamp and a friend.')
  await pressEscape()
  await expect.element(page.getByRole('heading', { name: 'The bells' })).toBeVisible()
  await expect.element(readAll('The bells')).not.toBeInTheDocument()
})

test('[LK-05] [AU-03] #notifications asks a visitor to log in, and goes on to them after that', async () => {
  await openSite('/verify#notifications')
  await logInByForm()
  await address().toBe('/notifications')
  await expect.element(page.getByText('No notifications')).toBeVisible()
  await countDialogs(0)
  expect(await findViolations('main')).toEqual([])
})
