import * as z from 'zod/mini'
import { moneySchema } from './shapes.ts'

/** The number of a message in its channel: `<fence>-<seq>`; another fence means that the history began anew. */
export const messageNumberSchema = z.string().check(z.regex(/^[0-9a-z]+-\d+$/))

const numbered = { id: messageNumberSchema }

/** The main balance changed. `version` is the wallet's: an older one than the client knows is stale and is dropped. */
export const balanceMessageSchema = z.object({
  ...numbered,
  type: z.literal('balance'),
  userId: z.string(),
  balance: moneySchema,
  heldBalance: moneySchema,
  version: z.int(),
})

/** A bet was placed, moved on or decided. */
export const betMessageSchema = z.object({
  ...numbered,
  type: z.literal('bet'),
  userId: z.string(),
  bet: z.object({ id: z.string(), gameId: z.string(), win: z.boolean(), winAmount: moneySchema, result: z.string() }),
})

/** Something happened to the account: `recharge_success`, `session_revoked`, … */
export const eventMessageSchema = z.object({
  ...numbered,
  type: z.literal('event'),
  userId: z.string(),
  event: z.string(),
  extra: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
})

/** Sent in place of messages that are gone from the history: ask for the state again. */
export const resyncMessageSchema = z.object({ ...numbered, type: z.literal('resync') })

/** Each live message of event `message`. */
export const liveMessageSchema = z.discriminatedUnion('type', [
  balanceMessageSchema,
  betMessageSchema,
  eventMessageSchema,
  resyncMessageSchema,
])
export type LiveMessage = z.infer<typeof liveMessageSchema>
