import type { Page } from '@playwright/test'

/** The button in the header that only a live page answers. */
export const logIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' })
/** Whether React has taken the page over: its root has listeners, and the start-up's bar is gone. */
export const isLive = (page: Page) =>
  page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')))

/** Waits until the page is in its live channels: the server's answer to a first join has come. Begun before the page. */
export async function untilLive(page: Page): Promise<void> {
  const line = await page.waitForEvent('websocket', (socket) => socket.url().includes('/sock.io/'))
  await line.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"channels":['))
}
