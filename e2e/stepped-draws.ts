import * as fair from '@fairground/contract/calls/fair'
import { findLottery } from '@fairground/games/lottery'
import type { DrawAim } from '@fairground/testkit/aim.ts'
import type { Player } from './player.ts'
import { test as stepped } from './stepped-product.ts'

/** Longer than a server waits for a draw that does not come (`drawWithinMs`). */
const TOO_LATE_MS = 11 * 60_000

/** Draws whose time and numbers a test chooses. One test after the other turns the clock of a worker's server. */
export interface SteppedDraws {
  /** Goes on until the next term of a lottery has begun to take bets: nobody has bet in it. */
  toBetting(gameId: string): Promise<void>
  /** Aims the draw of the term that takes bets for a player who is to be its next and last bettor. */
  aim(gameId: string, player: Player, aim: DrawAim): Promise<void>
  /** Ends the betting. */
  close(gameId: string): Promise<void>
  /** Draws; the next term takes bets. */
  draw(gameId: string): Promise<void>
  /** Lets the time go by in which a page shows the draw, before the server tells others how bets have ended. */
  show(gameId: string): Promise<void>
  /** Lets the time of the draw go by without one. */
  miss(): Promise<void>
}

/** A journey through draws that wait for no clock and need no luck: see testkit/src/aim.ts and stepped-clock.ts. */
export const test = stepped.extend<{ draws: SteppedDraws }>({
  draws: async ({ steppedProduct }, use) => {
    await use({
      async toBetting(gameId) {
        await steppedProduct.to(gameId, 'drawn')
        await steppedProduct.to(gameId, 'betting')
      },
      async aim(gameId, { call }, aim) {
        await call(fair.rotate, { clientSeed: await steppedProduct.aim(gameId, aim) })
      },
      close: (gameId) => steppedProduct.to(gameId, 'closed'),
      draw: (gameId) => steppedProduct.to(gameId, 'drawn'),
      show: (gameId) => steppedProduct.advance(findLottery(gameId)?.showMs ?? 0),
      miss: () => steppedProduct.advance(TOO_LATE_MS),
    })
  },
})
