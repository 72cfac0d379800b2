import { game } from '@fairground/contract'
import { steps } from '@fairground/contract/calls'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Player } from './player.ts'

/** The game of Stair as a player sees it on `/h5/stair`. */
export interface StairGame {
  /** A place by its step and column, from 1. */
  place(step: number, column: number): Locator
  /** The one big button, once there is something to cash out. */
  cashOut: Locator
  bet: Locator
  /** Places a bet and waits until a place can be picked. */
  start(stake: string): Promise<void>
  /** Picks a place and waits for what it shows. */
  climb(step: number, column: number): Promise<'clear' | 'stone'>
  /** Bets and climbs until that many steps are climbed. */
  climbUntil(steps: number, stake: string): Promise<void>
  /** Bets and climbs until a stone falls on the climber. */
  fall(stake: string): Promise<void>
}

/** More bets than luck ever needs. */
const MOST_BETS = 60

/** Opens the game where the page shows it. */
export function stair(page: Page): StairGame {
  const stair: StairGame = {
    place: (step, column) => page.getByRole('button', { name: new RegExp(`^Step ${step}, place ${column}:`) }),
    cashOut: page.getByRole('button', { name: /^Cash out/ }),
    bet: page.getByRole('button', { name: /^Bet/ }),
    async start(stake) {
      await page.getByRole('textbox', { name: 'Stake' }).fill(stake)
      await stair.bet.click()
      await expect(page.getByRole('button', { name: 'Pick a place' })).toBeVisible()
    },
    async climb(step, column) {
      const place = stair.place(step, column)
      await place.click()
      await expect(place).toHaveAccessibleName(/(the climber was here|ended the round)$/)
      return (await place.getAttribute('aria-label'))?.endsWith('here') ? 'clear' : 'stone'
    },
    async climbUntil(steps, stake) {
      for (let bets = 1; bets <= MOST_BETS; bets += 1) {
        await stair.start(stake)
        let step = 1
        while (step <= steps && (await stair.climb(step, 9)) === 'clear') step += 1
        if (step > steps) return
      }
      throw new Error(`never ${steps} steps in ${MOST_BETS} bets`)
    },
    async fall(stake) {
      for (let bets = 1; bets <= MOST_BETS; bets += 1) {
        await stair.start(stake)
        for (let step = 1; step <= 12; step += 1) if ((await stair.climb(step, 9)) === 'stone') return
      }
      throw new Error(`never a stone in ${MOST_BETS} bets`)
    },
  }
  return stair
}

/** Leaves the player with an open round in which `climbed` steps are climbed, and no other. */
export async function openStair({ call }: Player, climbed: number): Promise<string> {
  for (;;) {
    const { list } = await call(game.open)
    const open = list.find(({ gameId }) => gameId === 'stair')
    if (open && open.round.step === climbed) return open.id
    const id = open?.id ?? (await call(game.bet, { gameId: 'stair', model: { betAmount: 10, stones: 2 } })).model.id
    if (open && open.round.step > climbed) await call(steps.stair.cashOut, { id })
    else if (climbed > 0) await call(steps.stair.play, { id, column: 8 })
  }
}

/** Ends the player's open round. */
export async function closeStair(player: Player): Promise<void> {
  const id = await openStair(player, 1)
  await player.call(steps.stair.cashOut, { id })
}
