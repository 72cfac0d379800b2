import * as calls from '@fairground/contract/calls/chat'
import { CallError } from '@fairground/contract/envelope'
import { deleteOwn, editText, getRoomOfMessage } from '../messages/change-message.ts'
import { getMessage } from '../messages/get-message.ts'
import { postText } from '../messages/post-text.ts'
import { reportMessage } from '../moderation/reports.ts'
import { handle } from '../parts.ts'
import { getReadableRoom } from '../rooms/room.ts'

/** Posts a text. */
export const send = handle(calls.send, async (request, { parts, session }) => {
  const { db, chat } = parts
  const { accountId } = session
  const { roomId, clientId, body, replyTo, mentions, card } = request
  if (card !== undefined) throw new CallError('card_by_hand')
  await getReadableRoom(db, { roomId })
  const rules = await chat.rules()
  const posted = await chat.queue.add(roomId, postText({ accountId, clientId, body, replyTo, mentions }, rules))
  if ('held' in posted) throw new CallError('held')
  const message = await getMessage(db, posted.messageId, accountId)
  return { model: { message, ...(posted.hasDistress && { help: true as const }) } }
})

/** Replaces an own text. */
export const edit = handle(calls.edit, async ({ id, body, mentions }, { parts, session }) => {
  const { db, chat } = parts
  const { accountId } = session
  const { roomId } = await getRoomOfMessage(db, id)
  await chat.queue.add(roomId, editText({ id, accountId, body, mentions }, await chat.rules()))
  return { model: { message: await getMessage(db, id, accountId) } }
})

/** Deletes an own message. */
export const remove = handle(calls.remove, async ({ id }, { parts, session }) => {
  const { db, chat } = parts
  const { accountId } = session
  const { roomId } = await getRoomOfMessage(db, id)
  await chat.queue.add(roomId, deleteOwn({ id, accountId }))
  return { model: { message: await getMessage(db, id, accountId) } }
})

/** Leaves a reaction, or takes it back. */
export const react = handle(calls.react, async ({ id, emoji, on }, { parts, session }) => ({
  model: { id, mine: await parts.chat.reactions.set({ id, emoji, on, accountId: session.accountId }) },
}))

/** Reports a message. */
export const report = handle(calls.report, async ({ id, reason, note }, { parts, session }) => {
  await reportMessage(parts, { id, reason, note, accountId: session.accountId })
  return {}
})
