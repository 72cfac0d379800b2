import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { aimNextBet, playerOf } from './aim-bet.ts'

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
  pick(at: number): Promise<'gem' | 'mine'>
  /** Bets with one mine on the board, and picks a tile that is a gem. */
  betOnGem(stake: string, at: number): Promise<void>
  /** Bets with one mine on the board, and picks its tile. */
  betOnMine(stake: string, at: number): Promise<void>
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
      await expect(game.tile(at)).toHaveAccessibleName(/: (gem|the mine that ended the round)$/)
      return (await game.tile(at).getAttribute('aria-label'))?.endsWith('gem') ? 'gem' : 'mine'
    },
    betOnGem: (stake, at) => betOn('gem', stake, at),
    betOnMine: (stake, at) => betOn('mine', stake, at),
  }
  async function betOn(content: 'gem' | 'mine', stake: string, at: number): Promise<void> {
    const status = content === 'gem' ? 'open' : 'lost'
    await aimNextBet(await playerOf(page), { gameId: 'mines', options: { mines: 1 }, moves: [at], status })
    await game.mines(1)
    await game.bet(stake)
    expect(await game.pick(at)).toBe(content)
  }
  return game
}

function placeOf(at: number): string {
  return `Row ${Math.floor(at / 5) + 1}, column ${(at % 5) + 1}`
}

/** The balance in the header of the page that is open now; a game's own bar is its header. */
export const balance = (page: Page): Locator =>
  (/\/game\//.test(page.url()) ? page.frameLocator('iframe') : page.getByRole('banner')).getByRole('button', {
    name: /Balance/,
  })
