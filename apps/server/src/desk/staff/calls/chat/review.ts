import * as calls from '@fairground/contract/calls/staff-chat'
import { CallError } from '@fairground/contract/envelope'
import { personOf } from '../../../../people/staff/key-id-of.ts'
import { getMessage } from '../../../../talk/chat/messages/get-message.ts'
import { countHeld, decideHeld, findHeld, listHeld } from '../../../../talk/chat/moderation/held.ts'
import { decideReports, findOpenReports, pageReports } from '../../../../talk/chat/staff/reports.ts'
import { handle } from '../../parts.ts'

/** Lists reported messages. */
export const listChatReports = handle(calls.listChatReports, async (page, { parts: { db } }) => ({
  page: await pageReports(db, page),
}))

/** Decides the reports of a message. */
export const decideChatReport = handle(
  calls.decideChatReport,
  async ({ id, decision, reason }, context) => {
    const by = await personOf(context)
    return { model: { message: await decideReports(context.parts, { id, decision, reason, by }) } }
  },
  ({ id }, { parts: { db } }) => findOpenReports(db, id),
)

/** Lists held messages. */
export const listHeldMessages = handle(calls.listHeldMessages, async ({ pageNo, pageSize }, { parts: { db } }) => {
  const offset = (pageNo - 1) * pageSize
  const [content, total] = await Promise.all([listHeld(db, { limit: pageSize, offset }), countHeld(db)])
  return { page: { content, total } }
})

/** Decides a held message. */
export const decideHeldMessage = handle(
  calls.decideHeldMessage,
  async ({ id, decision }, context) => {
    const { db, chat } = context.parts
    const heldMessage = await findHeld(db, id)
    if (!heldMessage) throw new CallError('held_unknown')
    const by = await personOf(context)
    const { isFirst, messageId } = await chat.queue.add(heldMessage.room_id, decideHeld(id, decision, by))
    if (!isFirst) throw new CallError('held_unknown')
    return { model: messageId === undefined ? {} : { message: await getMessage(db, messageId) } }
  },
  async ({ id }, { parts: { db } }) => (await findHeld(db, id)) ?? null,
)
