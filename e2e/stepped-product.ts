import { type FaultyProduct, startFaulty } from './faulty-product.ts'
import { test as journey } from './fixtures.ts'
import { createPlayer, logIn } from './player.ts'

/**
 * A journey on a server whose clock stands once a test has turned it: see testkit/src/stepped-clock.ts. A worker has one such server,
 * and one test after the other turns its clock.
 */
export const test = journey.extend<object, { steppedProduct: FaultyProduct }>({
  steppedProduct: [
    async ({ browserName: _ }, use) => {
      const product = await startFaulty({}, {}, {})
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ steppedProduct }, use) => use(steppedProduct.url),
  player: async ({ context, steppedProduct }, use) => {
    await use(async ({ deposit = 0 } = {}) => {
      const player = await createPlayer(steppedProduct.url)
      if (deposit > 0) await steppedProduct.fund(player, deposit)
      await logIn(context, player)
      return player
    })
  },
})
