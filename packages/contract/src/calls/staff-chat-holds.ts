import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { idSchema, momentSchema, pageAnswer, pageRequestSchema, timeSchema } from '../shapes.ts'

const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** A legal hold on the log of the chat. */
const chatHoldSchema = z.object({
  id: idSchema,
  /** Absent: every room. */
  roomId: z.optional(idSchema),
  /** The period that is held: from the one moment, until before the other. */
  from: timeSchema,
  until: timeSchema,
  reason: z.string(),
  /** The person of a staff key. */
  by: z.string(),
  at: timeSchema,
  /** Absent while the hold stands, as the next two. */
  releasedAt: z.optional(timeSchema),
  releasedBy: z.optional(z.string()),
  releaseReason: z.optional(z.string()),
})

/** The holds. */
export const listChatHolds = defineCall({
  name: 'staff.listChatHolds',
  summary: 'Legal holds on the log of the chat: those that stand first, then the newest.',
  path: '/api/staff/chat/hold/list',
  access: 'staff',
  may: 'chat.read',
  request: () => pageRequestSchema,
  answer: () => pageAnswer(chatHoldSchema),
})

/** Places a hold. */
export const placeChatHold = defineCall({
  name: 'staff.placeChatHold',
  summary:
    'Holds the log of a room, or of every room, of a period: while the hold stands, nothing of it is forgotten. The period may end in the future.',
  path: '/api/staff/chat/hold/place',
  access: 'staff',
  may: 'chat.change',
  request: () =>
    z
      .object({
        /** Absent: every room. An archived room has a log too. */
        roomId: z.optional(idSchema),
        from: momentSchema,
        until: momentSchema,
        reason: reasonSchema,
      })
      .check(z.refine(({ from, until }) => from < until, 'Ends before it begins')),
  answer: () => z.object({ model: chatHoldSchema }),
  errors: ['room_unknown'],
})

/** Releases a hold. */
export const releaseChatHold = defineCall({
  name: 'staff.releaseChatHold',
  summary: 'Ends a legal hold: what is old enough is forgotten within minutes.',
  path: '/api/staff/chat/hold/release',
  access: 'staff',
  may: 'chat.change',
  request: () => z.object({ id: idSchema, reason: reasonSchema }),
  answer: () => z.object({ model: chatHoldSchema }),
  errors: ['hold_unknown'],
})
