import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  CHAT_EMOJI,
  chatAuthorSchema,
  chatEventSchema,
  chatMessageSchema,
  chatRoleSchema,
  chatRoomSchema,
  heldMessageSchema,
  LONGEST_BODY,
  listedRoomSchema,
  ownSanctionSchema,
  reportReasonSchema,
} from '../chat.ts'
import { roomBetsSchema, shareChoiceSchema } from '../chat-cards.ts'
import { idSchema, nothingSchema, pageRequestSchema, timeSchema } from '../shapes.ts'

const gameIdSchema = z.string().check(z.minLength(1), z.maxLength(64))
const seqSchema = z.int().check(z.minimum(0))
const bodySchema = z.string().check(z.maxLength(LONGEST_BODY))
const messageAnswer = () => z.object({ model: z.object({ message: chatMessageSchema }) })

/** Why somebody may not write. */
const WRITING = [
  'room_unknown',
  'level_needed',
  'room_locked',
  'muted',
  'banned',
  'writing_closed',
  'account_too_new',
] as const
/** Why a text is not posted. */
const TEXT = ['message_empty', 'too_long', 'too_many_mentions', 'link_not_allowed', 'blocked_word'] as const

/** The rooms that the caller sees. */
export const rooms = defineCall({
  name: 'chat.rooms',
  summary: 'The rooms that are not archived, in their order; with `gameId` only the room of that game.',
  path: '/api/chat/rooms',
  access: 'anyone',
  request: () => z.extend(pageRequestSchema, { gameId: z.optional(gameIdSchema) }),
  answer: () => z.object({ list: z.array(listedRoomSchema) }),
})

/** Opens a room: by it a player joins. */
export const open = defineCall({
  name: 'chat.open',
  summary:
    'Opens a room by its id or its game; a player becomes a member by it. For live events: `sockmsg/join` with the id of the room as channel, then `join` in the namespace `/chat`.',
  path: '/api/chat/open',
  access: 'anyone',
  request: () => z.object({ gameId: z.optional(gameIdSchema), roomId: z.optional(idSchema) }),
  answer: () =>
    z.object({
      model: z.object({
        room: listedRoomSchema,
        /** The caller as an author; absent for a visitor. */
        me: z.optional(chatAuthorSchema),
        role: chatRoleSchema,
        /** Those in force, and warnings of the last 30 days. */
        sanctions: z.array(ownSanctionSchema),
        /** Why the caller may not write here now, where that is no sanction, lock or kind of room. */
        silent: z.optional(
          z.object({
            why: z.enum(['account_too_new', 'writing_closed']),
            /** Absent: no end is known. */
            until: z.optional(timeSchema),
          }),
        ),
        /** Authors whom the caller ignores: the client hides their live messages. */
        ignored: z.array(idSchema),
        /** The number up to which the caller has read. */
        readSeq: z.int(),
        /** The last number of the room. */
        seq: z.int(),
        pinned: z.optional(chatMessageSchema),
        /** The last 50 messages as events of kind `message`, the oldest first. */
        list: z.array(chatEventSchema),
        /** Whether there are earlier messages. */
        more: z.boolean(),
        /** The site has a provider of machine translation: `chat.translate` answers. */
        translate: z.optional(z.literal(true)),
      }),
    }),
  errors: ['room_unknown', 'level_needed', 'room_full', 'banned', 'reading_closed'],
})

/** Reads a room backwards by messages, or forwards by events. */
export const history = defineCall({
  name: 'chat.history',
  summary:
    'With `before` the messages before that number, with `after` every event after it; without both the last messages. The oldest first.',
  path: '/api/chat/history',
  access: 'anyone',
  request: () =>
    z.object({
      roomId: idSchema,
      before: z.optional(seqSchema),
      after: z.optional(seqSchema),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
  answer: () => z.object({ list: z.array(chatEventSchema), more: z.boolean() }),
  errors: ['room_unknown', 'level_needed', 'banned', 'reading_closed'],
})

/** Posts a text. */
export const send = defineCall({
  name: 'chat.send',
  summary: 'Posts a text. The same `clientId` of a player never posts twice: it gets the first message again.',
  path: '/api/chat/send',
  request: () =>
    z.object({
      roomId: idSchema,
      clientId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
      body: bodySchema,
      replyTo: z.optional(idSchema),
      /** Ids of authors whose `@name` stands in the body; moderators may write `@all`. */
      mentions: z._default(z.array(idSchema).check(z.maxLength(50)), []),
      /** Always refused: the server makes cards. */
      card: z.optional(z.unknown()),
    }),
  answer: () =>
    z.object({
      model: z.object({
        message: chatMessageSchema,
        /** The text speaks of distress: the client shows its author where help is (`responsible.helplines`). */
        help: z.optional(z.literal(true)),
      }),
    }),
  errors: [...WRITING, ...TEXT, 'slow_mode', 'duplicate', 'held', 'message_unknown', 'card_by_hand'],
})

/** Changes an own text. */
export const edit = defineCall({
  name: 'chat.edit',
  summary: 'Replaces the text of an own message, under the rules of a new one; earlier texts stay in the log.',
  path: '/api/chat/edit',
  request: () => z.object({ id: idSchema, body: bodySchema, mentions: z._default(z.array(idSchema), []) }),
  answer: messageAnswer,
  errors: [...WRITING, ...TEXT, 'slow_mode', 'duplicate', 'message_unknown', 'message_too_old'],
})

/** Deletes an own message. */
export const remove = defineCall({
  name: 'chat.delete',
  summary: 'Deletes an own message: a tombstone stays.',
  path: '/api/chat/delete',
  request: () => z.object({ id: idSchema }),
  answer: messageAnswer,
  errors: ['message_unknown', 'message_too_old', 'banned'],
})

/** Leaves a reaction or takes it back. */
export const react = defineCall({
  name: 'chat.react',
  summary: 'Leaves one of the eight reactions on a message, or takes it back.',
  path: '/api/chat/react',
  request: () => z.object({ id: idSchema, emoji: z.enum(CHAT_EMOJI), on: z._default(z.boolean(), true) }),
  answer: () => z.object({ model: z.object({ id: idSchema, mine: z.array(z.string()) }) }),
  errors: [...WRITING, 'message_unknown'],
})

/** Moves the mark of what the caller has read. */
export const read = defineCall({
  name: 'chat.read',
  summary: 'Moves the mark of what the caller has read; it only grows.',
  path: '/api/chat/read',
  request: () => z.object({ roomId: idSchema, seq: seqSchema }),
  answer: () => z.object({ model: z.object({ readSeq: z.int(), unread: z.int(), mentions: z.int() }) }),
  errors: ['room_unknown', 'level_needed'],
})

/** Chooses what a room shows of the caller's bets. */
export const shareBets = defineCall({
  name: 'chat.shareBets',
  summary:
    'Chooses what a room shows of the bets that the caller places from now on; without a choice it is `no_stake`.',
  path: '/api/chat/share',
  request: () => z.object({ roomId: idSchema, share: shareChoiceSchema }),
  answer: () => z.object({ model: z.object({ bets: roomBetsSchema }) }),
  errors: ['room_unknown', 'level_needed'],
})

/** Reports a message. */
export const report = defineCall({
  name: 'chat.report',
  summary: 'Reports a message, once a player; five reporters hide it until staff has looked at it.',
  path: '/api/chat/report',
  request: () =>
    z.object({
      id: idSchema,
      reason: reportReasonSchema,
      note: z._default(z.string().check(z.maxLength(500)), ''),
    }),
  answer: () => nothingSchema,
  errors: ['message_unknown', 'room_unknown', 'level_needed', 'banned', 'reading_closed'],
})

/** Translates the text of a message by machine. */
export const translate = defineCall({
  name: 'chat.translate',
  summary:
    'The text of a message in a language of the site, as a machine has translated it. Without a provider there is no such call: 404. A provider that gives no translation: 503, try again.',
  path: '/api/chat/translate',
  request: () => z.object({ id: idSchema, locale: z.string().check(z.minLength(2), z.maxLength(35)) }),
  answer: () =>
    z.object({
      model: z.object({
        text: z.string(),
        /** The language that the provider found in the text, such as `id`; absent where it did not say. */
        from: z.optional(z.string()),
        /** The `rev` from which on the message has the text that was translated. */
        rev: z.int(),
        /** The language of the translation. */
        locale: z.string(),
        /** No person has seen it: a client says so. */
        machine: z.literal(true),
      }),
    }),
  errors: ['message_unknown', 'room_unknown', 'level_needed', 'banned', 'reading_closed', 'not_found', 'unavailable'],
})

/** Ignores a player, or no longer. */
export const ignore = defineCall({
  name: 'chat.ignore',
  summary: 'Hides the messages of an author (`userId`) from the caller, or shows them again.',
  path: '/api/chat/ignore',
  request: () => z.object({ userId: idSchema, on: z._default(z.boolean(), true) }),
  answer: () => z.object({ model: z.object({ ignored: z.array(idSchema) }) }),
  errors: ['player_unknown'],
})

/** Chooses the name that others see. */
export const setName = defineCall({
  name: 'chat.setName',
  summary:
    'Chooses the name that others see in the chat. Names that look alike count as the same, and none has a word of the operator’s list.',
  path: '/api/chat/name',
  request: () => z.object({ name: z.string().check(z.maxLength(64)) }),
  answer: () => z.object({ model: z.object({ me: chatAuthorSchema }) }),
  errors: ['chat_name_taken', 'chat_name_malformed', 'blocked_word', 'banned', 'muted', 'writing_closed'],
})

/** What a helper, moderator or operator of the chat may do. */
export const moderationActions = [
  ...(['warn', 'mute', 'unmute', 'ban', 'unban', 'delete', 'hide', 'show'] as const),
  ...(['pin', 'unpin', 'slow', 'lock', 'unlock', 'approve', 'reject'] as const),
] as const

/** Moderates. */
export const moderate = defineCall({
  name: 'chat.moderate',
  summary:
    'Moderates: `userId`, the id of an author, for warn, mute, unmute, ban, unban; `id` of a message for delete, hide, show, pin, of a held one for approve, reject; `roomId` for the rest. A sanction without `roomId` is for all rooms.',
  path: '/api/chat/moderate',
  request: () =>
    z.object({
      action: z.enum(moderationActions),
      roomId: z.optional(idSchema),
      id: z.optional(idSchema),
      userId: z.optional(idSchema),
      /** Of a mute: at most 7 days for a moderator. Of a ban: absent for good. Of slow: 0 to 300. */
      seconds: z.optional(z.int().check(z.minimum(0), z.maximum(315_360_000))),
      reason: z._default(z.string().check(z.maxLength(500)), ''),
    }),
  answer: () =>
    z.object({
      model: z.object({
        message: z.optional(chatMessageSchema),
        sanction: z.optional(ownSanctionSchema),
        room: z.optional(chatRoomSchema),
      }),
    }),
  errors: ['insufficient_permissions', 'room_unknown', 'message_unknown', 'player_unknown'],
})

/** The held messages that a helper decides. */
export const held = defineCall({
  name: 'chat.held',
  summary: 'Messages that wait for a helper, the oldest first.',
  path: '/api/chat/held',
  request: () => z.object({ roomId: z.optional(idSchema) }),
  answer: () => z.object({ list: z.array(heldMessageSchema) }),
  errors: ['insufficient_permissions'],
})

/** Who has a room open, for a moderator. */
export const present = defineCall({
  name: 'chat.present',
  summary: 'The players who have a room open, for moderators, by their names; of a crowd some.',
  path: '/api/chat/present',
  request: () => z.object({ roomId: idSchema }),
  answer: () => z.object({ list: z.array(chatAuthorSchema) }),
  errors: ['insufficient_permissions', 'room_unknown'],
})
