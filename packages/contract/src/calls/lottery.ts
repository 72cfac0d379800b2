import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { lotteryGameSchema, lotteryTermFields, lotteryTermSchema } from '../lottery.ts'
import { betModelSchema } from '../round.ts'
import { idSchema, moneySchema, otherCurrency, pageAnswer, pageRequestSchema } from '../shapes.ts'

const gameIdSchema = z.string().check(z.minLength(1), z.maxLength(64))

/** The lotteries with their markets, odds and the caller's limits. */
export const games = defineCall({
  name: 'lottery.games',
  summary: 'The lotteries: terms, limits, and all markets with exact chances and odds.',
  path: '/api/lottery/games',
  access: 'anyone',
  request: () => z.object({ gameId: z.optional(gameIdSchema) }),
  answer: () => z.object({ list: z.array(lotteryGameSchema) }),
  errors: ['game_unknown'],
})

/** The term of now, and the caller's slips in it. */
export const term = defineCall({
  name: 'lottery.term',
  summary: "A lottery's newest term, the one drawn before it, and the caller's slips in both.",
  path: '/api/lottery/term',
  access: 'anyone',
  answersWhileClosed: true,
  request: () => z.object({ gameId: gameIdSchema }),
  answer: () =>
    z.object({
      model: z.object({
        ...lotteryTermFields(),
        /** The latest drawn term. */
        before: z.optional(lotteryTermSchema),
        /** The caller's slips in the term and in the one before, the newest first. */
        mine: z.array(betModelSchema),
      }),
    }),
  errors: ['game_unknown', 'no_round_yet'],
})

/** The drawn terms of a lottery. */
export const terms = defineCall({
  name: 'lottery.terms',
  summary: "A lottery's finished terms with result, seed and entropy, the newest first.",
  path: '/api/lottery/terms',
  access: 'anyone',
  request: () => z.extend(pageRequestSchema, { gameId: gameIdSchema }),
  answer: () => pageAnswer(lotteryTermSchema),
  errors: ['game_unknown'],
})

/** Takes a slip back while its term takes bets. */
export const cancel = defineCall({
  name: 'lottery.cancel',
  summary: 'Takes a slip back: until two seconds before its term closes, three times a term and twenty times a day.',
  path: '/api/lottery/cancel',
  keyed: true,
  movesMoney: true,
  request: () =>
    z.object({
      id: idSchema,
      model: z.optional(z.looseObject({ requestId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) })),
    }),
  answer: () =>
    z.object({
      model: z.object({
        id: idSchema,
        result: z.literal('CANCELLED'),
        balance: moneySchema,
        balanceVersion: z.int(),
        ...otherCurrency,
      }),
    }),
  errors: ['round_unknown', 'round_finished', 'cancel_closed', 'cancel_limit', 'cancel_not_allowed'],
})
