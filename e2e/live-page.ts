import type { Page } from '@playwright/test'

/** The button in the header that only a live page answers. */
export const logIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' })
/** Whether React has taken the page over: its root has listeners, and the start-up's bar is gone. */
export const isLive = (page: Page) =>
  page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer')))

/** What the page has stored on this device. */
export const storedIn = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
