import { operator } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { readMarkets } from '../../markets/read-markets.ts'
import { saveMarket as save } from '../../markets/save-market.ts'

/** Every profile, as stored this moment. */
export const listMarkets = handle(operator.listMarkets, async (_, { services }) => ({
  list: [...(await readMarkets(services.db)).values()],
}))

/** A profile, in force within a second on every server. */
export const saveMarket = handle(
  operator.saveMarket,
  async (market, { services }) => {
    await save(services.db, market)
    return { model: market }
  },
  async ({ id }, { services }) => (await readMarkets(services.db)).get(id) ?? null,
)
