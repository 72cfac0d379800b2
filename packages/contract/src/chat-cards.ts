import * as z from 'zod/mini'
import { digestSchema, idSchema, moneySchema, timeSchema } from './shapes.ts'

/** What a player lets a room show of their bets: the stakes too, all but the stakes, or no card. */
export const shareChoices = ['share', 'no_stake', 'none'] as const
export type ShareChoice = (typeof shareChoices)[number]
export const shareChoiceSchema = z.enum(shareChoices)

/** What a player may do with bets in a room. */
export const roomBetsSchema = z.object({
  /** The player's choice; `no_stake` until the player has chosen. */
  share: shareChoiceSchema,
  /** Whether the room and the player's jurisdiction allow cards of the player's bets. */
  mayShare: z.boolean(),
  /** Whether they allow the player to follow a bet. */
  mayFollow: z.boolean(),
})
export type RoomBets = z.infer<typeof roomBetsSchema>

const termFields = {
  gameId: z.string(),
  termId: idSchema,
  /** The number of the term. */
  termNo: z.int(),
}

/**
 * The card of a slip (message of type `bet`). `state` says how the slip ended, but only once its draw has been shown; until then it
 * is `open`, and from `closesAt` on the slip takes no more changes.
 */
export const betCardSchema = z.object({
  kind: z.literal('bet'),
  ...termFields,
  /** The slip, whose public page is `/round/{slipId}` once it is decided. */
  slipId: idSchema,
  closesAt: timeSchema,
  /** The player's picks, with the stakes if the player shows them. */
  lines: z.array(z.object({ market: z.string(), pick: z.string(), stake: z.optional(moneySchema) })),
  /** The currency of the stakes. */
  currency: z.optional(z.object({ id: z.string(), symbol: z.string(), decimalLength: z.int() })),
  state: z.enum(['open', 'won', 'lost', 'cancelled', 'void']),
  /** What was paid over what was staked, rounded down to four decimals. Only of `won`. */
  multiplier: z.optional(z.number()),
})
export type BetCard = z.infer<typeof betCardSchema>

/** The drawn numbers of a term (message of type `result`), once the draw has been shown. */
export const resultCardSchema = z.object({
  kind: z.literal('result'),
  ...termFields,
  /** As in `lotteryTermSchema`: the numbers, the picks that won, and what proves them. */
  result: z.array(z.int()),
  facts: z.record(z.string(), z.string()),
  salt: z.string(),
  edge: z.int(),
  commitment: digestSchema,
  entropy: z.string(),
  seed: digestSchema,
})
export type ResultCard = z.infer<typeof resultCardSchema>

/** A term takes bets for some seconds more (message of type `system`). */
export const closingCardSchema = z.object({ kind: z.literal('closing'), ...termFields, closesAt: timeSchema })
export type ClosingCard = z.infer<typeof closingCardSchema>

/** A big win (message of type `win`, a reply to the card of the slip). */
export const winCardSchema = z.object({
  kind: z.literal('win'),
  ...termFields,
  slipId: idSchema,
  multiplier: z.number(),
})
export type WinCard = z.infer<typeof winCardSchema>

/** What a message may carry beside its text. The server makes cards from ids; it takes none from clients. */
export const chatCardSchema = z.discriminatedUnion('kind', [
  betCardSchema,
  resultCardSchema,
  closingCardSchema,
  winCardSchema,
])
export type ChatCard = z.infer<typeof chatCardSchema>
