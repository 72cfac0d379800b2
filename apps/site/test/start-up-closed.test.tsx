import * as home from '@fairground/contract/calls/home'
import axe from 'axe-core'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { reload } from '../src/app/start-up/effects/reloading.ts'
import { startupOf } from './models.ts'
import { answer, refuse, requestsOf } from './stand-in.ts'
import { answerStartUp, noSite, startPage, stateIs } from './start-page.tsx'

// A page cannot leave itself in a test; e2e/maintenance.spec.ts walks the way to the screen and back.
vi.mock(import('../src/app/start-up/effects/reloading.ts'), () => ({ reload: vi.fn(), addressToLoad: vi.fn() }))

test('[RT-02] [ER-04] a closed site is the maintenance screen, asks each 15 s and at a press whether it is open, and loads again then', async () => {
  answerStartUp()
  refuse(home.startup, 'maintenance')
  startPage('/fairness', {})
  await stateIs('closed')
  await expect.element(page.getByRole('heading', { name: 'The site is closed for a moment' })).toBeVisible()
  noSite()
  expect((await axe.run('#root', { resultTypes: ['violations'] })).violations).toEqual([])
  const asked = () => expect.poll(() => requestsOf(home.startup))
  await asked().toHaveLength(1)
  await page.getByRole('button', { name: 'Try again' }).click()
  await asked().toHaveLength(2)
  answer(home.startup, startupOf({ maintenance: true }))
  await vi.advanceTimersByTimeAsync(15_100)
  await asked().toHaveLength(3)
  expect(reload).not.toHaveBeenCalled()
  answer(home.startup, startupOf())
  await vi.advanceTimersByTimeAsync(15_100)
  await expect.poll(() => vi.mocked(reload)).toHaveBeenCalledOnce()
  expect(requestsOf(home.startup)).toHaveLength(4)
})
