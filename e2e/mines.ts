import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The game of Mines as a player sees it, in its frame. */
export interface MinesGame {
  frame: FrameLocator
  /** The tile of a place, from 0, row by row. */
  tile(at: number): Locator
  /** The one big button, once there is something to cash out. */
  cashOut: Locator
  /** Chooses how many mines lie on the board. */
  mines(count: number): Promise<void>
  /** Places a bet and waits until a tile can be picked. */
  bet(stake: string): Promise<void>
  /** Picks a tile and waits for its content. */
  pick(at: number): Promise<'lamp' | 'mine'>
  /** Plays rounds of one pick until that tile is a lamp, or a mine; says how many bets it took. */
  playUntil(goal: 'lamp' | 'mine', stake: string, most: number): Promise<number>
  /** With one mine, bets and picks a tile until it was a lamp: one in 25 bets is lost at once. */
  betUntilLamp(stake: string, at: number): Promise<void>
}

/** Opens the game where the page shows it. */
export function mines(page: Page): MinesGame {
  const frame = page.frameLocator('iframe')
  const game: MinesGame = {
    frame,
    tile: (at) => frame.getByRole('button', { name: new RegExp(`^${placeOf(at)}:`) }),
    cashOut: frame.getByRole('button', { name: /^Cash out/ }),
    mines: (count) => frame.getByRole('slider', { name: 'Mines' }).fill(String(count)),
    async bet(stake) {
      await frame.getByRole('textbox', { name: 'Stake' }).fill(stake)
      await frame.getByRole('button', { name: /^Bet/ }).click()
      await expect(frame.getByRole('button', { name: 'Pick a tile' })).toBeVisible()
    },
    async pick(at) {
      await game.tile(at).click()
      await expect(game.tile(at)).toHaveAccessibleName(/: (lamp|the mine that ended the round)$/)
      return (await game.tile(at).getAttribute('aria-label'))?.endsWith('lamp') ? 'lamp' : 'mine'
    },
    async playUntil(goal, stake, most) {
      for (let bets = 1; bets <= most; bets += 1) {
        await game.bet(stake)
        const content = await game.pick(12)
        if (content === goal) return bets
        const bet = frame.getByRole('button', { name: /^Bet/ })
        await expect(game.cashOut.or(bet)).toBeVisible()
        // The last lamp of a board ends the round by itself.
        if (await game.cashOut.isVisible()) await game.cashOut.click()
        await expect(bet).toBeVisible()
      }
      throw new Error(`no ${goal} in ${most} bets`)
    },
    async betUntilLamp(stake, at) {
      await game.mines(1)
      await game.bet(stake)
      if ((await game.pick(at)) === 'mine') await game.betUntilLamp(stake, at)
    },
  }
  return game
}

function placeOf(at: number): string {
  return `Row ${Math.floor(at / 5) + 1}, column ${(at % 5) + 1}`
}

/** The balance in the header. */
export const balance = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Balance/ })
