import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { pixelsAstray } from './pixels-astray.ts'
import type { Player } from './player.ts'

/** The smallest frame, a phone and a large screen. */
const WINDOWS = [
  [320, 240],
  [360, 640],
  [1680, 900],
] as const

/**
 * One test a window: a game is shown in it, everything that is picked is in view and large enough for a finger, axe finds
 * nothing, and nothing can be moved sideways.
 * @param title what fits, after the requirement's id
 * @param show shows the game with a round of the player's open, and gives what is picked
 */
export function fitsEveryWindow(
  title: string,
  show: (page: Page, player: Player) => Promise<readonly Locator[]>,
): void {
  for (const [width, height] of WINDOWS) {
    test(`${title} fits ${width} × ${height}, and axe finds nothing`, async ({ page, player, axe }) => {
      const me = await player({ deposit: 1000 })
      await page.setViewportSize({ width, height })
      const popups = await show(page, me)
      expect(popups.length).toBeGreaterThan(0)
      for (const one of popups) {
        await expect(one).toBeInViewport({ ratio: 0.999 })
        const box = await one.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      }
      await axe(page)
      expect(await pixelsAstray(page)).toBe(0)
    })
  }
}
