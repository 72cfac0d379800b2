import { randomUUIDv7 } from 'node:crypto'
import type { GivenAnswerOf, ParsedRequestOf } from '@fairground/contract/call'
import type * as calls from '@fairground/contract/calls/chat'
import type { ChatRole } from '@fairground/contract/chat'
import { CallError } from '@fairground/contract/envelope'
import { type Tx, transaction } from '../../../ground/db/tx.ts'
import {
  deleteMessage,
  getRoomOfMessage,
  hideMessage,
  pinMessage,
  setRoomMode,
  showMessage,
} from '../messages/change-message.ts'
import { getMessage } from '../messages/get-message.ts'
import type { RoomDeed } from '../messages/room-queue.ts'
import type { ChatParts } from '../parts.ts'
import { getPlayer, isAtLeast, roleOf } from '../people/profile.ts'
import { addSanction, liftSanctions, viewSanction } from '../people/sanctions.ts'
import { getRoom, viewRoom } from '../rooms/room.ts'
import { decideHeld, findHeld } from './held.ts'

type Request = ParsedRequestOf<typeof calls.moderate>
type Model = GivenAnswerOf<typeof calls.moderate>['model']
type Parts = Pick<ChatParts, 'db' | 'chat' | 'now'>
/** An action of a helper, moderator or operator. `by`: the account. */
type Deed = Request & { by: string; role: ChatRole }

/** Longest mute of a moderator, and the one without a length: seconds. */
const LONGEST_MUTE = 7 * 24 * 60 * 60
const USUAL_MUTE = 60 * 60
const SLOWEST = 300

/** The least role of each action, and what it does. */
const ACTIONS: Readonly<Record<Request['action'], { least: ChatRole; run(parts: Parts, deed: Deed): Promise<Model> }>> =
  {
    approve: { least: 'helper', run: (parts, deed) => decide(parts, deed, 'approve') },
    reject: { least: 'helper', run: (parts, deed) => decide(parts, deed, 'reject') },
    hide: { least: 'helper', run: (parts, deed) => changeMessage(parts, deed, hideMessage) },
    show: { least: 'helper', run: (parts, deed) => changeMessage(parts, deed, showMessage) },
    delete: { least: 'moderator', run: (parts, deed) => changeMessage(parts, deed, deleteMessage) },
    pin: { least: 'moderator', run: (parts, deed) => changeMessage(parts, deed, pinMessage) },
    unpin: { least: 'moderator', run: (parts, deed) => changeRoom(parts, deed, pinMessage(undefined)) },
    slow: {
      least: 'moderator',
      run: (parts, deed) =>
        changeRoom(parts, deed, setRoomMode({ slow_seconds: Math.min(deed.seconds ?? SLOWEST, SLOWEST) })),
    },
    lock: { least: 'moderator', run: (parts, deed) => changeRoom(parts, deed, setRoomMode({ locked: true })) },
    unlock: { least: 'moderator', run: (parts, deed) => changeRoom(parts, deed, setRoomMode({ locked: false })) },
    warn: { least: 'moderator', run: (parts, deed) => sanction(parts, deed, { kind: 'warn', seconds: undefined }) },
    mute: {
      least: 'moderator',
      run: (parts, deed) =>
        sanction(parts, deed, { kind: 'mute', seconds: Math.min(deed.seconds ?? USUAL_MUTE, LONGEST_MUTE) }),
    },
    unmute: { least: 'moderator', run: (parts, deed) => lift(parts, deed, 'mute') },
    ban: { least: 'operator', run: (parts, deed) => sanction(parts, deed, { kind: 'ban', seconds: deed.seconds }) },
    unban: { least: 'operator', run: (parts, deed) => lift(parts, deed, 'ban') },
  }

/**
 * Does what a helper, moderator or operator of the chat wants, and notes it in the same transaction: what is refused leaves no line.
 * @throws CallError insufficient_permissions, room_unknown, message_unknown, player_unknown
 */
export async function moderate(parts: Parts, request: Request, accountId: string): Promise<Model> {
  const role = await roleOf(parts.db, accountId)
  const { least, run } = ACTIONS[request.action]
  if (!isAtLeast(role, least)) throw new CallError('insufficient_permissions')
  return run(parts, { ...request, by: accountId, role })
}

async function noteLine(tx: Tx, { action, roomId, id, userId, seconds, reason, by }: Deed, at: Date): Promise<void> {
  await tx
    .insertInto('chat_moderation')
    .values({
      ...{ id: randomUUIDv7(), account_id: by, action, reason, at },
      ...{ room_id: roomId ?? null, target_id: id ?? userId ?? null, seconds: seconds ?? null },
    })
    .execute()
}

/** The change of a room with its line. */
function noted<Result>(deed: Deed, change: RoomDeed<Result>): RoomDeed<Result> {
  return async (at) => {
    const result = await change(at)
    await noteLine(at.tx, deed, new Date(at.nowMs))
    return result
  }
}

async function changeMessage(
  { db, chat }: Parts,
  deed: Deed,
  changeOf: (id: string) => RoomDeed<void>,
): Promise<Model> {
  const { id, by } = deed
  if (id === undefined) throw new CallError('message_unknown')
  const { roomId } = await getRoomOfMessage(db, id)
  await chat.queue.add(roomId, noted(deed, changeOf(id)))
  return { message: await getMessage(db, id, by) }
}

async function changeRoom({ db, chat, now }: Parts, deed: Deed, change: RoomDeed<void>): Promise<Model> {
  const { id } = await getRoom(db, { roomId: deed.roomId })
  await chat.queue.add(id, noted(deed, change))
  return { room: viewRoom(await getRoom(db, { roomId: id }), now()) }
}

async function decide({ db, chat }: Parts, deed: Deed, decision: 'approve' | 'reject'): Promise<Model> {
  const { id, by } = deed
  const heldMessage = id === undefined ? undefined : await findHeld(db, id)
  if (!heldMessage) throw new CallError('message_unknown')
  const decideFirst: RoomDeed<string | undefined> = async (at) => {
    const { isFirst, messageId } = await decideHeld(heldMessage.id, decision, by)(at)
    if (!isFirst) throw new CallError('message_unknown')
    return messageId
  }
  const messageId = await chat.queue.add(heldMessage.room_id, noted(deed, decideFirst))
  return messageId === undefined ? {} : { message: await getMessage(db, messageId, by) }
}

/** The account of a player. Nobody sanctions somebody of the same or a higher role. */
async function getTarget({ db }: Parts, { userId, roomId, role }: Deed): Promise<string> {
  if (userId === undefined) throw new CallError('player_unknown')
  const { accountId, author } = await getPlayer(db, userId)
  if (isAtLeast(author.role, role)) throw new CallError('insufficient_permissions')
  if (roomId !== undefined) await getRoom(db, { roomId })
  return accountId
}

async function sanction(
  parts: Parts,
  deed: Deed,
  given: { kind: 'warn' | 'mute' | 'ban'; seconds: number | undefined },
): Promise<Model> {
  const accountId = await getTarget(parts, deed)
  const { roomId, reason, by } = deed
  const row = await transaction(parts.db, async (tx) => {
    await noteLine(tx, deed, new Date(parts.now()))
    return addSanction(tx, { ...given, accountId, roomId, reason, by }, parts.now())
  })
  return { sanction: viewSanction(row) }
}

async function lift(parts: Parts, deed: Deed, kind: 'mute' | 'ban'): Promise<Model> {
  const accountId = await getTarget(parts, deed)
  const [row] = await transaction(parts.db, async (tx) => {
    await noteLine(tx, deed, new Date(parts.now()))
    return liftSanctions(tx, { accountId, kind, roomId: deed.roomId, by: deed.by }, parts.now())
  })
  return row ? { sanction: viewSanction(row) } : {}
}
