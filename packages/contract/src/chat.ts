import * as z from 'zod/mini'
import { chatCardSchema, roomBetsSchema } from './chat-cards.ts'
import { idSchema, textSchema, timeSchema } from './shapes.ts'

/** The Socket.IO namespace of the chat. Its token is that of `sockmsg/init`; `join` takes the token of `sockmsg/join`. */
export const CHAT_NAMESPACE = '/chat'

/** The Socket.IO event that carries a bundle (`chatBundleSchema`). */
export const CHAT_EVENT = 'chat'

/** The reactions, in the order of their buttons. A player may leave one of each on a message. */
export const CHAT_EMOJI = ['👍', '❤️', '😂', '😮', '😢', '👏', '🔥', '🎉'] as const

/** Longest body of a request in UTF-16 units; a room allows fewer (`settings.messageLength`). */
export const LONGEST_BODY = 4_000

/** Most line breaks of a message; further ones become spaces. */
export const MOST_LINE_BREAKS = 10

/** `PUBLIC`: a lobby; `GAME`: of one lottery; `VIP`: from a level on; `ANNOUNCE`: only operators of the chat write. */
export const chatRoomKindSchema = z.enum(['PUBLIC', 'GAME', 'VIP', 'ANNOUNCE'])
export type ChatRoomKind = z.infer<typeof chatRoomKindSchema>

/** What somebody may do, the least first: a visitor only reads. */
export const chatRoles = ['visitor', 'member', 'helper', 'moderator', 'operator'] as const
export type ChatRole = (typeof chatRoles)[number]
export const chatRoleSchema = z.enum(chatRoles)

/** Which links a message may have: none; those of the site; those of the site and of `linkHosts`. */
export const chatLinksSchema = z.enum(['none', 'own', 'list'])

const wholeNumber = (least: number, most: number, usual: number) =>
  z._default(z.int().check(z.minimum(least), z.maximum(most)), usual)

/** The settings of a room. Each has the default of a new room. */
export const chatSettingsSchema = z.object({
  /** Longest message in characters as people count them. */
  messageLength: wholeNumber(1, 2_000, 500),
  /** Seconds between two messages of a player; 0: any. */
  slowSeconds: wholeNumber(0, 300, 3),
  /** Age of an account before it may write. */
  accountAgeMinutes: wholeNumber(0, 43_200, 10),
  links: z._default(chatLinksSchema, 'own'),
  /** Host names whose links are allowed with `list`, without port; their subdomains count too. */
  linkHosts: z._default(
    z.array(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/), z.maxLength(253))).check(z.maxLength(100)),
    [],
  ),
  /** Most mentions of a message. */
  mentions: wholeNumber(0, 20, 3),
  /** How long an author may edit a message, and delete it. */
  editMinutes: wholeNumber(0, 1_440, 5),
  deleteMinutes: wholeNumber(0, 1_440, 60),
  /** Whether the operator's words apply. */
  words: z._default(z.boolean(), true),
  /** Whether cards of bets are shown, and whether they may be followed. */
  betsShown: z._default(z.boolean(), true),
  follow: z._default(z.boolean(), true),
  /** Languages of the room (BCP 47); empty: any. */
  languages: z._default(z.array(z.string().check(z.maxLength(16))).check(z.maxLength(20)), []),
  /** How far back members read. */
  historyDays: wholeNumber(1, 90, 30),
  /** Most accounts in the room at once. */
  capacity: wholeNumber(1, 100_000, 20_000),
})
export type ChatSettings = z.output<typeof chatSettingsSchema>

/** A room as everybody sees it. */
export const chatRoomSchema = z.object({
  id: idSchema,
  kind: chatRoomKindSchema,
  /** The operator's name; empty for a room of a game, which has the game's name. */
  name: textSchema,
  /** Only of a room of a game. */
  gameId: z.optional(textSchema),
  topic: textSchema,
  rules: textSchema,
  settings: chatSettingsSchema,
  /** Seconds between two messages now: the setting, or more during a flood or by a moderator. */
  slowSeconds: z.int(),
  /** Whether only moderators write. */
  locked: z.boolean(),
  /** The id of the pinned message. */
  pinnedId: z.optional(idSchema),
})
export type ChatRoom = z.output<typeof chatRoomSchema>

/** `OPEN`; `LEVEL n`: only from the level n on, which the caller has not; `LOCKED`: only moderators write. */
export const chatAccessSchema = z.string().check(z.regex(/^(OPEN|LOCKED|LEVEL \d+)$/))

/** A room in the list of a caller. */
export const listedRoomSchema = z.extend(chatRoomSchema, {
  access: chatAccessSchema,
  /** Accounts that have the room open now, in all server processes. */
  online: z.int(),
  /** Messages after the caller's mark, and mentions of the caller there; at most 100. 0 for visitors. */
  unread: z.int(),
  mentions: z.int(),
  /** Absent for visitors. */
  bets: z.optional(roomBetsSchema),
})
export type ListedRoom = z.output<typeof listedRoomSchema>

/** A player as the chat shows one. */
export const chatAuthorSchema = z.object({
  /** The player's id in the chat, which is not that of the account: one's own is `me.id` of `chat/open`. */
  id: idSchema,
  name: textSchema,
  avatar: textSchema,
  level: z.int(),
  role: chatRoleSchema,
})
export type ChatAuthor = z.infer<typeof chatAuthorSchema>

/**
 * A part of the body that is more than text; `at` and `length` count UTF-16 units. `ref`: the id in the chat of the mentioned
 * player, or `all`; the address of a link; the name of an emoji.
 */
export const chatEntitySchema = z.object({
  kind: z.enum(['mention', 'link', 'emoji']),
  at: z.int(),
  length: z.int(),
  ref: textSchema,
})
export type ChatEntity = z.infer<typeof chatEntitySchema>

/** The message that another one answers. */
export const replySchema = z.object({
  id: idSchema,
  author: z.optional(z.object({ id: idSchema, name: textSchema })),
  /** Its first 100 characters; empty once it is deleted, hidden or of an ignored author. */
  snippet: textSchema,
  deleted: z.optional(z.literal(true)),
})

/** Everything that a message may be. Clients send `text`; the server makes the others. */
export const chatMessageTypeSchema = z.enum(['text', 'bet', 'result', 'win', 'redpacket', 'system'])

/** A message in its present state. */
export const chatMessageSchema = z.object({
  id: idSchema,
  roomId: idSchema,
  /** The number of the event that posted it: its place in the room. */
  seq: z.int(),
  /** The id that the author's client gave it. */
  clientId: z.optional(textSchema),
  type: chatMessageTypeSchema,
  /** Absent: the server. */
  author: z.optional(chatAuthorSchema),
  /** Plain text; empty when it is deleted, hidden or ignored. */
  body: textSchema,
  entities: z.array(chatEntitySchema),
  replyTo: z.optional(replySchema),
  /** What the server made of a bet, a result or a win. */
  card: z.optional(chatCardSchema),
  /** Raised by each change. A client never replaces a message with one of a smaller `rev`. */
  rev: z.int(),
  editedAt: z.optional(timeSchema),
  deletedAt: z.optional(timeSchema),
  deletedBy: z.optional(z.enum(['author', 'moderator'])),
  /** Hidden by reports or a helper until a person has looked at it. */
  hidden: z.optional(z.literal(true)),
  /** The caller ignores the author. */
  ignored: z.optional(z.literal(true)),
  /** Number of accounts by emoji. */
  reactions: z.record(z.string(), z.int()),
  /** The caller's own reactions; absent in live events. */
  mine: z.optional(z.array(textSchema)),
  createdAt: timeSchema,
})
export type ChatMessage = z.output<typeof chatMessageSchema>

/**
 * An event of a room. `seq` numbers every event of a room from 1, without a gap. `message`, `edit`, `delete`, `reactions`, `hide`,
 * `show` and `card` carry the message in its present state; `pin` and `settings` carry the room.
 */
export const chatEventSchema = z.object({
  roomId: idSchema,
  seq: z.int(),
  kind: z.enum(['message', 'edit', 'delete', 'reactions', 'hide', 'show', 'card', 'pin', 'settings']),
  at: timeSchema,
  message: z.optional(chatMessageSchema),
  room: z.optional(chatRoomSchema),
})
export type ChatEvent = z.output<typeof chatEventSchema>

/** The argument of the Socket.IO event `chat`: events of one room, in the order of their numbers. */
export const chatBundleSchema = z.object({
  roomId: idSchema,
  list: z.array(chatEventSchema),
  /** The events between the client's number and this one are too many: it opens the room again. */
  resyncAt: z.optional(z.int()),
})
export type ChatBundle = z.output<typeof chatBundleSchema>

/** `warn`: a notice that has no effect; `mute`: may not write; `ban`: may not write or join. */
export const sanctionKindSchema = z.enum(['warn', 'mute', 'ban'])

/** A sanction as its player sees it. */
export const ownSanctionSchema = z.object({
  id: idSchema,
  kind: sanctionKindSchema,
  /** Absent: in every room. */
  roomId: z.optional(idSchema),
  reason: textSchema,
  at: timeSchema,
  /** Absent: no end. */
  until: z.optional(timeSchema),
})
export type OwnSanction = z.output<typeof ownSanctionSchema>

/** Why a message is reported. */
export const reportReasonSchema = z.enum(['spam', 'abuse', 'scam', 'harm', 'other'])

/** Why a message waits for a person. */
export const holdReasonSchema = z.enum(['word', 'duplicate'])

/** A message that waits for a helper. */
export const heldMessageSchema = z.object({
  id: idSchema,
  roomId: idSchema,
  author: chatAuthorSchema,
  body: textSchema,
  why: holdReasonSchema,
  at: timeSchema,
})
