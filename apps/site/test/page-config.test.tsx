import * as category from '@fairground/contract/calls/category'
import * as game from '@fairground/contract/calls/game'
import * as myGames from '@fairground/contract/calls/my-games'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { headerButton, popup } from './account-models.ts'
import { funded } from './models.ts'
import { closeSite, openSite } from './open-site.tsx'
import { writePageData } from './page-data.ts'
import { answer, cutOff, holdBack, requestsOf } from './stand-in.ts'

const CDN = 'https://cdn.example'
writePageData({ apiCdnRoot: CDN, requestTimeout: 1_000, defaultVisitorName: 'Stroller' })
const list = { page: { content: [], total: 0 } }
const all = { id: '00', name: 'All games', type: 'ALL', icon: '', directlyPlay: false, link: '' }
const categories = { list: [all], cacheKey: 'k' }

test('[SU-11] a visitor goes by the operator’s name for visitors, where a player’s would stand', async () => {
  await page.viewport(390, 780)
  await openSite('/verify')
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(popup('Menu').getByText('Stroller')).toBeVisible()
  await closeSite()
  await page.viewport(1280, 720)
})

test('[SU-11] lists of games come from the operator’s CDN, which is not told who asks', async () => {
  answer(category.keptCategoryPage, list)
  answer(category.keptCategoryList, categories)
  answer(myGames.list, { model: { favourites: [], recent: [] } })
  const fetched = vi.spyOn(globalThis, 'fetch')
  await openSite('/games', { player: funded })
  await expect.poll(() => requestsOf(category.keptCategoryPage).length).toBeGreaterThan(0)
  const [{ url, headers } = { url: undefined, headers: undefined }] = requestsOf(category.keptCategoryPage)
  expect(url?.href).toMatch(/^https:\/\/cdn\.example\/api\/static\/static\/apicdn\/g\//)
  expect([...(headers ?? [])]).toEqual([])
  expect(fetched.mock.calls.find(([input]) => String(input).startsWith(CDN))?.[1]).toMatchObject({
    credentials: 'omit',
  })
})

test('[SU-11] where the CDN does not answer, the site’s own server does', async () => {
  cutOff(category.keptCategoryPage)
  answer(category.keptCategoryList, categories)
  answer(category.categoryPage, list)
  await openSite('/games')
  await expect.poll(() => requestsOf(category.categoryPage).length).toBeGreaterThan(0)
  expect(requestsOf(category.categoryPage)[0]?.url.origin).toBe(location.origin)
})

test('[CL-04] a call takes as long as the operator lets it, and is a network error then', async () => {
  // The browser's own timer cannot be turned; the test's can.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms)
    return controller.signal
  })
  answer(game.play, { model: { url: '/favicon.svg', gameId: 'mines' } })
  await openSite('/verify', { player: funded })
  await expect.element(headerButton(/^Account/)).toBeVisible()
  const release = holdBack(game.play)
  history.pushState(null, '', '/game/mines')
  dispatchEvent(new PopStateEvent('popstate'))
  await expect.poll(() => requestsOf(game.play)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.element(page.getByText('Network Error.').first()).toBeVisible()
  release()
})
