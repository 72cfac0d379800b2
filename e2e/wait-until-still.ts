import type { Page } from '@playwright/test'

/**
 * Waits until a page and its frames show what they have to show: the app or a screen in its place, fonts are there, nothing is a skeleton any more, and
 * nothing is on its way from one look to another. What moves for ever, or for long as a lamp burns down, may go on.
 */
export async function settled(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.waitForFunction(
      () =>
        (!document.getElementById('page-data') ||
          ['live', 'choosing', 'gated', 'closed', 'waiting', 'broken'].includes(
            document.documentElement.dataset.start ?? '',
          )) &&
        document.fonts.status === 'loaded' &&
        document.querySelector('main')?.textContent !== '' &&
        document.querySelector('.animate-shimmer') === null &&
        [...document.querySelectorAll('[data-rail]')].every(
          (rail) => rail.childElementCount > 0 || getComputedStyle(rail).display === 'none',
        ) &&
        document
          .getAnimations()
          .every(
            ({ playState, effect, currentTime }) =>
              playState !== 'running' || Number(effect?.getComputedTiming().endTime) - Number(currentTime) > 2_000,
          ),
    )
  }
}
