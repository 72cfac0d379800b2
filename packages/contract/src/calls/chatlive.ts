import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, nothingSchema, textSchema, timeSchema } from '../shapes.ts'
import {
  conversationSchema,
  MOST_ATTACHMENTS,
  regulatorSchema,
  supportMessageSchema,
  supportTextSchema,
  supportTopicSchema,
} from '../support.ts'

/** Names a message of its sender: the same id is stored once. */
const clientIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** Which conversation: a visitor, and a player who has just logged in, also gives its secret. */
const which = () => ({ id: idSchema, secret: z.optional(z.string().check(z.maxLength(64))) })

const conversationAnswer = () => z.object({ model: z.object({ conversation: conversationSchema }) })

/** What the live chat offers now. */
export const topics = defineCall({
  name: 'chatlive.topics',
  summary: 'The topics of the live chat, whether somebody is there now, the measured wait, and where complaints go.',
  path: '/api/chatlive/topics',
  access: 'anyone',
  request: () => nothingSchema,
  answer: () =>
    z.object({
      model: z.object({
        topics: z.array(supportTopicSchema),
        /** Whether the desk is within its hours. */
        isOpen: z.boolean(),
        /** When its hours begin next; absent while it is open. */
        opensAt: z.optional(timeSchema),
        /** Median wait for the first answer, in seconds; absent where nothing was measured. */
        waitSeconds: z.optional(z.int()),
        /** Days within which a complaint is answered. */
        complaintDays: z.int(),
        regulator: z.optional(regulatorSchema),
        /** The caller's newest conversations, at most ten; a visitor gets none. */
        conversations: z.array(conversationSchema),
      }),
    }),
})

/** Opens a conversation with its first message. */
export const open = defineCall({
  name: 'chatlive.open',
  summary:
    'Opens a conversation with its first message. A visitor gets a secret, which later calls need; nothing shows it again.',
  path: '/api/chatlive/open',
  access: 'anyone',
  request: () =>
    z.object({
      topic: supportTopicSchema,
      /** Language of the conversation: one of the product. */
      language: z._default(z.string().check(z.maxLength(20)), 'en'),
      clientId: clientIdSchema,
      body: supportTextSchema,
      attachments: z._default(z.array(idSchema).check(z.maxLength(MOST_ATTACHMENTS)), []),
      /** Where a visitor wants to be told of the answer. */
      email: z.optional(z.string().check(z.maxLength(254))),
    }),
  answer: () => z.object({ model: z.object({ conversation: conversationSchema, secret: z.optional(textSchema) }) }),
  errors: ['too_many_conversations', 'attachment_unknown', 'support_text_empty'],
})

/** Writes into a conversation. */
export const send = defineCall({
  name: 'chatlive.send',
  summary:
    'Writes into a conversation, which reopens it. The same `clientId` is stored once and gets the first message.',
  path: '/api/chatlive/send',
  access: 'anyone',
  request: () =>
    z.object({
      ...which(),
      clientId: clientIdSchema,
      body: supportTextSchema,
      attachments: z._default(z.array(idSchema).check(z.maxLength(MOST_ATTACHMENTS)), []),
    }),
  answer: () => z.object({ model: z.object({ conversation: conversationSchema, message: supportMessageSchema }) }),
  errors: ['conversation_unknown', 'attachment_unknown', 'support_text_empty'],
})

/** Reads a conversation. */
export const history = defineCall({
  name: 'chatlive.history',
  summary:
    'The messages after a number, the oldest first, and the conversation; they count as read. With the secret of a visitor a player takes the conversation over.',
  path: '/api/chatlive/history',
  access: 'anyone',
  request: () =>
    z.object({
      ...which(),
      after: z._default(z.int().check(z.minimum(0), z.maximum(1e9)), 0),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 100),
    }),
  answer: () =>
    z.object({
      model: z.object({ conversation: conversationSchema }),
      list: z.array(supportMessageSchema),
      more: z.boolean(),
    }),
  errors: ['conversation_unknown'],
})

/** Says that the player is writing. */
export const typing = defineCall({
  name: 'chatlive.typing',
  summary: 'Says that the caller is writing; it counts for twelve seconds.',
  path: '/api/chatlive/typing',
  access: 'anyone',
  request: () => z.object(which()),
  answer: () => nothingSchema,
  errors: ['conversation_unknown'],
})

/** Sends the player what was written. */
export const transcript = defineCall({
  name: 'chatlive.transcript',
  summary: 'Sends what was written to the e-mail address that the player has proved.',
  path: '/api/chatlive/transcript',
  request: () => z.object(which()),
  answer: () => nothingSchema,
  errors: ['conversation_unknown', 'no_proved_address'],
})

/** Rates a solved conversation. */
export const rate = defineCall({
  name: 'chatlive.rate',
  summary: 'Rates a solved conversation from 1 to 5; a later rating replaces it.',
  path: '/api/chatlive/rate',
  access: 'anyone',
  request: () => z.object({ ...which(), rating: z.int().check(z.minimum(1), z.maximum(5)) }),
  answer: conversationAnswer,
  errors: ['conversation_unknown', 'conversation_not_solved'],
})

/** Ends a conversation. */
export const close = defineCall({
  name: 'chatlive.close',
  summary: 'Says that the matter is solved. Writing reopens the conversation.',
  path: '/api/chatlive/close',
  access: 'anyone',
  request: () => z.object(which()),
  answer: conversationAnswer,
  errors: ['conversation_unknown', 'conversation_closed'],
})

/** Makes a conversation a complaint. */
export const complaint = defineCall({
  name: 'chatlive.complaint',
  summary:
    'Makes a conversation a complaint: a number, a deadline, and the regulator of the jurisdiction. Again: the same one.',
  path: '/api/chatlive/complaint',
  access: 'anyone',
  request: () => z.object(which()),
  answer: conversationAnswer,
  errors: ['conversation_unknown'],
})
