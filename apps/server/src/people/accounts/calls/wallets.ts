import * as wallets from '@fairground/contract/calls/wallets'
import { CURRENCY_CHANGED } from '@fairground/contract/live'
import { minorToNumber } from '@fairground/money'
import { setCurrency as changeCurrency, listWallets } from '../account-wallets.ts'
import { handle } from '../parts.ts'
import { getUser } from '../user.ts'

/** Lists the player's wallet in each currency of the site. */
export const list = handle(wallets.list, async (_, { parts, session }) => {
  const [ownWallets, { currencies }] = await Promise.all([listWallets(parts, session.accountId), parts.readSite()])
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
export const setCurrency = handle(wallets.setCurrency, async ({ currencyId }, { parts, session, headers }) => {
  const { accountId } = session
  await changeCurrency(parts, accountId, currencyId)
  parts.tell(accountId, CURRENCY_CHANGED, { currencyId })
  return { user: await getUser(parts, accountId, String(headers.auth)) }
})
