import * as z from 'zod/mini'
import { moneySchema } from './shapes.ts'

/** The number of a message in its channel: `<fence>-<seq>`; a new fence means a new history. */
export const messageNumberSchema = z.string().check(z.regex(/^[0-9a-z]+-\d+$/))

/** The fields of every message beside its type. */
const numberedFields = {
  id: messageNumberSchema,
  /** The channel of the message and of its number. */
  channel: z.string(),
  /** How long the reader waits before it acts on the message, at most an hour; absent: no wait. */
  delaySeconds: z.optional(z.number().check(z.minimum(0), z.maximum(3600))),
}

/**
 * The main balance of a wallet changed. The client drops a message with an older wallet `version` than it has, and one of another
 * wallet than it shows.
 */
export const balanceMessageSchema = z.object({
  ...numberedFields,
  type: z.literal('balance'),
  userId: z.string(),
  /** The currency of the wallet; absent: the user's current one. */
  currencyId: z.optional(z.string()),
  /** Absent: the client loads the user. */
  balance: z.optional(moneySchema),
  heldBalance: z.optional(moneySchema),
  version: z.optional(z.int()),
})

/** A bet is placed, has made a step or is decided. */
export const betMessageSchema = z.object({
  ...numberedFields,
  type: z.literal('bet'),
  userId: z.string(),
  bet: z.object({
    id: z.string(),
    gameId: z.string(),
    /** The currency of the amounts; absent: the user's current one. */
    currencyId: z.optional(z.string()),
    win: z.boolean(),
    winAmount: moneySchema,
    result: z.string(),
    betAmount: z.optional(moneySchema),
    /** Whether a free spin paid the stake. */
    spin: z.optional(z.boolean()),
    /** The wallet's version with this step. */
    version: z.optional(z.int()),
  }),
})

/** A player has placed a bet in a multiplayer round. */
export const betBeginMessageSchema = z.object({
  ...numberedFields,
  type: z.literal('bet_begin'),
  userId: z.string(),
  bet: z.looseObject({ id: z.string(), gameId: z.string() }),
})

/** A multiplayer round: it takes bets while it is NEW, and its result is public once it is FINISHED. */
export const termSchema = z.looseObject({ id: z.string(), status: z.string() })
export type Term = z.infer<typeof termSchema>

/** News of a multiplayer game. */
export const gameDataMessageSchema = z.object({
  ...numberedFields,
  type: z.literal('game_data'),
  gameId: z.string(),
  term: z.optional(termSchema),
  data: z.optional(z.record(z.string(), z.unknown())),
})

/** Fields of an event: `pop`, `title`, `description` and `link` for a notification, otherwise the event's own. */
const extraSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** An event of an account (`recharge_success`, `session_revoked`, …) or, without a user, of the site. */
export const eventMessageSchema = z.object({
  ...numberedFields,
  type: z.literal('event'),
  userId: z.optional(z.string()),
  event: z.string(),
  extra: z.optional(extraSchema),
})

/** Replaces messages that the history no longer holds: the client loads the state again. */
export const resyncMessageSchema = z.object({ ...numberedFields, type: z.literal('resync') })

/** The live messages of event `message` that the client knows. */
export const liveMessageSchema = z.discriminatedUnion('type', [
  balanceMessageSchema,
  betMessageSchema,
  betBeginMessageSchema,
  gameDataMessageSchema,
  eventMessageSchema,
  resyncMessageSchema,
])
const ownTypes: readonly string[] = ['balance', 'bet', 'bet_begin', 'game_data', 'event', 'resync']

/** A message of a type that this version does not know. */
const otherMessageSchema = z.looseObject({
  ...numberedFields,
  type: z.string().check(z.refine((type) => !ownTypes.includes(type))),
})

/** A message of an unknown type, unchanged in `message`. */
interface ForwardedMessage {
  id: string
  channel: string
  delaySeconds?: number | undefined
  type: 'other'
  message: z.infer<typeof otherMessageSchema>
}

export type LiveMessage = z.infer<typeof liveMessageSchema> | ForwardedMessage
/** A message on the wire. */
export type SentMessage = z.infer<typeof liveMessageSchema>
/** The event of an account or of the site. */
export type EventMessage = z.infer<typeof eventMessageSchema>

/** Reads a message of the wire; `undefined` for an invalid one. */
export function readLiveMessage(raw: unknown): LiveMessage | undefined {
  const knownMessage = liveMessageSchema.safeParse(raw)
  if (knownMessage.success) return knownMessage.data
  const otherMessage = otherMessageSchema.safeParse(raw)
  if (!otherMessage.success) return undefined
  const { id, channel, delaySeconds } = otherMessage.data
  return { id, channel, delaySeconds, type: 'other', message: otherMessage.data }
}

/** The public channel with the events of the site. */
export const SITE_CHANNEL = 'site'

/** The event of an account whose currency has changed: every amount that the page shows is of another wallet now. */
export const CURRENCY_CHANGED = 'currency_changed'

/** The event of the site's channel that opens or closes a game: its `extra` names the `gameId`, and whether it is `enabled`. */
export const GAME_SWITCHED = 'game_switched'
