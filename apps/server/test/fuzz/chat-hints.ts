import { CHAT_EMOJI } from '@fairground/contract/chat'
import type { View } from './hints.ts'
import type { Row } from './memory.ts'

/** A message that an answer has shown. */
const messageOf = (topic: string, { row }: View): Row => (row(topic).message as Row | undefined) ?? {}

const roomOf = ({ row, random }: View): unknown =>
  row(random.chance(0.7) ? 'chat.rooms' : 'staff.listChatRooms').id ?? row('chat.rooms').id

const own = (view: View): Row => ({ id: messageOf('chat.send', view).id, mentions: [] })

const authorOf = (view: View): unknown => (messageOf('chat.send', view).author as Row | undefined)?.id

const anyPlayer = ({ random, world }: View): unknown => random.pick(world.people.players()).userId

/** Actions of helpers, moderators and operators that leave a run something to do. */
const ACTIONS = [
  ...(['warn', 'mute', 'unmute', 'ban', 'unban', 'hide', 'show', 'pin', 'unpin'] as const),
  ...(['slow', 'unlock', 'unlock', 'lock', 'delete', 'approve', 'reject'] as const),
]

/** Fields of the chat's calls that make sense together. `notGiven` leaves a field out, whatever the schema would make. */
export const chatHints = (notGiven: symbol): Readonly<Record<string, (view: View) => Row>> => ({
  'chat.rooms': () => ({ gameId: notGiven, pageNo: 1, pageSize: 100 }),
  'chat.open': (view) => ({ roomId: roomOf(view), gameId: notGiven }),
  'chat.history': (view) => ({ roomId: roomOf(view) }),
  'chat.read': (view) => ({ roomId: roomOf(view) }),
  'chat.send': (view) => ({
    ...{ roomId: roomOf(view), clientId: `f${view.random.below(1e9)}`, mentions: [], card: notGiven },
    body: view.random.chance(0.2) ? `a loan of ${view.random.below(1e6)}` : `text ${view.random.below(1e6)}`,
    replyTo: view.random.chance(0.3) ? messageOf('chat.send', view).id : notGiven,
  }),
  'chat.edit': (view) => ({ ...own(view), body: `edit ${view.random.below(1e6)}` }),
  'chat.delete': own,
  'chat.react': (view) => ({ id: messageOf('chat.send', view).id, emoji: view.random.pick(CHAT_EMOJI) }),
  'chat.report': (view) => ({ id: messageOf('chat.send', view).id, note: '' }),
  'chat.shareBets': (view) => ({ roomId: roomOf(view) }),
  'chat.translate': (view) => ({ id: messageOf('chat.send', view).id, locale: 'id-ID' }),
  'chat.ignore': (view) => ({ userId: authorOf(view) }),
  'chat.setName': ({ random }) => ({ name: `fuzz_${random.below(1e6)}` }),
  'profile.view': (view) => ({ id: authorOf(view) }),
  'staff.removeAvatar': (view) => ({ userId: anyPlayer(view), reason: 'a test' }),
  'chat.moderate': (view) => ({
    ...{ action: view.random.pick(ACTIONS), roomId: roomOf(view), userId: authorOf(view), seconds: 60 },
    id: view.random.chance(0.3) ? view.row('chat.held').id : messageOf('chat.send', view).id,
  }),
  'chat.present': (view) => ({ roomId: roomOf(view) }),
  'staff.saveChatRoom': ({ random }) => ({
    ...{ id: notGiven, kind: random.pick(['PUBLIC', 'ANNOUNCE']), minLevel: 0, settings: notGiven },
    name: `room ${random.below(1e6)}`,
  }),
  'staff.archiveChatRoom': ({ row, random }) => ({ id: row('staff.listChatRooms').id, archived: random.chance(0.3) }),
  'staff.setChatRole': (view) => ({ userId: anyPlayer(view), role: view.random.pick(['member', 'operator']) }),
  'staff.saveChatWord': () => ({ id: notGiven, pattern: 'loan', action: 'hold' }),
  'staff.removeChatWord': ({ row }) => ({ id: row('staff.listChatWords').id ?? row('staff.saveChatWord').id }),
  'staff.listChatReports': () => ({ pageNo: 1, pageSize: 20 }),
  'staff.decideChatReport': (view) => ({ id: messageOf('staff.listChatReports', view).id, reason: 'seen' }),
  'staff.listHeldMessages': () => ({ pageNo: 1, pageSize: 20 }),
  'staff.decideHeldMessage': ({ row }) => ({ id: row('staff.listHeldMessages').id }),
  'staff.listChatSanctions': () => ({ userId: notGiven, pageNo: 1 }),
  'staff.sanctionInChat': (view) => ({ userId: anyPlayer(view), roomId: notGiven, seconds: 60, reason: 'a test' }),
  'staff.liftChatSanction': ({ row }) => ({ id: row('staff.listChatSanctions').id, reason: 'a test' }),
  'staff.exportChatLog': (view) => ({ roomId: roomOf(view), from: 0, until: Date.now() }),
  'staff.placeChatHold': (view) => ({
    ...{ roomId: view.random.chance(0.5) ? roomOf(view) : notGiven, from: 0, until: Date.now(), reason: 'a test' },
  }),
  'staff.releaseChatHold': ({ row }) => ({ id: row('staff.listChatHolds').id, reason: 'a test' }),
  'staff.listChatHolds': () => ({ pageNo: 1, pageSize: 20 }),
})
