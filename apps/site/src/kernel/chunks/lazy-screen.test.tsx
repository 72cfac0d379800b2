import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findLazyScreen, lazyScreen } from './lazy-screen.tsx'

const laterScreen = () => lazyScreen(async () => ({ Page: ({ name }: { name: string }) => <p>{name}</p> }), 'Page')
const htmlOf = (Screen: ReturnType<typeof laterScreen>) =>
  renderToString(
    <Suspense fallback="its shape">
      <Screen name="the page" />
    </Suspense>,
  )

test('a screen is its shape until it is loaded, and then there at once', async () => {
  const Screen = laterScreen()
  expect(htmlOf(Screen)).toContain('its shape')
  await Screen.load()
  expect(htmlOf(Screen)).toContain('<p>the page</p>')
  expect(htmlOf(Screen)).not.toContain('its shape')
})

test('a chunk is fetched once, however often its screen is loaded', async () => {
  let fetchCount = 0
  const Screen = lazyScreen(async () => {
    fetchCount += 1
    return { Page: () => null }
  }, 'Page')
  await Promise.all([Screen.load(), Screen.load()])
  await Screen.load()
  expect(fetchCount).toBe(1)
})

test('the screen of an address is found in its element', () => {
  const Screen = laterScreen()
  const screen = <Screen name="a" />
  expect(findLazyScreen(screen)).toBe(Screen)
  expect(findLazyScreen(<div>{screen}</div>)).toBe(Screen)
  expect(findLazyScreen(<div />)).toBeUndefined()
  expect(findLazyScreen(undefined)).toBeUndefined()
})
