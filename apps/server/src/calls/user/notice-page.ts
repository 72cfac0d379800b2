import { user } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { findPushed } from '../../notices/notice-store.ts'
import { getWallet } from '../../rounds/wallet-of.ts'

/** The notices for whoever asks, with what a player has had already. */
export const noticePage = handle(user.noticePage, async ({ pageNo, pageSize }, { services, session }) => {
  const { notices, db } = services
  const all = await notices.listFor(session ? await getWallet(services, session.accountId) : 'visitor')
  const shown = all.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const ids = shown.map(({ id }) => id)
  const pushed = session ? await findPushed(db, session.accountId, ids) : new Set<string>()
  return { page: { content: shown.map((notice) => ({ ...notice, pushed: pushed.has(notice.id) })), total: all.length } }
})
