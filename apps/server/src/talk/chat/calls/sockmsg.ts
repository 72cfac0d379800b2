import * as sockmsg from '@fairground/contract/calls/sockmsg'
import { ownerOf } from '../../../live/live/tokens.ts'
import { handle } from '../parts.ts'

/** Returns the token that opens a live connection. The token of an anonymous caller has no owner. */
export const init = handle(sockmsg.init, async (_, { parts: { live }, session }) => ({
  model: { token: await live.connectToken(ownerOf(session)), nodeKey: live.nodeKey },
}))

/** Returns a token for joining channels and rooms of the chat. */
export const join = handle(sockmsg.join, async ({ channels }, { parts: { live, chat }, session }) => {
  const rooms = await chat.findRooms(channels.filter((channel) => channel !== session?.accountId))
  return { model: { token: await live.joinToken(ownerOf(session), channels, rooms) } }
})
