import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { resultSchema } from '../round.ts'
import { moneySchema, timeSchema } from '../shapes.ts'

/** The public view of one big win. */
const winnerSchema = z.object({
  /** The beginning of the player's name, and stars. */
  name: z.string(),
  gameId: z.string(),
  winAmount: moneySchema,
  multiplier: z.number(),
  at: timeSchema,
})

/** The big wins of the last hour or day. */
export const list = defineCall({
  name: 'game.winners',
  summary:
    "The largest wins above their stakes of the last hour or day, of one game or of all, in the caller's currency or the site's first one; empty when there are none.",
  path: '/api/game/winners',
  methods: ['POST', 'GET'],
  access: 'anyone',
  request: () =>
    z.object({
      gameId: z.optional(z.string().check(z.maxLength(64))),
      period: z._default(z.enum(['hour', 'day']), 'day'),
      most: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)), 10),
    }),
  answer: () => z.object({ list: z.array(winnerSchema) }),
})

/** The public view of one decided bet. */
const latestBetSchema = z.object({
  /** The beginning of the player's name, and stars. */
  name: z.string(),
  gameId: z.string(),
  betAmount: moneySchema,
  /** 0 for a loss. */
  multiplier: z.number(),
  winAmount: moneySchema,
  result: resultSchema,
  at: timeSchema,
})

/** The latest bets and the number of players online. */
export const latest = defineCall({
  name: 'game.latestBets',
  summary:
    "The newest decided bets of real balances, of one game or of all, in the caller's currency or the site's first one, a second or two behind; and how many players have the site open. No demonstrations, no granted spins, nothing invented.",
  path: '/api/game/latest_bets',
  access: 'anyone',
  request: () =>
    z.object({
      gameId: z.optional(z.string().check(z.maxLength(64))),
      most: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(30)), 10),
    }),
  answer: () =>
    z.object({
      list: z.array(latestBetSchema),
      /** Number of logged-in players with a live connection; each server process counts a player once. */
      online: z.int(),
    }),
})

/** The public view of one payout above its stake. */
const recentWinSchema = z.object({
  /** The beginning of the player's name, and stars; empty where the player's profile is private. */
  name: z.string(),
  gameId: z.string(),
  winAmount: moneySchema,
  multiplier: z.number(),
  at: timeSchema,
})
export type RecentWin = z.infer<typeof recentWinSchema>

/** Wins of the last minutes that one answer has at most. */
export const MOST_RECENT_WINS = 6

/** The newest payouts above their stakes. */
export const recent = defineCall({
  name: 'game.recentWins',
  summary:
    "The newest payouts above their stakes of the last five minutes, at most six, in the caller's currency or the site's first one; up to twenty seconds behind. No demonstrations, no granted spins, nobody with a task in the chat; no name where the profile is private. Empty in a jurisdiction that celebrates nothing.",
  path: '/api/game/recent_wins',
  methods: ['POST', 'GET'],
  access: 'anyone',
  request: () => z.object({}),
  answer: () => z.object({ list: z.array(recentWinSchema) }),
})

/** From so many players on, a game says how many play it. */
export const LEAST_PLAYING = 3

/** What is going on in one game now. */
const gameLifeSchema = z.object({
  gameId: z.string(),
  /** Accounts that have begun a round of real play in the last 5 minutes; absent below `LEAST_PLAYING`. */
  playing: z.optional(z.int().check(z.minimum(LEAST_PLAYING))),
  /** When the newest term of a lottery is drawn. */
  drawsAt: z.optional(timeSchema),
  /** From one draw of a lottery to the next. */
  termSeconds: z.optional(z.number()),
  /** The numbers that a lottery has drawn last, in their order; absent before the first draw. */
  lastResult: z.optional(z.array(z.int())),
  /** The point of the last finished flight. */
  lastPoint: z.optional(z.number()),
})
export type GameLife = z.infer<typeof gameLifeSchema>

/** What is going on in all games now. */
export const life = defineCall({
  name: 'game.life',
  summary:
    'What is going on in each game that is open: how many accounts play it for real (at most ten seconds ago), when it is drawn next and what it has drawn last, how its last flight ended. Without the lotteries where the jurisdiction has none. A game without anything to say is not listed. Nothing is rounded or invented, and demonstrations do not count.',
  path: '/api/game/life',
  methods: ['POST', 'GET'],
  access: 'anyone',
  request: () => z.object({}),
  answer: () => z.object({ list: z.array(gameLifeSchema) }),
})
