import * as calls from '@fairground/contract/calls/chat'
import { CallError } from '@fairground/contract/envelope'
import { listHeld } from '../moderation/held.ts'
import * as moderation from '../moderation/moderate.ts'
import { handle } from '../parts.ts'
import { isAtLeast, readAuthors, roleOf } from '../people/profile.ts'
import { getReadableRoom } from '../rooms/room.ts'

/** Does what a helper, moderator or operator of the chat wants. */
export const moderate = handle(calls.moderate, async (request, { parts, session }) => ({
  model: await moderation.moderate(parts, request, session.accountId),
}))

/** Lists the messages that wait for a helper. */
export const held = handle(calls.held, async ({ roomId }, { parts: { db }, session }) => {
  if (!isAtLeast(await roleOf(db, session.accountId), 'helper')) throw new CallError('insufficient_permissions')
  return { list: await listHeld(db, { roomId }) }
})

/** Lists the players who have a room open. */
export const present = handle(calls.present, async ({ roomId }, { parts: { db, chat }, session }) => {
  if (!isAtLeast(await roleOf(db, session.accountId), 'moderator')) throw new CallError('insufficient_permissions')
  const { id } = await getReadableRoom(db, { roomId })
  const authors = await readAuthors(db, await chat.listOnline(id))
  return { list: [...authors.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)) }
})
