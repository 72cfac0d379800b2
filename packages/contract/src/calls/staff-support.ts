import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, nothingSchema, pageRequestSchema, textSchema, timeSchema } from '../shapes.ts'
import { conversationSchema, supportMessageSchema, supportTextSchema, supportTopicSchema } from '../support.ts'

/** A conversation, as staff sees it. */
const staffConversationSchema = z.extend(conversationSchema, {
  /** Absent for a visitor. */
  accountId: z.optional(idSchema),
  language: textSchema,
  /** 0 comes first. */
  priority: z.int(),
  /** The person who has it. */
  agent: z.optional(textSchema),
  /** Since when the player waits for an answer; absent when nobody waits. */
  waitingSince: z.optional(timeSchema),
  firstAnswerAt: z.optional(timeSchema),
  isEscalated: z.boolean(),
  /** The player is writing now. */
  playerTyping: z.optional(z.literal(true)),
})

const percentilesSchema = z.object({
  /** Answers that were measured. */
  count: z.int(),
  /** Seconds; absent where nothing was measured. */
  p50: z.optional(z.int()),
  p90: z.optional(z.int()),
})

/** Which part of the queue. */
export const supportQueueSchema = z.enum(['waiting', 'mine', 'open', 'solved', 'complaints'])

/** The queue. */
export const supportQueue = defineCall({
  name: 'staff.supportQueue',
  summary:
    'Conversations by priority and then by waiting time, by language and topic; how long answers took in the last 30 days.',
  path: '/api/staff/support/queue',
  access: 'staff',
  may: 'support.read',
  request: () =>
    z.extend(pageRequestSchema, {
      queue: z._default(supportQueueSchema, 'waiting'),
      language: z.optional(z.string().check(z.maxLength(20))),
      topic: z.optional(supportTopicSchema),
    }),
  answer: () =>
    z.object({
      page: z.object({ content: z.array(staffConversationSchema), total: z.int() }),
      figures: z.object({ firstAnswer: percentilesSchema, anyAnswer: percentilesSchema }),
      /** Open conversations of the caller, and the most that one person has. */
      mine: z.int(),
      most: z.int(),
    }),
})

const readAnswer = () =>
  z.object({
    model: z.object({
      conversation: staffConversationSchema,
      list: z.array(z.extend(supportMessageSchema, { person: z.optional(textSchema) })),
      /** Notes of staff, and what happened to the conversation; players never see them. */
      notes: z.array(z.object({ at: timeSchema, person: textSchema, kind: textSchema, body: textSchema })),
      /** Absent for a visitor. */
      player: z.optional(
        z.object({
          name: textSchema,
          countryId: z.nullable(textSchema),
          verifiedLevel: z.int(),
          verification: textSchema,
          openWithdrawals: z.int(),
          limits: z.int(),
          isExcluded: z.boolean(),
          /** The player's other conversations that are not solved. */
          others: z.array(z.object({ id: idSchema, topic: supportTopicSchema })),
        }),
      ),
    }),
  })

/** Reads a conversation. */
export const supportRead = defineCall({
  name: 'staff.supportRead',
  summary: 'A conversation with messages, notes and its player’s state. The log notes each reading.',
  path: '/api/staff/support/read',
  access: 'staff',
  may: 'support.read',
  request: () => z.object({ id: idSchema }),
  answer: readAnswer,
  errors: ['conversation_unknown'],
})

const conversationAnswer = () => z.object({ model: staffConversationSchema })

/** Takes a conversation. */
export const supportAssign = defineCall({
  name: 'staff.supportAssign',
  summary: 'Takes a conversation, also from a colleague. A person has at most four that are not solved.',
  path: '/api/staff/support/assign',
  access: 'staff',
  may: 'support.change',
  request: () => z.object({ id: idSchema }),
  answer: conversationAnswer,
  errors: ['conversation_unknown', 'conversation_closed', 'agent_full'],
})

/** Answers the player. */
export const supportAnswer = defineCall({
  name: 'staff.supportAnswer',
  summary:
    'Answers the player; takes a conversation that nobody has. The same `clientId` is stored once. Whoever is away gets a notification and an e-mail.',
  path: '/api/staff/support/answer',
  access: 'staff',
  may: 'support.change',
  request: () =>
    z.object({ id: idSchema, clientId: z.string().check(z.regex(/^[\w-]{1,64}$/)), body: supportTextSchema }),
  answer: () => z.object({ model: z.object({ conversation: staffConversationSchema, message: supportMessageSchema }) }),
  errors: [
    'conversation_unknown',
    'conversation_closed',
    'conversation_of_another',
    'agent_full',
    'support_text_empty',
  ],
})

/** Leaves a note. */
export const supportNote = defineCall({
  name: 'staff.supportNote',
  summary: 'Leaves a note for colleagues; the player never sees it.',
  path: '/api/staff/support/note',
  access: 'staff',
  may: 'support.change',
  request: () => z.object({ id: idSchema, body: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  answer: conversationAnswer,
  errors: ['conversation_unknown'],
})

/** Solves a conversation. */
export const supportClose = defineCall({
  name: 'staff.supportClose',
  summary: 'Says that the matter is solved; the player may rate it, and reopens it by writing.',
  path: '/api/staff/support/close',
  access: 'staff',
  may: 'support.change',
  request: () => z.object({ id: idSchema }),
  answer: conversationAnswer,
  errors: ['conversation_unknown', 'conversation_closed'],
})

/** Gives a conversation to another person, before all others. */
export const supportEscalate = defineCall({
  name: 'staff.supportEscalate',
  summary: 'Puts a conversation back into the queue before all others, with the reason as a note.',
  path: '/api/staff/support/escalate',
  access: 'staff',
  may: 'support.change',
  request: () => z.object({ id: idSchema, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) }),
  answer: conversationAnswer,
  errors: ['conversation_unknown', 'conversation_closed'],
})

/** Says that the caller is writing. */
export const supportTyping = defineCall({
  name: 'staff.supportTyping',
  summary: 'Says that the caller is writing in a conversation of theirs; its player sees it for twelve seconds.',
  path: '/api/staff/support/typing',
  access: 'staff',
  may: 'support.change',
  request: () => z.object({ id: idSchema }),
  answer: () => nothingSchema,
})

/** Merges two conversations of a player. */
export const supportMerge = defineCall({
  name: 'staff.supportMerge',
  summary:
    'Merges an open conversation into another open one (`intoId`) of the same player: its messages become a note there, and it is solved with a word about it. A complaint is never merged into another.',
  path: '/api/staff/support/merge',
  access: 'staff',
  may: 'support.change',
  request: () => z.object({ id: idSchema, intoId: idSchema }),
  answer: conversationAnswer,
  errors: ['conversation_unknown', 'conversation_closed', 'merge_not_possible'],
})

/** Ready answers. */
export const supportCanned = defineCall({
  name: 'staff.supportCanned',
  summary: 'The ready answers in a language of the product; an unknown language gets the English ones.',
  path: '/api/staff/support/canned',
  access: 'staff',
  may: 'support.read',
  request: () => z.object({ language: z.string().check(z.maxLength(20)) }),
  answer: () => z.object({ list: z.array(z.object({ id: textSchema, text: textSchema })) }),
})
