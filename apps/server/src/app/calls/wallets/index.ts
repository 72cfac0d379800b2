import * as wallets from '@fairground/contract/calls/wallets'
import { CURRENCY_CHANGED } from '@fairground/contract/live'
import { minorToNumber } from '@fairground/money'
import { handle } from '../../../ground/call/handler.ts'
import { setCurrency as changeCurrency, listWallets } from '../../../people/accounts/account-wallets.ts'
import { getUser } from '../../../people/accounts/user.ts'

/** Lists the player's wallet in each currency of the site. */
export const list = handle(wallets.list, async (_, { services, session }) => {
  const [ownWallets, { currencies }] = await Promise.all([
    listWallets(services, session.accountId),
    services.readSite(),
  ])
  const rows = [...currencies.values()].map(({ id, symbol, decimal_length }) => {
    const wallet = ownWallets.find(({ currencyId }) => currencyId === id)
    return {
      currencyId: id,
      symbol,
      decimalLength: decimal_length,
      balance: minorToNumber(wallet?.mainMinor ?? 0n, decimal_length),
      held: minorToNumber(wallet?.heldMinor ?? 0n, decimal_length),
    }
  })
  return { list: rows }
})

/** Changes the player's currency, and tells the player's other devices. */
export const setCurrency = handle(wallets.setCurrency, async ({ currencyId }, { services, session, headers }) => {
  const { accountId } = session
  await changeCurrency(services, accountId, currencyId)
  services.live.tell(accountId, CURRENCY_CHANGED, { currencyId })
  return { user: await getUser(services, accountId, String(headers.auth)) }
})
