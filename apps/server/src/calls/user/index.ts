import * as user from '@fairground/contract/calls/user'
import { CallError } from '@fairground/contract/envelope'
import { CURRENCY_CHANGED } from '@fairground/contract/live'
import { minorToNumber } from '@fairground/money'
import { setCurrency as changeCurrency, listWallets } from '../../accounts/account-wallets.ts'
import { getUser } from '../../accounts/user.ts'
import { handle } from '../../http/handler.ts'
import { findPushed, notePush } from '../../notices/notice-store.ts'
import { getWallet } from '../../rounds/wallet.ts'

/** Lists the notices for the caller, and marks those that were pushed to the player already. */
export const noticePage = handle(user.noticePage, async ({ pageNo, pageSize }, { services, session }) => {
  const { notices, db } = services
  const all = await notices.listFor(session ? await getWallet(services, session.walletId) : 'visitor')
  const pageNotices = all.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const ids = pageNotices.map(({ id }) => id)
  const pushedIds = session ? await findPushed(db, session.accountId, ids) : new Set<string>()
  return {
    page: {
      content: pageNotices.map((notice) => ({ ...notice, pushed: pushedIds.has(notice.id) })),
      total: all.length,
    },
  }
})

/** Notes that a notice was pushed to the player. */
export const updatePushStatus = handle(user.updatePushStatus, async ({ id }, { services, session }) => {
  const { notices, db, now } = services
  const playerNotices = await notices.listFor(await getWallet(services, session.walletId))
  if (!playerNotices.some((notice) => notice.id === id)) throw new CallError('notice_unknown')
  await notePush(db, session.accountId, id, new Date(now()))
  return {}
})

/** VIP levels are not built yet: the list is empty. */
export const vipList = handle(user.vipList, async () => ({ list: [] }))

/** Lists the player's wallet in each currency of the site. */
export const wallets = handle(user.wallets, async (_, { services, session }) => {
  const [ownWallets, { currencies }] = await Promise.all([
    listWallets(services, session.accountId),
    services.readSite(),
  ])
  const list = [...currencies.values()].map(({ id, symbol, decimal_length }) => {
    const wallet = ownWallets.find(({ currencyId }) => currencyId === id)
    return {
      currencyId: id,
      symbol,
      decimalLength: decimal_length,
      balance: minorToNumber(wallet?.mainMinor ?? 0n, decimal_length),
      held: minorToNumber(wallet?.heldMinor ?? 0n, decimal_length),
    }
  })
  return { list }
})

/** Changes the player's currency, and tells the player's other devices. */
export const setCurrency = handle(user.setCurrency, async ({ currencyId }, { services, session, headers }) => {
  const { accountId } = session
  await changeCurrency(services, accountId, currencyId)
  services.live.tell(accountId, CURRENCY_CHANGED, { currencyId })
  return { user: await getUser(services, accountId, String(headers.auth)) }
})
