import type { Page } from '@playwright/test'

/** How long the page stands still at each of its breaks: far longer than any machine makes it. */
const PAUSE_MS = 150

/**
 * Opens developer tools over a page, as far as it can tell: it stops at its breaks, each time for a moment.
 * @returns closes them
 */
export async function openDeveloperTools(page: Page): Promise<() => Promise<void>> {
  const tools = await page.context().newCDPSession(page)
  const goOn = () => tools.send('Debugger.resume').catch(() => undefined)
  tools.on('Debugger.paused', () => setTimeout(goOn, PAUSE_MS))
  await tools.send('Debugger.enable')
  return async () => {
    await tools.send('Debugger.disable')
  }
}
