import * as z from 'zod/mini'
import { moneySchema } from './shapes.ts'

/** The number of a message in its channel: `<fence>-<seq>`; another fence means that the history began anew. */
export const messageNumberSchema = z.string().check(z.regex(/^[0-9a-z]+-\d+$/))

/** What each message carries beside its type. */
const numbered = {
  id: messageNumberSchema,
  /** The channel that it is numbered in. */
  channel: z.string(),
  /** The reader waits so long before it acts on the message, at most an hour; absent: not at all. */
  delaySeconds: z.optional(z.number().check(z.minimum(0), z.maximum(3600))),
}

/** The main balance changed. `version` is the wallet's: an older one than the client knows is stale and is dropped. */
export const balanceMessageSchema = z.object({
  ...numbered,
  type: z.literal('balance'),
  userId: z.string(),
  /** Absent: ask for the user. */
  balance: z.optional(moneySchema),
  heldBalance: z.optional(moneySchema),
  version: z.optional(z.int()),
})

/** A bet was placed, moved on or decided. */
export const betMessageSchema = z.object({
  ...numbered,
  type: z.literal('bet'),
  userId: z.string(),
  bet: z.object({
    id: z.string(),
    gameId: z.string(),
    win: z.boolean(),
    winAmount: moneySchema,
    result: z.string(),
    betAmount: z.optional(moneySchema),
    /** A granted spin has paid the stake. */
    spin: z.optional(z.boolean()),
    /** The wallet's version with this step. */
    version: z.optional(z.int()),
  }),
})

/** Somebody has joined the round of a shared game. */
export const betBeginMessageSchema = z.object({
  ...numbered,
  type: z.literal('bet_begin'),
  userId: z.string(),
  bet: z.looseObject({ id: z.string(), gameId: z.string() }),
})

/** A shared game's round: bets are taken while it is NEW, all is known once it is FINISHED. */
export const termSchema = z.looseObject({ id: z.string(), status: z.string() })
export type Term = z.infer<typeof termSchema>

/** How a shared game goes on. */
export const gameDataMessageSchema = z.object({
  ...numbered,
  type: z.literal('game_data'),
  gameId: z.string(),
  term: z.optional(termSchema),
  data: z.optional(z.record(z.string(), z.unknown())),
})

/** What an event brings along: `pop`, `title`, `description` and `link` for a notification, else the event's own. */
const extraSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** Something happened to the account (`recharge_success`, `session_revoked`, …), or to the site: then without a user. */
export const eventMessageSchema = z.object({
  ...numbered,
  type: z.literal('event'),
  userId: z.optional(z.string()),
  event: z.string(),
  extra: z.optional(extraSchema),
})

/** Sent in place of messages that are gone from the history: ask for the state again. */
export const resyncMessageSchema = z.object({ ...numbered, type: z.literal('resync') })

/** Each live message of event `message` that has a meaning of its own. */
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
  ...numbered,
  type: z.string().check(z.refine((type) => !ownTypes.includes(type))),
})

/** A message whose type is of no concern here: it is handed on as it came, in `message`. */
interface ForwardedMessage {
  id: string
  channel: string
  delaySeconds?: number | undefined
  type: 'other'
  message: z.infer<typeof otherMessageSchema>
}

export type LiveMessage = z.infer<typeof liveMessageSchema> | ForwardedMessage
/** A message as it goes over the wire. */
export type SentMessage = z.infer<typeof liveMessageSchema>
/** The event of an account or of the site. */
export type EventMessage = z.infer<typeof eventMessageSchema>

/** Reads a message of the wire; `undefined` for what is none, or is broken. */
export function readLiveMessage(raw: unknown): LiveMessage | undefined {
  const own = liveMessageSchema.safeParse(raw)
  if (own.success) return own.data
  const other = otherMessageSchema.safeParse(raw)
  if (!other.success) return undefined
  const { id, channel, delaySeconds } = other.data
  return { id, channel, delaySeconds, type: 'other', message: other.data }
}

/** The channel of what concerns everybody, which anybody may join. */
export const SITE_CHANNEL = 'site'

/** The event of the site's channel that opens or closes a game: its `extra` names the `gameId`, and whether it is `enabled`. */
export const GAME_SWITCHED = 'game_switched'
