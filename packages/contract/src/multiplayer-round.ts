import * as z from 'zod/mini'
import { resultSchema } from './round.ts'
import { digestSchema, idSchema, moneySchema, timeSchema } from './shapes.ts'

/** A chain of seeds, public before its first round: each seed's sha256 is the seed of the round before. */
const seedChainSchema = z.object({
  /** From 1. */
  number: z.int(),
  salt: z.string(),
  /** sha256 of the first round's seed. Hex. */
  seed0: digestSchema,
  /** Number of its rounds, from `firstRound` on. */
  length: z.int(),
  firstRound: z.int(),
})
export type SeedChain = z.infer<typeof seedChainSchema>

/**
 * The public view of a multiplayer round (crash, aviator): the answer of `game.term` and the `term` of live messages. NEW
 * while it takes bets, RUNNING in flight, FINISHED after the crash or once it is void.
 */
export const multiplayerTermSchema = z.object({
  id: z.string(),
  /** The round's number in its game, from 1. */
  number: z.int(),
  status: z.enum(['NEW', 'RUNNING', 'FINISHED']),
  /** When betting closes, and the flight begins. */
  closesAt: timeSchema,
  /** Start of the flight by the server's clock; a pause shifts it later. From RUNNING on. */
  startedAt: z.optional(timeSchema),
  /** Growth a millisecond: the multiplier after t ms is e^(growth × t). From RUNNING on. */
  growth: z.optional(z.number()),
  /** sha256 of the first players' client seeds, hex; empty without bets. From RUNNING on. */
  entropy: z.optional(z.string()),
  /** The multiplier at the end of the flight. FINISHED only, and not for a void round. */
  point: z.optional(z.number()),
  /** The round's seed, hex. FINISHED only, and not for a void round. */
  seed: z.optional(digestSchema),
  /** Whether the flight pauses: the server process that drove the round is gone, and no other has taken over yet. */
  paused: z.optional(z.boolean()),
  /** Whether the server cancelled the round: it pays the targets that the flight reached and returns every other stake. */
  void: z.optional(z.boolean()),
  /** When the next round begins. FINISHED only. */
  nextAt: z.optional(timeSchema),
  salt: z.string(),
  /** The seed of the round before, which is sha256 of this round's: the commitment. Hex. */
  seedHash: digestSchema,
  /** House edge in basis points. */
  edge: z.int(),
  /** The chain of the seed. Only in the answer of `game.term`. */
  chain: z.optional(seedChainSchema),
  /** The next chain, once it exists, long before its first round. Only in the answer of `game.term`. */
  nextChain: z.optional(seedChainSchema),
})
export type MultiplayerTerm = z.infer<typeof multiplayerTermSchema>

/** The public view of a bet in a multiplayer round. */
export const multiplayerBetSchema = z.object({
  id: idSchema,
  nickname: z.string(),
  /** The currency of the amounts; absent: the site's first one. */
  currencyId: z.optional(z.string()),
  betAmount: moneySchema,
  /** The slot of the bet: 0 or 1. */
  slot: z.optional(z.int()),
  result: resultSchema,
  /** The multiplier of the cash-out; 0 before it and for a loss. */
  multiplier: z.number(),
  winAmount: moneySchema,
})
export type MultiplayerBet = z.infer<typeof multiplayerBetSchema>

/** `data` of a multiplayer game's live messages. They come on the channel with the game's id. */
export const multiplayerNewsSchema = z.discriminatedUnion('kind', [
  /** Once a second in flight: the flight's time in ms and its multiplier. */
  z.object({ kind: z.literal('sync'), flownMs: z.int(), multiplier: z.number() }),
  /** At most four times a second: newly placed or decided bets, and the round's sums. */
  z.object({
    kind: z.literal('bets'),
    list: z.array(multiplayerBetSchema),
    /** Number of all bets of the round, not only those of `list`. */
    count: z.int(),
    /** Sums in the site's first currency: an amount in another one counts by that currency's scale. */
    staked: moneySchema,
    paid: moneySchema,
  }),
  /** The round has a new status, which is in `term`. */
  z.object({ kind: z.literal('phase') }),
  /** The flight continues after a pause of `lostMs`; `term` has the shifted start. */
  z.object({ kind: z.literal('resumed'), lostMs: z.int() }),
])
export type MultiplayerNews = z.infer<typeof multiplayerNewsSchema>
