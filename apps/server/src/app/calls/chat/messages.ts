import * as calls from '@fairground/contract/calls/chat'
import { CallError } from '@fairground/contract/envelope'
import { handle } from '../../../ground/call/handler.ts'
import { deleteOwn, editText, getRoomOfMessage } from '../../../talk/chat/messages/change-message.ts'
import { getMessage } from '../../../talk/chat/messages/get-message.ts'
import { postText } from '../../../talk/chat/messages/post-text.ts'
import { reportMessage } from '../../../talk/chat/moderation/reports.ts'
import { getAuthor } from '../../../talk/chat/people/profile.ts'
import { getReadableRoom } from '../../../talk/chat/rooms/room.ts'

/** Posts a text. */
export const send = handle(calls.send, async (request, { services, session, headers }) => {
  const { db, chat, now } = services
  const { accountId } = session
  const { roomId, clientId, body, replyTo, mentions, card } = request
  if (card !== undefined) throw new CallError('card_by_hand')
  await getReadableRoom(db, { roomId })
  await getAuthor(db, accountId, new Date(now()))
  const rules = await chat.rules(headers.host)
  const posted = await chat.queue.add(roomId, postText({ accountId, clientId, body, replyTo, mentions }, rules))
  if ('held' in posted) throw new CallError('held')
  const message = await getMessage(db, posted.messageId, accountId)
  return { model: { message, ...(posted.hasDistress && { help: true as const }) } }
})

/** Replaces an own text. */
export const edit = handle(calls.edit, async ({ id, body, mentions }, { services, session, headers }) => {
  const { db, chat } = services
  const { accountId } = session
  const { roomId } = await getRoomOfMessage(db, id)
  await chat.queue.add(roomId, editText({ id, accountId, body, mentions }, await chat.rules(headers.host)))
  return { model: { message: await getMessage(db, id, accountId) } }
})

/** Deletes an own message. */
export const remove = handle(calls.remove, async ({ id }, { services, session }) => {
  const { db, chat } = services
  const { accountId } = session
  const { roomId } = await getRoomOfMessage(db, id)
  await chat.queue.add(roomId, deleteOwn({ id, accountId }))
  return { model: { message: await getMessage(db, id, accountId) } }
})

/** Leaves a reaction, or takes it back. */
export const react = handle(calls.react, async ({ id, emoji, on }, { services, session }) => ({
  model: { id, mine: await services.chat.reactions.set({ id, emoji, on, accountId: session.accountId }) },
}))

/** Reports a message. */
export const report = handle(calls.report, async ({ id, reason, note }, { services, session }) => {
  await reportMessage(services, { id, reason, note, accountId: session.accountId })
  return {}
})
