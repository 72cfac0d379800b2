import * as user from '@fairground/contract/calls/user'
import { CallError } from '@fairground/contract/envelope'
import { handle } from '../../../ground/call/handler.ts'
import type { Session } from '../../../ground/call/session.ts'
import type { Reader } from '../../../live/notices/audience.ts'
import { findPushed, notePush } from '../../../live/notices/notice-store.ts'
import { findPauseOf } from '../../../people/responsible/view-limits.ts'
import { getWallet } from '../../../play/rounds/wallet.ts'
import type { Services } from '../../services.ts'

/** Lists the notices for the caller, and marks those that were pushed to the player already. */
export const noticePage = handle(user.noticePage, async ({ pageNo, pageSize }, { services, session }) => {
  const { notices, db } = services
  const all = await notices.listFor(session ? await readerOf(services, session) : 'visitor')
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
  const playerNotices = await notices.listFor(await readerOf(services, session))
  if (!playerNotices.some((notice) => notice.id === id)) throw new CallError('notice_unknown')
  if (!(await notePush(db, session.accountId, id, new Date(now())))) throw new CallError('notice_unknown')
  return {}
})

async function readerOf(services: Services, { accountId, walletId }: Session): Promise<Reader> {
  const [{ depositCount }, pause] = await Promise.all([getWallet(services, walletId), findPauseOf(services, accountId)])
  return { depositCount, isPaused: pause !== null }
}

/** VIP levels are not built yet: the list is empty. */
export const vipList = handle(user.vipList, async () => ({ list: [] }))
