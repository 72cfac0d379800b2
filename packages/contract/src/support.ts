import * as z from 'zod/mini'
import { idSchema, textSchema, timeSchema } from './shapes.ts'

/** What a conversation with the live chat is about. */
export const supportTopicSchema = z.enum(['payments', 'account', 'game', 'bonus', 'technical', 'harm', 'other'])
export type SupportTopic = z.infer<typeof supportTopicSchema>

/**
 * `OPEN` waits for an agent; `ASSIGNED` has one who has not answered yet; then it waits for the player or for the agent; `SOLVED`
 * may be rated; `CLOSED` had no word for seven days. Writing reopens it.
 */
export const supportStateSchema = z.enum(['OPEN', 'ASSIGNED', 'WAITING_PLAYER', 'WAITING_AGENT', 'SOLVED', 'CLOSED'])
export type SupportState = z.infer<typeof supportStateSchema>

/** Most characters of a message. */
export const LONGEST_SUPPORT_TEXT = 4000
/** Most pictures in a message. */
export const MOST_ATTACHMENTS = 4

/** A text that somebody writes; the server cleans it and masks numbers of cards. */
export const supportTextSchema = z.string().check(z.maxLength(LONGEST_SUPPORT_TEXT))

/** A message of a conversation. */
export const supportMessageSchema = z.object({
  /** From 1, without gaps. */
  seq: z.int(),
  from: z.enum(['player', 'staff']),
  body: textSchema,
  /** Ids of uploads: `GET /api/file/{id}`, for their player and for staff. */
  attachments: z.array(idSchema),
  at: timeSchema,
})
export type SupportMessage = z.infer<typeof supportMessageSchema>

/** Whom a complaint may go to when the operator's answer does not settle it. */
export const regulatorSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  address: z.string().check(z.minLength(1), z.maxLength(500)),
})

/** Whom a player can turn to who plays too much, or is in distress. */
export const helplineSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  phone: z.optional(z.string().check(z.regex(/^[+\d][\d ()-]{1,30}$/))),
  url: z.optional(z.string().check(z.startsWith('https://'), z.maxLength(300))),
})
export type Helpline = z.infer<typeof helplineSchema>

/** A complaint, as its player sees it. */
export const complaintSchema = z.object({
  /** `C-2026-000042`. */
  number: textSchema,
  at: timeSchema,
  /** When the operator must have answered it. */
  dueAt: timeSchema,
  /** Absent where the jurisdiction names none. */
  regulator: z.optional(regulatorSchema),
})

/** A conversation, as its player sees it. */
export const conversationSchema = z.object({
  id: idSchema,
  topic: supportTopicSchema,
  state: supportStateSchema,
  createdAt: timeSchema,
  /** When the last word came. */
  lastAt: timeSchema,
  /** The number of the last message. */
  seq: z.int(),
  /** The last message that the player's page has fetched. */
  readSeq: z.int(),
  /** The last message that staff has seen. */
  seenSeq: z.int(),
  /** Somebody of staff is writing now. */
  staffTyping: z.optional(z.literal(true)),
  complaint: z.optional(complaintSchema),
  rating: z.optional(z.int()),
})
export type Conversation = z.infer<typeof conversationSchema>

/** The event of an account that a conversation has changed: `id`. */
export const SUPPORT_CHANGED = 'support_changed'
