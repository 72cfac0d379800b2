import * as game from '@fairground/contract/calls/game'
import { steps } from '@fairground/contract/calls/list'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Player } from './player.ts'

/** A game whose rows are climbed one after the other, and how its tests climb it: in one column, by odds that win often. */
export interface Climb {
  id: 'tower' | 'stair'
  /** The big button's text while the player may pick a place. */
  pick: string
  /** A place's name by its row and column, from 1. */
  named(row: number, column: number): string
  rows: number
  /** The column that is climbed, from 1. */
  column: number
  options: object
}

export const TOWER: Climb = {
  id: 'tower',
  pick: 'Pick a window',
  named: (row, column) => `Row ${row}, window ${column}`,
  rows: 9,
  column: 1,
  options: { difficulty: 'easy' },
}

export const STAIR: Climb = {
  id: 'stair',
  pick: 'Pick a place',
  named: (row, column) => `Step ${row}, place ${column}`,
  rows: 12,
  column: 9,
  options: { stones: 2 },
}

/** The game as a player sees it on its own page. */
export interface ClimbingGame {
  /** A place by its row and column, from 1. */
  place(row: number, column: number): Locator
  /** The one big button, once there is something to cash out. */
  cashOut: Locator
  bet: Locator
  /** Bets and climbs until that many rows are climbed. */
  climbUntil(rows: number, stake: string): Promise<void>
  /** Bets and climbs until the climber falls. */
  fall(stake: string): Promise<void>
}

/** More bets than luck ever needs. */
const MOST_BETS = 60

/** Opens the game where the page shows it. */
export function climbing(page: Page, { pick, named, rows, column }: Climb): ClimbingGame {
  const place = (row: number, at: number) => page.getByRole('button', { name: new RegExp(`^${named(row, at)}:`) })
  const bet = page.getByRole('button', { name: /^Bet/ })
  /** Bets and climbs; gives how many rows were climbed before the climber fell, `most` at most. */
  async function climb(most: number, stake: string): Promise<number> {
    await page.getByRole('textbox', { name: 'Stake' }).fill(stake)
    await bet.click()
    await expect(page.getByRole('button', { name: pick })).toBeVisible()
    for (let row = 1; row <= most; row += 1) {
      await place(row, column).click()
      await expect(place(row, column)).toHaveAccessibleName(/(the climber was here|ended the round)$/)
      if (!(await place(row, column).getAttribute('aria-label'))?.endsWith('here')) return row - 1
    }
    return most
  }
  return {
    place,
    cashOut: page.getByRole('button', { name: /^Cash out/ }),
    bet,
    async climbUntil(goal, stake) {
      for (let bets = 1; bets <= MOST_BETS; bets += 1) if ((await climb(goal, stake)) === goal) return
      throw new Error(`never ${goal} rows in ${MOST_BETS} bets`)
    },
    async fall(stake) {
      for (let bets = 1; bets <= MOST_BETS; bets += 1) if ((await climb(rows, stake)) < rows) return
      throw new Error(`never a fall in ${MOST_BETS} bets`)
    },
  }
}

/** Leaves the player with an open round in which `rows` rows are climbed, and no other. */
export async function openClimb({ call }: Player, { id: gameId, options, column }: Climb, rows: number) {
  for (;;) {
    const { list } = await call(game.open)
    const open = list.find((round) => round.gameId === gameId)
    if (open && open.round.step === rows) return open.id
    const id = open?.id ?? (await call(game.bet, { gameId, model: { betAmount: 10, ...options } })).model.id
    if (open && open.round.step > rows) await call(steps[gameId].cashOut, { id })
    else if (rows > 0) await call(steps[gameId].play, { id, column: column - 1 })
  }
}

/** Ends the player's open round. */
export async function closeClimb(player: Player, climb: Climb): Promise<void> {
  await player.call(steps[climb.id].cashOut, { id: await openClimb(player, climb, 1) })
}
