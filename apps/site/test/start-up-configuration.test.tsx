import * as design from '@fairground/contract/calls/design'
import * as home from '@fairground/contract/calls/home'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startupOf } from './models.ts'
import { answer, cutOff, requestsOf } from './stand-in.ts'
import { answerStartUp, bar, noSite, siteOpens, startPage, stateIs } from './start-page.tsx'

// One start-up: what it keeps once it has come, a second one of the same file would not ask for.
test('[SU-05] [SU-07] [RE-09] [RT-16] [CL-08] without a configuration, then without a design, nothing is rendered but the loading screen, until one comes', async () => {
  answerStartUp()
  cutOff(home.startup)
  cutOff(design.theme)
  localStorage.setItem('p', 'FRIEND')
  const again = page.getByRole('button', { name: 'Try again' })
  startPage('/verify', {})
  await stateIs('waiting')
  await expect.element(bar()).toBeVisible()
  const asked = { lazy: 'true', dev: 'true', p: 'FRIEND', startTime: expect.stringMatching(/^\d{13}$/) }
  expect(requestsOf(home.startup).map(({ fields }) => fields)).toEqual([asked])
  expect(again.query()).toBeNull()
  // Each wait is twice as long as the one before.
  for (const [tries, waitMs] of [1_000, 2_000, 4_000].entries()) {
    await vi.advanceTimersByTimeAsync(waitMs)
    await expect.poll(() => requestsOf(home.startup)).toHaveLength(tries + 2)
    await stateIs('waiting')
  }
  await expect.element(page.getByText('This takes longer than it should.')).toBeVisible()
  answer(home.startup, startupOf({ langItemsCacheKey: '' }))
  await again.click()
  await expect.poll(() => requestsOf(design.theme)).toHaveLength(1)
  expect(requestsOf(home.startup)).toHaveLength(5)
  await stateIs('waiting')
  noSite()
  answer(design.theme, { model: seeds.night })
  await again.click()
  await siteOpens()
  expect([requestsOf(home.startup).length, requestsOf(design.theme).length]).toEqual([5, 2])
})
