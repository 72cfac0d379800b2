import type { Page } from '@playwright/test'

/** A page without scripts never runs, and a test may hold them back. */
const LONGEST_WAIT_MS = 4_000

/**
 * A page whose `goto` and `reload` come back once its scripts run: they are fetched after the first paint, so that the
 * browser's own word for a loaded page comes before them.
 */
export function goesToRunning(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...target) => {
    const response = await goto(...target)
    await runs(page)
    return response
  }
  page.reload = async (...options) => {
    const response = await reload(...options)
    await runs(page)
    return response
  }
  return page
}

/** Pages that the server wrote data into have scripts; they say on the root element how far they are. */
async function runs(page: Page): Promise<void> {
  const isRunning = () => !document.getElementById('page-data') || document.documentElement.dataset.start !== undefined
  await page.waitForFunction(isRunning, undefined, { timeout: LONGEST_WAIT_MS }).catch(() => undefined)
}
