import * as home from '@fairground/contract/calls/home'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPopups } from '../src/popups/popups.ts'
import { openLine } from './live-line.ts'
import { funded, startupOf, userOf } from './models.ts'
import { openSite } from './open-site.tsx'
import { answer, requestsOf } from './stand-in.ts'

const ME = userOf().userId
/** The player comes back to the page. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
/** Opens the site with the popups that come by themselves. */
async function openLater(...site: Parameters<typeof openSite>): Promise<void> {
  await openSite(...site)
  await expect.element(page.getByRole('banner')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_600)
}
const bet = (win: boolean) => ({
  ...({ type: 'bet', channel: ME, userId: ME } as const),
  bet: {
    id: '0199aaaa-0000-7000-8000-000000000001',
    gameId: 'scratch',
    betAmount: 5,
    winAmount: win ? 10 : 0,
    win,
    result: win ? 'WIN' : 'LOSE',
  } as const,
})

test('the home screen is offered after a first win, outside of the game, where the operator has switched it on', async () => {
  const line = openLine('players')
  await openLater('/verify', { player: funded, startup: { enablePwa: true, minimumAge: 18 } })
  await vi.advanceTimersByTimeAsync(200)
  await line.joined(ME)
  const age = page.getByRole('dialog', { name: 'Are you 18 or older?' })
  // What offers the home screen asks for the age too: from now on it listens.
  await expect.element(age).toBeVisible()
  const offer = page.getByRole('dialog', { name: 'Add the site to your phone' })
  await age.getByRole('button', { name: 'Yes, I am 18 or older' }).click()
  await expect.element(age).not.toBeInTheDocument()
  line.tell(bet(false))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(openPopups()).toEqual([])
  line.tell(bet(true))
  await expect.element(offer).toBeVisible()
})

test('a page of an older version offers to load the newer one when the player comes back to it, after ten minutes', async () => {
  answer(home.startup, startupOf({ version: '99.0.0' }))
  await openLater('/verify')
  const offer = page.getByRole('dialog', { name: 'A new version is ready' })
  comeBack()
  await vi.advanceTimersByTimeAsync(590_000)
  comeBack()
  expect(requestsOf(home.startup)).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(11_000)
  comeBack()
  await expect.element(offer).toBeVisible()
})
