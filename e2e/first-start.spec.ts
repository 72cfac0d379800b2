import * as multiplayer from '@fairground/contract/calls/multiplayer-games'
import type { CallError } from '@fairground/contract/envelope'
import { multiplayerGames } from '@fairground/games/multiplayer'
import { createClient } from '@fairground/testkit/client.ts'
import { expect, test } from './fixtures.ts'
import { flightSlot } from './flight.ts'
import { startProduct } from './product.ts'

/** What an operator's installation makes for each game; the products of all other journeys make fewer. */
const REAL_LENGTH = 100_000

test('[BT-01] [FA-03] the first start makes a chain of seeds of its real length, and its first flight takes a bet', async ({
  page,
}) => {
  const product = await startProduct({}, { isFirstStart: true })
  try {
    const call = createClient(product.url)
    const lengthOfChain = (gameId: string) =>
      call(multiplayer.term, { gameId }).then(
        ({ model }) => model.chain?.length,
        (error: CallError) => error.errorName,
      )
    await page.goto(`${product.url}/h5/crash?demo=true`)
    const slot = flightSlot(page)
    await expect(slot.act).toHaveText(/^Bet/)
    await slot.act.click()
    await expect(slot.act).toHaveText(/^(Your bet is in|Cancel the bet|Cash out)/)
    for (const { id } of multiplayerGames) await expect.poll(() => lengthOfChain(id)).toBe(REAL_LENGTH)
  } finally {
    await page.goto('about:blank')
    await product.stop()
  }
})
