import { CallError, user } from '@fairground/contract'
import { handle } from '../../http/handler.ts'
import { notePush } from '../../notices/notice-store.ts'
import { getWallet } from '../../rounds/wallet-of.ts'

/** Notes that the player has had one of the notices that are for this player. */
export const updatePushStatus = handle(user.updatePushStatus, async ({ id }, { services, session }) => {
  const { notices, db, now } = services
  const own = await notices.listFor(await getWallet(services, session.accountId))
  if (!own.some((notice) => notice.id === id)) throw new CallError('notice_unknown')
  await notePush(db, session.accountId, id, new Date(now()))
  return {}
})
