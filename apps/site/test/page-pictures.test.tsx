import * as auth from '@fairground/contract/calls/auth'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepDesign } from '../src/design/design.ts'
import { designOf } from './models.ts'
import { writePageData } from './page-data.ts'
import { holdBack } from './stand-in.ts'
import { answerStartUp, bar, startPage, stateIs } from './start-page.tsx'

// A test's page stands in a frame of Vitest's.
vi.mock(import('../src/kernel/host/shell-around.ts'), () => ({ hasShell: () => false }))

const picture = (name: string) => `${location.origin}/favicon.svg?${name}`
writePageData({
  ...{ loadingIcon: picture('loadingIcon'), globalLoadIcon: picture('globalLoadIcon') },
  ...{ icon: picture('icon'), pcIcon: picture('pcIcon') },
})
const shown = (name: string) => document.querySelector<HTMLElement>(`img[src="${picture(name)}"]`)

afterEach(() => page.viewport(1280, 720))

test('[RT-16] the loading screen has the bar alone where the global design hides the logo', async () => {
  answerStartUp()
  const look = designOf(seeds.night)
  for (const item of look.pages.flatMap(({ items }) => items))
    if (item.comId === 'C000045') item.data.hideLoadingLogo = true
  const release = holdBack(auth.browserFootPrint)
  for (const [design, display] of [
    [look, 'none'],
    [designOf(seeds.night), 'block'],
  ] as const) {
    await keepDesign(design)
    startPage('/verify', {})
    await stateIs('identifying')
    await expect.element(bar()).toBeVisible()
    await expect.poll(() => shown('globalLoadIcon')).toHaveStyle({ display })
    document.getElementById('root')?.remove()
  }
  release()
})

test('[SU-11] [RT-17] the operator’s pictures are the large spinner and the page’s icon, on a desktop and on a phone', async () => {
  answerStartUp()
  const icon = document.head.appendChild(document.createElement('link'))
  Object.assign(icon, { rel: 'icon', href: '/favicon.svg' })
  // The page of the tests may have one of its own.
  const shownIcon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href')
  const release = holdBack(auth.browserFootPrint)
  for (const [width, name] of [
    [1280, 'pcIcon'],
    [360, 'icon'],
  ] as const) {
    await page.viewport(width, 740)
    startPage('/verify?ch=200', {})
    await stateIs('identifying')
    await expect.poll(() => shown('loadingIcon')?.checkVisibility()).toBe(true)
    await expect.poll(shownIcon).toBe(picture(name))
    document.getElementById('root')?.remove()
  }
  icon.remove()
  release()
})
