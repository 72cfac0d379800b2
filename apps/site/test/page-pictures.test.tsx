import * as auth from '@fairground/contract/calls/auth'
import { seeds } from '@fairground/server/design/seeds/index.ts'
import { expect, test, vi } from 'vitest'
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
const shown = (name: string) => document.querySelector<HTMLElement>(`main img[src="${picture(name)}"]`)

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
