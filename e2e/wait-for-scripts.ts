import type { Page } from '@playwright/test'

/**
 * A page whose `goto` and `reload` come back once its scripts run: they are fetched after the first paint, so that the
 * browser's own word for a loaded page comes before them. They fail when the scripts do not run. A test that holds scripts back, or has none, asks
 * for a moment by its name: `goto(url, { waitUntil: 'commit' })`.
 */
export function goesToRunning(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await runs(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await runs(page)
    return response
  }
  return page
}

/** Pages that the server wrote data into have scripts; they say on the root element how far they are. */
async function runs(page: Page): Promise<void> {
  const isRunning = () => !document.getElementById('page-data') || document.documentElement.dataset.start !== undefined
  await page.waitForFunction(isRunning).catch((error: Error) => {
    throw new Error(`the scripts of ${page.url()} do not run`, { cause: error })
  })
}
