import { expect, type Page } from '@playwright/test'

/** The game of Mines as a player sees it, in its frame. */
export function mines(page: Page) {
  const frame = page.frameLocator('iframe[title="Mines, game"]')
  return {
    frame,
    /** The board's tile of a place from 0, row by row. */
    tile: (at: number) =>
      frame.getByRole('button', { name: new RegExp(`^Row ${Math.floor(at / 5) + 1}, column ${(at % 5) + 1}:`) }),
    /** Places a bet and waits until a tile can be picked. */
    async bet(stake: string) {
      await frame.getByRole('textbox', { name: 'Stake' }).fill(stake)
      await frame.getByRole('button', { name: /^Bet/ }).click()
      await expect(frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
    },
  }
}
