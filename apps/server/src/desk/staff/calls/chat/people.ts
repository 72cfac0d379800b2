import * as calls from '@fairground/contract/calls/staff-chat'
import { personOf } from '../../../../people/staff/key-id-of.ts'
import { getAuthor, readAuthors } from '../../../../talk/chat/people/profile.ts'
import { getRoom } from '../../../../talk/chat/rooms/room.ts'
import { listRoles, setRole } from '../../../../talk/chat/staff/roles.ts'
import {
  findUnlifted,
  getAccountId,
  giveSanction,
  liftSanction,
  pageSanctions,
} from '../../../../talk/chat/staff/sanctions.ts'
import { chooseAvatar } from '../../../../talk/profile/avatars.ts'
import { handle } from '../../parts.ts'

/** Lists who has a role. */
export const listChatRoles = handle(calls.listChatRoles, async (_, { parts: { db } }) => ({
  list: await listRoles(db),
}))

/** Gives an account a role. */
export const setChatRole = handle(
  calls.setChatRole,
  async ({ userId, role }, { parts: { db, now } }) => ({
    model: await setRole(db, { userId, role }, new Date(now())),
  }),
  async ({ userId }, { parts: { db } }) => {
    const accountId = await getAccountId(db, userId)
    return (await readAuthors(db, [accountId])).get(accountId) ?? null
  },
)

/** Removes a player's picture. The staff log has the reason with the request. */
export const removeAvatar = handle(
  calls.removeAvatar,
  async ({ userId }, { parts: { db, now } }) => {
    const accountId = await getAccountId(db, userId)
    await chooseAvatar(db, accountId, '')
    return { model: await getAuthor(db, accountId, new Date(now())) }
  },
  async ({ userId }, { parts: { db } }) => {
    const accountId = await getAccountId(db, userId)
    return (await readAuthors(db, [accountId])).get(accountId) ?? null
  },
)

/** Lists sanctions. */
export const listChatSanctions = handle(calls.listChatSanctions, async (request, { parts: { db } }) => {
  const { userId, pageNo, pageSize } = request
  const accountId = userId === undefined ? undefined : await getAccountId(db, userId)
  return { page: await pageSanctions(db, { accountId, pageNo, pageSize }) }
})

/** Gives a sanction. */
export const sanctionInChat = handle(
  calls.sanctionInChat,
  async ({ userId, roomId, ...sanction }, context) => {
    const { db, now } = context.parts
    if (roomId !== undefined) await getRoom(db, { roomId })
    const [by, accountId] = await Promise.all([personOf(context), getAccountId(db, userId)])
    return { model: await giveSanction(db, { ...sanction, accountId, roomId, by }, now()) }
  },
  async ({ userId }, { parts: { db } }) => {
    const accountId = await getAccountId(db, userId)
    return (await pageSanctions(db, { accountId, pageNo: 1, pageSize: 10 })).content
  },
)

/** Lifts a sanction. */
export const liftChatSanction = handle(
  calls.liftChatSanction,
  async ({ id, reason }, context) => {
    const { db, now } = context.parts
    const by = await personOf(context)
    return { model: await liftSanction(db, { id, reason, by }, new Date(now())) }
  },
  async ({ id }, { parts: { db } }) => (await findUnlifted(db, id)) ?? null,
)
