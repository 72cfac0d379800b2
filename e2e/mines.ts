import { expect, type Page } from '@playwright/test'

/** The game of Mines as a player sees it, in its frame. */
export function mines(page: Page) {
  const frame = page.frameLocator('iframe[title="Mines, game"]')
  return {
    frame,
    /** The board's tile of a place from 0, row by row. */
    tile: (at: number) =>
      frame.getByRole('button', { name: new RegExp(`^Row ${Math.floor(at / 5) + 1}, column ${(at % 5) + 1}:`) }),
    /** Chooses how many mines lie on the board. */
    async mines(count: number) {
      await frame.getByRole('slider', { name: 'Mines' }).fill(String(count))
    },
    /** Plays rounds of one pick until that tile is a lamp, or a mine; says how many bets it took. */
    async playUntil(wanted: 'lamp' | 'mine', stake: string, most: number): Promise<number> {
      for (let bets = 1; bets <= most; bets += 1) {
        await this.bet(stake)
        await this.tile(12).click()
        await expect(this.tile(12)).toHaveAccessibleName(/: (lamp|the mine that ended the round)$/)
        const found = (await this.tile(12).getAttribute('aria-label'))?.endsWith('lamp') ? 'lamp' : 'mine'
        if (found === wanted) return bets
        if (found === 'lamp') await frame.getByRole('button', { name: /^Cash out/ }).click()
        await expect(frame.getByRole('button', { name: /^Bet/ })).toBeVisible()
      }
      throw new Error(`no ${wanted} in ${most} bets`)
    },
    /** Places a bet and waits until a tile can be picked. */
    async bet(stake: string) {
      await frame.getByRole('textbox', { name: 'Stake' }).fill(stake)
      await frame.getByRole('button', { name: /^Bet/ }).click()
      await expect(frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
    },
  }
}
