import * as designCalls from '@fairground/contract/calls/design'
import { SITE_CHANNEL } from '@fairground/contract/live'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startNotifications } from '../src/shell/event-notifications.ts'
import { findViolations } from './find-violations.ts'
import { openLine } from './live-line.ts'
import { funded, userOf } from './models.ts'
import { address, countDialogs, dialog, openLater, pressEscape, pressMask } from './on-screen.ts'
import { answer } from './stand-in.ts'

// As the site's background does, once a page.
startNotifications()

const ME = userOf().userId
const openButton = () => page.getByRole('button', { name: 'Open', exact: true })

test('[LK-12] [PU-05] a push shows its notification, and its button follows its link', async () => {
  const line = openLine()
  await openLater('/verify', { player: funded })
  await line.joined(ME)
  const extra = { pop: true, title: 'The doors are open', description: 'See how a round is drawn.', link: '/fairness' }
  line.tell({ type: 'event', channel: ME, userId: ME, event: 'gift', extra })
  await expect.element(page.getByText('See how a round is drawn.')).toBeVisible()
  expect(await findViolations('[aria-live=polite]')).toEqual([])
  await openButton().click()
  await address().toBe('/fairness')
  await expect.element(page.getByText('The doors are open')).not.toBeInTheDocument()
})

test('[LK-12] a push of everybody’s channel leads to a popup; an unsafe link of one has no button and never runs', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const line = openLine()
  await openLater('/verify', { player: funded })
  await line.joined(SITE_CHANNEL)
  const tell = (title: string, link: string) =>
    line.tell({ type: 'event', channel: SITE_CHANNEL, event: 'gift', extra: { pop: true, title, link } })
  const link = 'javascript:document.title="run"'
  tell('A bad one', link)
  await expect.element(page.getByText('A bad one')).toBeVisible()
  await expect.element(openButton()).not.toBeInTheDocument()
  expect(warn.mock.calls).toContainEqual([`a link of a push that cannot be read: ${link}`])
  expect(document.title).not.toBe('run')
  tell('A good one', '#action={"popup":"language"}')
  await openButton().click()
  await expect.element(dialog('Language')).toBeVisible()
})

/** Opens the site of an operator who has an app, whose player has just paid in. */
async function payIn(path: string, data?: object): Promise<void> {
  const line = openLine()
  await openLater(path, { player: funded, startup: { downloadLink: 'https://get.example/app', designCacheKey: path } })
  const { pages } = seeds.night
  const item = { id: 'app', comId: 'C000126', data: { ...data } }
  answer(designCalls.theme, {
    model: { ...seeds.night, pages: [...pages, { id: 'a', type: 'app', title: '', items: [item] }] },
  })
  await line.joined(ME)
  line.tell({ type: 'event', channel: ME, userId: ME, event: 'recharge_success' })
  await expect.element(page.getByText('Deposit received')).toBeVisible()
}
const offer = () => dialog('Play in the app')

test('[PO-04] [PU-05] after a deposit the app is offered, and a press on the mask closes it', async () => {
  await payIn('/verify')
  await expect.element(offer()).toBeVisible()
  await pressMask()
  await countDialogs(0)
})

test('[PO-04] an app that a block of the design makes mandatory stays, until one of its links is pressed', async () => {
  sessionStorage.clear()
  await payIn('/verify?mandatory', { mandatory: true })
  await expect.element(offer().getByText('To go on, please use the app.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(500)
  expect(await findViolations('[role=dialog]')).toEqual([])
  await expect.element(offer().getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  await pressMask()
  await pressEscape()
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(offer()).toBeVisible()
  const way = offer().getByRole('link', { name: 'Download the app' })
  // The page it leads to is another's.
  way.element().addEventListener('click', (event) => event.preventDefault())
  await way.click()
  await countDialogs(0)
})

test('[PO-04] inside the app nothing is offered after a deposit, be it mandatory or not', async () => {
  Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } })
  onTestFinished(() => void Reflect.deleteProperty(window, 'ReactNativeWebView'))
  await payIn('/verify?app', { mandatory: true })
  await vi.advanceTimersByTimeAsync(2_000)
  await countDialogs(0)
})
