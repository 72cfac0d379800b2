import * as calls from '@fairground/contract/calls/staff-chat'
import { handle } from '../../../ground/call/handler.ts'
import { archiveRoom, findAnyRoom, listAllRooms, saveRoom } from '../../../talk/chat/staff/rooms.ts'
import { findWord, listWords, removeWord, saveWord } from '../../../talk/chat/staff/words.ts'

/** Lists every room. */
export const listChatRooms = handle(calls.listChatRooms, async (_, { services }) => ({
  list: await listAllRooms(services),
}))

/** Makes or changes a room. */
export const saveChatRoom = handle(
  calls.saveChatRoom,
  async (draft, { services }) => ({ model: await saveRoom(services, draft) }),
  // A new room has no state before the call, and its id is in the answer.
  async ({ id }, { services }) => (id === undefined ? undefined : ((await findAnyRoom(services, id)) ?? null)),
)

/** Archives a room, or brings it back. */
export const archiveChatRoom = handle(
  calls.archiveChatRoom,
  async ({ id, archived }, { services }) => ({
    model: await archiveRoom(services, id, archived ? new Date(services.now()) : null),
  }),
  async ({ id }, { services }) => (await findAnyRoom(services, id)) ?? null,
)

/** Lists the operator's words. */
export const listChatWords = handle(calls.listChatWords, async (_, { services: { db } }) => ({
  list: await listWords(db),
}))

/** Adds or changes a word. */
export const saveChatWord = handle(
  calls.saveChatWord,
  async (draft, { services: { db, now } }) => ({ model: await saveWord(db, draft, new Date(now())) }),
  async ({ id }, { services: { db } }) => (id === undefined ? undefined : ((await findWord(db, id)) ?? null)),
)

/** Removes a word. */
export const removeChatWord = handle(
  calls.removeChatWord,
  async ({ id }, { services: { db } }) => {
    await removeWord(db, id)
    return {}
  },
  async ({ id }, { services: { db } }) => (await findWord(db, id)) ?? null,
)
