import * as calls from '@fairground/contract/calls/staff-chat'
import { CallError } from '@fairground/contract/envelope'
import { handle } from '../../../ground/call/handler.ts'
import { personOf } from '../../../people/staff/key-id-of.ts'
import { getMessage } from '../../../talk/chat/messages/get-message.ts'
import { countHeld, decideHeld, findHeld, listHeld } from '../../../talk/chat/moderation/held.ts'
import { decideReports, findOpenReports, pageReports } from '../../../talk/chat/staff/reports.ts'

/** Lists reported messages. */
export const listChatReports = handle(calls.listChatReports, async (page, { services: { db } }) => ({
  page: await pageReports(db, page),
}))

/** Decides the reports of a message. */
export const decideChatReport = handle(
  calls.decideChatReport,
  async ({ id, decision, reason }, context) => {
    const by = await personOf(context)
    return { model: { message: await decideReports(context.services, { id, decision, reason, by }) } }
  },
  ({ id }, { services: { db } }) => findOpenReports(db, id),
)

/** Lists held messages. */
export const listHeldMessages = handle(calls.listHeldMessages, async ({ pageNo, pageSize }, { services: { db } }) => {
  const offset = (pageNo - 1) * pageSize
  const [content, total] = await Promise.all([listHeld(db, { limit: pageSize, offset }), countHeld(db)])
  return { page: { content, total } }
})

/** Decides a held message. */
export const decideHeldMessage = handle(
  calls.decideHeldMessage,
  async ({ id, decision }, context) => {
    const { db, chat } = context.services
    const held = await findHeld(db, id)
    if (!held) throw new CallError('held_unknown')
    const by = await personOf(context)
    const { isFirst, messageId } = await chat.queue.add(held.room_id, decideHeld(id, decision, by))
    if (!isFirst) throw new CallError('held_unknown')
    return { model: messageId === undefined ? {} : { message: await getMessage(db, messageId) } }
  },
  async ({ id }, { services: { db } }) => (await findHeld(db, id)) ?? null,
)
