import * as fair from '@fairground/contract/calls/fair'
import type { Page } from '@playwright/test'
import { flightSlot } from './flight.ts'
import type { Player } from './player.ts'
import { test as stepped } from './stepped-product.ts'

/** From betting to the first moment of a flight: more than any game's betting time. */
const BETTING_MS = 10_000

/** Flights whose time and end a test chooses. One test after the other turns the clock of a worker's server. */
export interface SteppedFlights {
  /** Opens a game for a player who is to be its only bettor, as a round takes bets that ends where it is aimed, in hundredths. */
  open(page: Page, gameId: 'crash' | 'aviator', player: Player, aim: { atLeast: number; atMost: number }): Promise<void>
  /** Goes on until a round takes bets, and aims it for the player. */
  next(gameId: 'crash' | 'aviator', player: Player, aim: { atLeast: number; atMost: number }): Promise<void>
  /** Goes on until a round takes bets: for who has a bet waiting for it, and so cannot aim. */
  toBetting(gameId: 'crash' | 'aviator'): Promise<void>
  /** Lets the round that takes bets take off. The page shows the flight before the clock is turned on: the server must have its turn. */
  fly(): Promise<void>
  /** Turns the clock ahead. */
  advance(ms: number): Promise<void>
}

/** A journey through flights that wait for no clock and need no luck: see testkit/src/aim.ts and stepped-clock.ts. */
export const test = stepped.extend<{ flights: SteppedFlights }>({
  flights: async ({ steppedProduct }, use) => {
    const flights: SteppedFlights = {
      async open(page, gameId, player, aim) {
        await flights.next(gameId, player, aim)
        await page.goto(`/h5/${gameId}`)
        await flightSlot(page).button(/^Bet/).waitFor()
      },
      async next(gameId, { call }, aim) {
        await steppedProduct.to(gameId, 'betting')
        await call(fair.rotate, { clientSeed: await steppedProduct.aim(gameId, aim) })
      },
      fly: () => steppedProduct.advance(BETTING_MS),
      toBetting: (gameId) => steppedProduct.to(gameId, 'betting'),
      advance: (ms) => steppedProduct.advance(ms),
    }
    await use(flights)
  },
})
