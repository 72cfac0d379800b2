import { loadViews } from '@fairground/blocks'
import { firstWords } from '@fairground/phrases'
import { seeds } from '@fairground/server/front/design/seeds/index.ts'
import { contentPages } from '@fairground/server/front/design/seeds/pages.data.ts'
import { Children, isValidElement, type ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { LockScreen } from '../../src/app/developer-tools/lock-screen.tsx'
import { routes } from '../../src/app/routes.tsx'
import { StartUpScreen } from '../../src/app/start-up/start-up-screen.tsx'
import { MissingPartScreen } from '../../src/features/errors/missing-part-screen.tsx'
import { funded } from '../models.ts'
import { openInPlace, openSite } from '../open-site.tsx'
import { answerEverything } from './answers.ts'
import { look, lookOnce, painted, speak, startNarrow, startWide } from './look.ts'
import { pageScreens } from './page-screens.ts'

// No page waits for the files of its blocks.
beforeAll(() => loadViews(seeds.night.pages.flatMap(({ items }) => items)), 60_000)

/** The addresses of routes, without those that only contain others. */
function addressesOf(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((route) => {
    if (!isValidElement<{ path?: string; children?: ReactNode }>(route)) return []
    const { path = '', children } = route.props
    return children ? addressesOf(children) : [path]
  })
}

/** The address among them that a path belongs to. */
const addressOf = (path: string, addresses: readonly string[]) =>
  addresses.find((address) => new RegExp(`^/${address.replace(/:\w+/g, '[^/]+')}$`).test(path.replace(/[?#].*/, ''))) ??
  '*'

test('every address of the site, and every page of the first design, has a screen', () => {
  const addresses = addressesOf(routes)
  expect(addresses).toEqual(expect.arrayContaining(['', 'game/:gameId', '*']))
  const walked = pageScreens.map(({ path }) => addressOf(path, addresses))
  expect(addresses.filter((address) => !walked.includes(address))).toEqual([])
  const pages = contentPages.filter(({ type }) => type !== 'article').map(({ id }) => `/page/${id}`)
  expect(pageScreens.map(({ path }) => path)).toEqual(expect.arrayContaining(pages))
})

/** The title of the page; the loading screen has one too. */
const titleOfPage = () =>
  [...document.querySelectorAll('h1')].find(({ textContent }) => textContent !== firstWords.en.loading)?.textContent

const fits = 'fits each width in both directions and a long language, and axe finds nothing'

for (const { path, name = '', who, startup, notices, answers, isWide, act } of pageScreens)
  for (const as of who === 'both' ? (['guest', 'player'] as const) : [who])
    test(`${path.slice(0, 40)} ${name} as a ${as} sees it ${fits}`, async () => {
      answerEverything()
      await startNarrow()
      if (isWide) await startWide()
      await openSite(path, {
        ...(startup && { startup }),
        ...(notices && { notices }),
        ...(answers && { answers }),
        ...(as === 'player' && { player: funded }),
      })
      await expect.poll(titleOfPage).toBeTruthy()
      if (act) await painted(act)
      // Where both see it, it is laid out alike.
      await (who === 'both' && as === 'guest' ? lookOnce : look)(path)
    })

test('the lobby is laid out from right to left where its language says so', async () => {
  answerEverything()
  await startNarrow()
  await openSite('/', { player: funded })
  await speak('right-to-left')
  expect(document.documentElement.dir).toBe('rtl')
  await lookOnce('the lobby from right to left')
})

/** What stands in place of the app: while it starts, when it may not be seen, and when a part of it fails. */
const inPlace: Readonly<Record<string, [screen: ReactNode, isLoading?: 'loading', path?: string]>> = {
  loading: [<StartUpScreen key="loading" state="configuring" />, 'loading'],
  'loading as a spinner': [<StartUpScreen key="spinner" state="configuring" />, 'loading', '/?ch'],
  gate: [<StartUpScreen key="gate" state="gated" />],
  'another login': [<StartUpScreen key="login" state="choosing" />],
  repair: [<StartUpScreen key="repair" state="closed" />],
  broken: [<StartUpScreen key="broken" state="broken" />],
  'a missing part': [<MissingPartScreen key="missing" />],
  'developer tools': [<LockScreen key="tools" />],
}
for (const [name, [screen, isLoading, path]] of Object.entries(inPlace))
  test(`the screen of ${name} ${fits}`, async () => {
    await startNarrow()
    await openInPlace(screen, path)
    if (!isLoading) await expect.poll(titleOfPage).toBeTruthy()
    await look(name)
  })
