import { game } from '@fairground/contract'
import { steps } from '@fairground/contract/calls'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Player } from './player.ts'

/** The game of Tower as a player sees it on `/h5/tower`. */
export interface TowerGame {
  /** A window by its row and column, from 1. */
  window(row: number, column: number): Locator
  /** The one big button, once there is something to cash out. */
  cashOut: Locator
  bet: Locator
  /** Places a bet and waits until a window can be picked. */
  start(stake: string): Promise<void>
  /** Picks a window and waits for what it shows. */
  climb(row: number, column: number): Promise<'lit' | 'dark'>
  /** Bets and climbs until that many rows are climbed; says how many bets it took. */
  climbUntil(rows: number, stake: string): Promise<number>
  /** Bets and climbs until a window goes dark; says how many bets it took. */
  fall(stake: string): Promise<number>
}

/** More bets than luck ever needs. */
const MOST_BETS = 60

/** Opens the game where the page shows it. */
export function tower(page: Page): TowerGame {
  const tower: TowerGame = {
    window: (row, column) => page.getByRole('button', { name: new RegExp(`^Row ${row}, window ${column}:`) }),
    cashOut: page.getByRole('button', { name: /^Cash out/ }),
    bet: page.getByRole('button', { name: /^Bet/ }),
    async start(stake) {
      await page.getByRole('textbox', { name: 'Stake' }).fill(stake)
      await tower.bet.click()
      await expect(page.getByRole('button', { name: 'Pick a window' })).toBeVisible()
    },
    async climb(row, column) {
      const window = tower.window(row, column)
      await window.click()
      await expect(window).toHaveAccessibleName(/(the climber was here|ended the round)$/)
      return (await window.getAttribute('aria-label'))?.endsWith('here') ? 'lit' : 'dark'
    },
    async climbUntil(rows, stake) {
      for (let bets = 1; bets <= MOST_BETS; bets += 1) {
        await tower.start(stake)
        let row = 1
        while (row <= rows && (await tower.climb(row, 1)) === 'lit') row += 1
        if (row > rows) return bets
      }
      throw new Error(`never ${rows} rows in ${MOST_BETS} bets`)
    },
    async fall(stake) {
      for (let bets = 1; bets <= MOST_BETS; bets += 1) {
        await tower.start(stake)
        for (let row = 1; row <= 9; row += 1) if ((await tower.climb(row, 1)) === 'dark') return bets
      }
      throw new Error(`never dark in ${MOST_BETS} bets`)
    },
  }
  return tower
}

/** Leaves the player with an open round in which `rows` rows are climbed, and no other. */
export async function openTower({ call }: Player, rows: number): Promise<string> {
  for (;;) {
    const { list } = await call(game.open)
    const open = list.find(({ gameId }) => gameId === 'tower')
    if (open && open.round.step === rows) return open.id
    const model = { betAmount: 10, difficulty: 'easy' }
    const id = open?.id ?? (await call(game.bet, { gameId: 'tower', model })).model.id
    if (open && open.round.step > rows) await call(steps.tower.cashOut, { id })
    else if (rows > 0) await call(steps.tower.play, { id, column: 0 })
  }
}

/** Ends the player's open round. */
export async function closeTower(player: Player): Promise<void> {
  const id = await openTower(player, 1)
  await player.call(steps.tower.cashOut, { id })
}
