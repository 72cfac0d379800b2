import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findLazyScreen, lazyScreen } from './lazy-screen.tsx'

const later = () => lazyScreen(async () => ({ Page: ({ name }: { name: string }) => <p>{name}</p> }), 'Page')
const shown = (Screen: ReturnType<typeof later>) =>
  renderToString(
    <Suspense fallback="its shape">
      <Screen name="the page" />
    </Suspense>,
  )

test('a screen is its shape until it is loaded, and then there at once', async () => {
  const Screen = later()
  expect(shown(Screen)).toContain('its shape')
  await Screen.load()
  expect(shown(Screen)).toContain('<p>the page</p>')
  expect(shown(Screen)).not.toContain('its shape')
})

test('a chunk is fetched once, however often its screen is loaded', async () => {
  let fetched = 0
  const Screen = lazyScreen(async () => {
    fetched += 1
    return { Page: () => null }
  }, 'Page')
  await Promise.all([Screen.load(), Screen.load()])
  await Screen.load()
  expect(fetched).toBe(1)
})

test('the screen of an address is found in its element', () => {
  const Screen = later()
  const screen = <Screen name="a" />
  expect(findLazyScreen(screen)).toBe(Screen)
  expect(findLazyScreen(<div>{screen}</div>)).toBe(Screen)
  expect(findLazyScreen(<div />)).toBeUndefined()
  expect(findLazyScreen(undefined)).toBeUndefined()
})
