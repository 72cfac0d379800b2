import * as calls from '@fairground/contract/calls/staff-chat-holds'
import { personOf } from '../../../../people/staff/key-id-of.ts'
import { findHold, pageHolds, placeHold, releaseHold } from '../../../../talk/chat/staff/holds.ts'
import { handle } from '../../parts.ts'

/** Lists legal holds. */
export const listChatHolds = handle(calls.listChatHolds, async (page, { parts: { db } }) => ({
  page: await pageHolds(db, page),
}))

/** Places a legal hold. */
export const placeChatHold = handle(
  calls.placeChatHold,
  async (hold, context) => {
    const { db, now } = context.parts
    return { model: await placeHold(db, { ...hold, by: await personOf(context) }, new Date(now())) }
  },
  // A new hold has no state before the call, and the answer is what the log keeps of it.
  async () => undefined,
)

/** Releases a legal hold. */
export const releaseChatHold = handle(
  calls.releaseChatHold,
  async ({ id, reason }, context) => {
    const { db, now } = context.parts
    const by = await personOf(context)
    return { model: await releaseHold(db, { id, reason, by }, new Date(now())) }
  },
  async ({ id }, { parts: { db } }) => (await findHold(db, id)) ?? null,
)
