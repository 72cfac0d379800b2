import * as calls from '@fairground/contract/calls/staff-chat'
import { archiveRoom, findAnyRoom, listAllRooms, saveRoom } from '../../../../talk/chat/staff/rooms.ts'
import { findWord, listWords, removeWord, saveWord } from '../../../../talk/chat/staff/words.ts'
import { handle } from '../../parts.ts'

/** Lists every room. */
export const listChatRooms = handle(calls.listChatRooms, async (_, { parts }) => ({
  list: await listAllRooms(parts),
}))

/** Makes or changes a room. */
export const saveChatRoom = handle(
  calls.saveChatRoom,
  async (draft, { parts }) => ({ model: await saveRoom(parts, draft) }),
  // A new room has no state before the call, and its id is in the answer.
  async ({ id }, { parts }) => (id === undefined ? undefined : ((await findAnyRoom(parts, id)) ?? null)),
)

/** Archives a room, or brings it back. */
export const archiveChatRoom = handle(
  calls.archiveChatRoom,
  async ({ id, archived }, { parts }) => ({
    model: await archiveRoom(parts, id, archived ? new Date(parts.now()) : null),
  }),
  async ({ id }, { parts }) => (await findAnyRoom(parts, id)) ?? null,
)

/** Lists the operator's words. */
export const listChatWords = handle(calls.listChatWords, async (_, { parts: { db } }) => ({
  list: await listWords(db),
}))

/** Adds or changes a word. */
export const saveChatWord = handle(
  calls.saveChatWord,
  async (draft, { parts: { db, now } }) => ({ model: await saveWord(db, draft, new Date(now())) }),
  async ({ id }, { parts: { db } }) => (id === undefined ? undefined : ((await findWord(db, id)) ?? null)),
)

/** Removes a word. */
export const removeChatWord = handle(
  calls.removeChatWord,
  async ({ id }, { parts: { db } }) => {
    await removeWord(db, id)
    return {}
  },
  async ({ id }, { parts: { db } }) => (await findWord(db, id)) ?? null,
)
