import * as z from 'zod/mini'
import { digestSchema, idSchema, moneySchema, timeSchema } from './shapes.ts'

/**
 * The fields of a term: the answer of `lottery.term` and the `term` of live messages. On the wire `status` is NEW until all bets
 * are decided; `phase` says more: OPEN takes bets, CLOSED waits for its draw, DRAWN has its result, SETTLED has paid, VOID gives
 * every stake back.
 */
export const lotteryTermFields = () => ({
  id: idSchema,
  /** From 1, without a gap. */
  no: z.int(),
  status: z.enum(['NEW', 'FINISHED']),
  phase: z.enum(['OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID']),
  opensAt: timeSchema,
  closesAt: timeSchema,
  drawsAt: timeSchema,
  /** The seed of the term before, which is sha256 of this term's. Hex. */
  commitment: digestSchema,
  salt: z.string(),
  /** House edge in basis points. */
  edge: z.int(),
  /** sha256 of the client seeds of the first three accounts, hex; empty without bets. From CLOSED on. */
  entropy: z.optional(z.string()),
  /** Masked names of the accounts whose client seeds are in the entropy, in order. From CLOSED on. */
  bettors: z.optional(z.array(z.string())),
  /** From DRAWN on. Hex. */
  seed: z.optional(digestSchema),
  /** The numbers in draw order. From DRAWN on. */
  result: z.optional(z.array(z.int())),
  /** The picks that won, by market, several joined by a space; from DRAWN on. */
  facts: z.optional(z.record(z.string(), z.string())),
  /** Why the term is void: nobody could draw it in time. */
  void: z.optional(z.enum(['not_drawn'])),
})
/** A term of a lottery. */
export const lotteryTermSchema = z.lazy(() => z.object(lotteryTermFields()))
export type LotteryTerm = z.infer<typeof lotteryTermSchema>

/** Most lines of a slip. */
export const MOST_SLIP_LINES = 20
/** Most lines of one player in one term. */
export const MOST_TERM_LINES = 60

/** A market with the odds of its picks. Picks of the same chance stand together. */
export const lotteryMarketSchema = z.lazy(() =>
  z.object({
    code: z.string(),
    picks: z.array(
      z.object({
        /** The picks of these odds. */
        picks: z.array(z.string()),
        /** The exact chance of each tier, as `n/d`. */
        p: z.array(z.string()),
        /** What one unit of the stake is paid, one a tier. */
        odds: z.array(z.number()),
        maxStake: moneySchema,
      }),
    ),
  }),
)

/** A lottery with the caller's limits, in the caller's currency. */
export const lotteryGameSchema = z.lazy(() =>
  z.object({
    gameId: z.string(),
    name: z.string(),
    enabled: z.boolean(),
    termSeconds: z.number(),
    /** How long before the draw betting ends. */
    closedSeconds: z.number(),
    /** How long the draw is shown, at most. */
    showSeconds: z.number(),
    /** House edge in basis points. */
    edge: z.int(),
    limits: z.object({
      minStake: moneySchema,
      maxStake: moneySchema,
      maxWin: moneySchema,
      /** Most that all lines of a player in a term may come to. */
      maxTermWin: moneySchema,
      slipLines: z.int(),
      termLines: z.int(),
    }),
    /** Whether a slip may be taken back before the term closes. */
    cancel: z.boolean(),
    markets: z.array(lotteryMarketSchema),
    /** Raised by each change of the game's settings. */
    version: z.int(),
  }),
)
export type LotteryGame = z.infer<typeof lotteryGameSchema>
