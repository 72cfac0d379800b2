import { SITE_CHANNEL } from '@fairground/contract/live'
import { test } from './faulty-product.ts'
import { expect } from './fixtures.ts'
import { untilLive } from './live-page.ts'

test('[LK-12] [PU-05] a push shows its notification, and its button follows its link', async ({
  page,
  player,
  faulty,
  axe,
}) => {
  const { userId } = await player()
  const goingLive = untilLive(page)
  await page.goto('/')
  await goingLive
  const gift = { pop: true, title: 'The doors are open', description: 'See how a round is drawn.', link: '/fairness' }
  await faulty.tell(userId, 'gift', gift)
  await expect(page.getByText('See how a round is drawn.')).toBeVisible()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page).toHaveURL(/\/fairness$/)
  await expect(page.getByText('The doors are open')).toHaveCount(0)
  await faulty.tell(userId, 'gift', gift)
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible()
  await axe(page)
})

test('[LK-12] a push of everybody’s channel leads to a popup; an unsafe link of one has no button and never runs', async ({
  page,
  player,
  faulty,
}) => {
  await player()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  const goingLive = untilLive(page)
  await page.goto('/verify')
  await goingLive
  const open = page.getByRole('button', { name: 'Open', exact: true })
  const link = 'javascript:document.title="run"'
  await faulty.tell(SITE_CHANNEL, 'gift', { pop: true, title: 'A bad one', link })
  await expect(page.getByText('A bad one')).toBeVisible()
  await expect(open).toHaveCount(0)
  expect(messages).toContain(`a link of a push that cannot be read: ${link}`)
  expect(await page.title()).not.toBe('run')
  await faulty.tell(SITE_CHANNEL, 'gift', { pop: true, title: 'A good one', link: '#action={"popup":"language"}' })
  await open.click()
  await expect(page.getByRole('dialog', { name: 'Language' })).toBeVisible()
})
