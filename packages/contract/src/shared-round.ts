import * as z from 'zod/mini'
import { resultSchema } from './round.ts'
import { digestSchema, idSchema, moneySchema, timeSchema } from './shapes.ts'

/** A chain of seeds, as it is published before its first round: each seed's sha256 is the seed of the round before. */
const seedChainSchema = z.object({
  /** From 1. */
  number: z.int(),
  salt: z.string(),
  /** What the first round's seed is hashed to. Hex. */
  seed0: digestSchema,
  /** How many rounds it serves, from `firstRound` on. */
  length: z.int(),
  firstRound: z.int(),
})
export type SeedChain = z.infer<typeof seedChainSchema>

/**
 * The round of a shared game (crash, aviator) as everybody may see it: the answer of `game.term` and the `term` of its
 * live messages. NEW while bets are taken, RUNNING in flight, FINISHED from the bust on, or once it is void.
 */
export const sharedTermSchema = z.object({
  id: z.string(),
  /** The round's number in its game, from 1. */
  number: z.int(),
  status: z.enum(['NEW', 'RUNNING', 'FINISHED']),
  /** When betting closes, and the flight begins. */
  closesAt: timeSchema,
  /** When the flight began, by the server's clock; later than it was when a pause has shifted it. From RUNNING on. */
  startedAt: z.optional(timeSchema),
  /** Growth a millisecond: the multiplier after t ms is e^(growth × t). From RUNNING on. */
  growth: z.optional(z.number()),
  /** sha256 of the first bettors' client seeds, hex; empty when nobody bet. From RUNNING on. */
  entropy: z.optional(z.string()),
  /** Where the flight ended. FINISHED only, and not of a void round. */
  point: z.optional(z.number()),
  /** The round's seed, hex. FINISHED only, and not of a void round. */
  seed: z.optional(digestSchema),
  /** The flight stands still: whoever drove the round is gone, and nobody has taken over yet. */
  paused: z.optional(z.boolean()),
  /** The round was given up: targets that were passed are paid, every other stake is returned. */
  void: z.optional(z.boolean()),
  /** When the next round begins. FINISHED only. */
  nextAt: z.optional(timeSchema),
  salt: z.string(),
  /** The seed of the round before, which is sha256 of this round's: the commitment. Hex. */
  seedHash: digestSchema,
  /** House edge in basis points. */
  edge: z.int(),
  /** The chain that the seed is of. In the answer of `game.term` alone. */
  chain: z.optional(seedChainSchema),
  /** The chain that comes after it, once it is made: long before its first round. In the answer of `game.term` alone. */
  nextChain: z.optional(seedChainSchema),
})
export type SharedTerm = z.infer<typeof sharedTermSchema>

/** A bet in the round of a shared game, as everybody may see it. */
export const sharedBetSchema = z.object({
  id: idSchema,
  nickname: z.string(),
  betAmount: moneySchema,
  /** The place of the bet, where a player has two at once: 0 or 1. */
  slot: z.optional(z.int()),
  result: resultSchema,
  /** What it was cashed out at; 0 while it flies, and when it is lost. */
  multiplier: z.number(),
  winAmount: moneySchema,
})
export type SharedBet = z.infer<typeof sharedBetSchema>

/** What `data` of a shared game's live message says. Messages come on the channel that is named as the game. */
export const sharedNewsSchema = z.discriminatedUnion('kind', [
  /** Once a second in flight: how long it has flown, in ms, and its multiplier. */
  z.object({ kind: z.literal('sync'), flownMs: z.int(), multiplier: z.number() }),
  /** At most four times a second: bets that were placed or decided since, and what the round comes to. */
  z.object({
    kind: z.literal('bets'),
    list: z.array(sharedBetSchema),
    /** All bets of the round, those left out of `list` included. */
    count: z.int(),
    staked: moneySchema,
    paid: moneySchema,
  }),
  /** The round has a new status: `term` has it. */
  z.object({ kind: z.literal('phase') }),
  /** The flight goes on after a pause of so many ms; `term` has the shifted start. */
  z.object({ kind: z.literal('resumed'), lostMs: z.int() }),
])
export type SharedNews = z.infer<typeof sharedNewsSchema>
