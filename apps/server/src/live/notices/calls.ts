import * as user from '@fairground/contract/calls/user'
import { CallError } from '@fairground/contract/envelope'
import type { Session } from '../../ground/call/session.ts'
import { getWallet } from '../../money/wallet/get-wallet.ts'
import { findPauseOf } from '../../people/responsible/view-limits.ts'
import type { Reader } from './audience.ts'
import { findPushed, notePush } from './notice-store.ts'
import { handle, type NoticesParts } from './parts.ts'

/** Lists the notices for the caller, and marks those that were pushed to the player already. */
export const noticePage = handle(user.noticePage, async ({ pageNo, pageSize }, { parts, session }) => {
  const { notices, db } = parts
  const all = await notices.listFor(session ? await readerOf(parts, session) : 'visitor')
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
export const updatePushStatus = handle(user.updatePushStatus, async ({ id }, { parts, session }) => {
  const { notices, db, now } = parts
  const playerNotices = await notices.listFor(await readerOf(parts, session))
  if (!playerNotices.some((notice) => notice.id === id)) throw new CallError('notice_unknown')
  if (!(await notePush(db, session.accountId, id, new Date(now())))) throw new CallError('notice_unknown')
  return {}
})

async function readerOf(parts: NoticesParts, { accountId, walletId }: Session): Promise<Reader> {
  const [{ depositCount }, pause] = await Promise.all([getWallet(parts, walletId), findPauseOf(parts, accountId)])
  return { depositCount, isPaused: pause !== null }
}

/** VIP levels are not built yet: the list is empty. */
export const vipList = handle(user.vipList, async () => ({ list: [] }))
