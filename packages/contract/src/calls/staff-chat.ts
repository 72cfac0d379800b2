import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  chatAuthorSchema,
  chatMessageSchema,
  chatRoomKindSchema,
  chatRoomSchema,
  chatSettingsSchema,
  heldMessageSchema,
  ownSanctionSchema,
  reportReasonSchema,
  sanctionKindSchema,
} from '../chat.ts'
import { idSchema, momentSchema, nothingSchema, pageAnswer, pageRequestSchema, timeSchema } from '../shapes.ts'

const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** A room as staff sees it. */
const staffRoomSchema = z.extend(chatRoomSchema, {
  minLevel: z.int(),
  position: z.int(),
  /** The last number of the room. */
  seq: z.int(),
  archivedAt: z.optional(timeSchema),
})

/** Every room. */
export const listChatRooms = defineCall({
  name: 'staff.listChatRooms',
  summary: 'Every room of the chat, archived ones too, in their order.',
  path: '/api/staff/chat/room/list',
  access: 'staff',
  may: 'chat.read',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(staffRoomSchema) }),
})

/** Makes or changes a room. */
export const saveChatRoom = defineCall({
  name: 'staff.saveChatRoom',
  summary: 'Makes a room, or changes the one of its id. The server makes rooms of games; their kind stays.',
  path: '/api/staff/chat/room/save',
  access: 'staff',
  may: 'chat.change',
  request: () =>
    z.object({
      id: z.optional(idSchema),
      kind: chatRoomKindSchema,
      name: z.string().check(z.trim(), z.maxLength(80)),
      topic: z._default(z.string().check(z.maxLength(200)), ''),
      rules: z._default(z.string().check(z.maxLength(4_000)), ''),
      minLevel: z._default(z.int().check(z.minimum(0), z.maximum(100)), 0),
      position: z._default(z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)), 0),
      settings: z.optional(chatSettingsSchema),
    }),
  answer: () => z.object({ model: staffRoomSchema }),
  errors: ['room_unknown'],
})

/** Archives a room, or opens it again. */
export const archiveChatRoom = defineCall({
  name: 'staff.archiveChatRoom',
  summary: 'Takes a room out of every list, or brings it back; its messages stay in the log.',
  path: '/api/staff/chat/room/archive',
  access: 'staff',
  may: 'chat.change',
  request: () => z.object({ id: idSchema, archived: z._default(z.boolean(), true) }),
  answer: () => z.object({ model: staffRoomSchema }),
  errors: ['room_unknown'],
})

/** Removes a player's picture. */
export const removeAvatar = defineCall({
  name: 'staff.removeAvatar',
  summary:
    'Removes the picture of a player that others must not see: the coloured initial stands in its place. A mute or a ban keeps the player from sending another one.',
  path: '/api/staff/chat/avatar/remove',
  access: 'staff',
  may: 'chat.change',
  request: () => z.object({ userId: idSchema, reason: reasonSchema }),
  answer: () => z.object({ model: chatAuthorSchema }),
  errors: ['account_unknown'],
})

/** Who has a role. */
export const listChatRoles = defineCall({
  name: 'staff.listChatRoles',
  summary: 'The helpers, moderators and operators of the chat.',
  path: '/api/staff/chat/role/list',
  access: 'staff',
  may: 'chat.read',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(chatAuthorSchema) }),
})

/** Gives a role. */
export const setChatRole = defineCall({
  name: 'staff.setChatRole',
  summary:
    'Makes a player a helper, a moderator, an operator of the chat, or a member again. `userId` is the id of the account or of the author, as in the other calls.',
  path: '/api/staff/chat/role/set',
  access: 'staff',
  may: 'chat.change',
  request: () => z.object({ userId: idSchema, role: z.enum(['member', 'helper', 'moderator', 'operator']) }),
  answer: () => z.object({ model: chatAuthorSchema }),
  errors: ['account_unknown'],
})

/** What happens to a message with a word. */
export const wordActionSchema = z.enum(['hold', 'block', 'mask'])

/** A pattern of the operator. */
const wordSchema = z.object({
  id: idSchema,
  /** `*` stands for any letters of a word; case, accents of width and look-alike letters do not matter. */
  pattern: z.string(),
  action: wordActionSchema,
  at: timeSchema,
})

/** The operator's words. */
export const listChatWords = defineCall({
  name: 'staff.listChatWords',
  summary: 'The words that hold, block or mask a message.',
  path: '/api/staff/chat/word/list',
  access: 'staff',
  may: 'chat.read',
  request: () => nothingSchema,
  answer: () => z.object({ list: z.array(wordSchema) }),
})

/** Adds or changes a word. */
export const saveChatWord = defineCall({
  name: 'staff.saveChatWord',
  summary: 'Adds a word or changes the one of its id. A pattern is literal but for `*`: any letters of one word.',
  path: '/api/staff/chat/word/save',
  access: 'staff',
  may: 'chat.change',
  request: () =>
    z.object({
      id: z.optional(idSchema),
      pattern: z.string().check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/[^*\s]/)),
      action: wordActionSchema,
    }),
  answer: () => z.object({ model: wordSchema }),
  errors: ['word_unknown'],
})

/** Removes a word. */
export const removeChatWord = defineCall({
  name: 'staff.removeChatWord',
  summary: 'Removes a word.',
  path: '/api/staff/chat/word/remove',
  access: 'staff',
  may: 'chat.change',
  request: () => z.object({ id: idSchema }),
  answer: () => nothingSchema,
  errors: ['word_unknown'],
})

/** A reported message with what was written around it. */
const reportedSchema = z.object({
  message: chatMessageSchema,
  /** The text, also where players see none. */
  body: z.string(),
  hidden: z.boolean(),
  /** `distress`: the server's own, of the author; those messages stand first. */
  reports: z.array(
    z.object({
      reporter: idSchema,
      reason: z.enum([...reportReasonSchema.options, 'distress']),
      note: z.string(),
      at: timeSchema,
    }),
  ),
  /** The 10 messages before and after it. */
  context: z.array(chatMessageSchema),
})

/** The queue of reports. */
export const listChatReports = defineCall({
  name: 'staff.listChatReports',
  summary:
    'Reported messages that nobody has decided: those of distress first, then the oldest report; each with 20 messages around it.',
  path: '/api/staff/chat/report/list',
  access: 'staff',
  may: 'chat.read',
  request: () => pageRequestSchema,
  answer: () => pageAnswer(reportedSchema),
})

/** Decides the reports of a message. */
export const decideChatReport = defineCall({
  name: 'staff.decideChatReport',
  summary: 'Decides all open reports of a message: `delete` leaves a tombstone, `keep` shows it again.',
  path: '/api/staff/chat/report/decide',
  access: 'staff',
  may: 'chat.change',
  request: () => z.object({ id: idSchema, decision: z.enum(['delete', 'keep']), reason: reasonSchema }),
  answer: () => z.object({ model: z.object({ message: chatMessageSchema }) }),
  errors: ['report_unknown'],
})

/** The held messages. */
export const listHeldMessages = defineCall({
  name: 'staff.listHeldMessages',
  summary: 'Messages that wait for a decision, the oldest first.',
  path: '/api/staff/chat/held/list',
  access: 'staff',
  may: 'chat.read',
  request: () => pageRequestSchema,
  answer: () => pageAnswer(heldMessageSchema),
})

/** Decides a held message. */
export const decideHeldMessage = defineCall({
  name: 'staff.decideHeldMessage',
  summary: 'Posts a held message, or rejects it.',
  path: '/api/staff/chat/held/decide',
  access: 'staff',
  may: 'chat.change',
  request: () => z.object({ id: idSchema, decision: z.enum(['approve', 'reject']) }),
  answer: () => z.object({ model: z.object({ message: z.optional(chatMessageSchema) }) }),
  errors: ['held_unknown'],
})

/** A sanction with who gave and lifted it. */
const staffSanctionSchema = z.extend(ownSanctionSchema, {
  player: chatAuthorSchema,
  /** The account of a moderator, or the person of a staff key. */
  by: z.string(),
  liftedAt: z.optional(timeSchema),
  liftedBy: z.optional(z.string()),
})

/** The sanctions. */
export const listChatSanctions = defineCall({
  name: 'staff.listChatSanctions',
  summary: 'Sanctions, the newest first; with `userId` those of one player.',
  path: '/api/staff/chat/sanction/list',
  access: 'staff',
  may: 'chat.read',
  request: () => z.extend(pageRequestSchema, { userId: z.optional(idSchema) }),
  answer: () => pageAnswer(staffSanctionSchema),
  errors: ['account_unknown'],
})

/** Gives a sanction. */
export const sanctionInChat = defineCall({
  name: 'staff.sanctionInChat',
  summary: 'Warns, mutes or bans a player in the chat. The player sees the reason and the end.',
  path: '/api/staff/chat/sanction/set',
  access: 'staff',
  may: 'chat.change',
  request: () =>
    z.object({
      userId: idSchema,
      kind: sanctionKindSchema,
      roomId: z.optional(idSchema),
      /** Absent: no end. */
      seconds: z.optional(z.int().check(z.minimum(60), z.maximum(315_360_000))),
      reason: reasonSchema,
    }),
  answer: () => z.object({ model: staffSanctionSchema }),
  errors: ['account_unknown', 'room_unknown'],
})

/** Lifts a sanction. */
export const liftChatSanction = defineCall({
  name: 'staff.liftChatSanction',
  summary: 'Lifts a sanction before its end.',
  path: '/api/staff/chat/sanction/lift',
  access: 'staff',
  may: 'chat.change',
  request: () => z.object({ id: idSchema, reason: reasonSchema }),
  answer: () => z.object({ model: staffSanctionSchema }),
  errors: ['sanction_unknown'],
})

/** A line of the log of a room. */
const logLineSchema = z.object({
  seq: z.int(),
  kind: z.string(),
  at: timeSchema,
  messageId: z.optional(idSchema),
  author: z.optional(idSchema),
  /** The text with this event, also of a deleted message. */
  body: z.optional(z.string()),
  /** Earlier texts, the oldest first. */
  revisions: z.optional(z.array(z.object({ body: z.string(), at: timeSchema }))),
})

/** Exports the log of a room. */
export const exportChatLog = defineCall({
  name: 'staff.exportChatLog',
  summary: 'The log of a room with deleted and earlier texts. The staff log keeps who has read what.',
  path: '/api/staff/chat/log/export',
  access: 'staff',
  may: 'chat.read',
  request: () =>
    z.object({
      roomId: idSchema,
      from: momentSchema,
      until: momentSchema,
      after: z._default(z.int().check(z.minimum(0)), 0),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1_000),
    }),
  answer: () => z.object({ list: z.array(logLineSchema), more: z.boolean() }),
  errors: ['room_unknown'],
})
