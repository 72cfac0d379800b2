import { expect, test } from './fixtures.ts'
import { storedIn } from './live-page.ts'

test('[CL-08] in the app the server is told once who invited and what led to the download, and the site keeps it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } })
    const clipboard = { readText: async () => 'W2A-spring-42' }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
  })
  const bridgeCalls: (string | null)[][] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/home/startup') bridgeCalls.push([searchParams.get('p'), searchParams.get('wta')])
  })
  await page.goto('/?p=FRIEND')
  await expect.poll(() => storedIn(page, 'wta')).toBe('spring-42')
  expect(bridgeCalls).toEqual([['FRIEND', 'spring-42']])
  const liveSocket = page.waitForEvent('websocket')
  await page.reload()
  await liveSocket
  expect(bridgeCalls).toHaveLength(1)
})
