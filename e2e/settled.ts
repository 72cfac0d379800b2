import type { Page } from '@playwright/test'

/** Waits until a page and its frames show what they have to show: fonts are there, and nothing is a skeleton any more. */
export async function settled(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.waitForFunction(
      () => document.fonts.status === 'loaded' && document.querySelector('.animate-shimmer') === null,
    )
  }
}
