import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { multiplayerBetSchema, multiplayerTermSchema } from '../multiplayer-round.ts'
import { betModelSchema } from '../round.ts'
import { digestSchema, idSchema, pageAnswer, pageRequestSchema } from '../shapes.ts'

const gameIdSchema = z.string().check(z.minLength(1), z.maxLength(64))
const model = z.optional(z.looseObject({ requestId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }))

/** The call that cashes out a bet in the flying round of a multiplayer game. */
export function stopCallOf(game: string) {
  return defineCall({
    name: `${game}.stop`,
    summary: `Takes the win of a bet in the round of ${game} that is under way.`,
    path: `/api/${game}/stop`,
    otherPaths: [`/api/game/${game}/stop`],
    keyed: true,
    movesMoney: true,
    answersWhileClosed: true,
    request: () => z.object({ id: idSchema, model }),
    answer: () => z.object({ model: betModelSchema }),
    errors: ['game_unknown', 'round_unknown', 'round_finished', 'nothing_to_cash_out'],
  })
}

/** The current round of a multiplayer game; it takes bets while it is NEW. */
export const term = defineCall({
  name: 'game.term',
  summary: 'The round of a multiplayer game that is now: NEW while bets are taken, then RUNNING, then FINISHED.',
  path: '/api/game/term',
  answersWhileClosed: true,
  access: 'anyone',
  request: () => z.object({ gameId: gameIdSchema }),
  answer: () => z.object({ model: multiplayerTermSchema }),
  errors: ['game_unknown', 'no_round_yet'],
})

/** The bets of the current round. */
export const bets = defineCall({
  name: 'game.bets',
  summary: "The bets in a multiplayer game's round of now; empty for a game that everybody plays alone.",
  path: '/api/game/bets',
  keyed: true,
  access: 'anyone',
  request: () => z.object({ gameId: gameIdSchema }),
  answer: () => z.object({ list: z.array(multiplayerBetSchema) }),
  errors: ['game_unknown'],
})

/** The proof of each multiplayer round. */
export const rounds = defineCall({
  name: 'fair.rounds',
  summary:
    'The rounds of a multiplayer game with their proof, the newest first; none for a game that everybody plays alone.',
  path: '/api/fair/rounds',
  access: 'anyone',
  request: () => z.extend(pageRequestSchema, { gameId: gameIdSchema }),
  answer: () =>
    pageAnswer(
      z.object({
        id: z.string(),
        number: z.int(),
        salt: z.string(),
        entropy: z.string(),
        /** The seed of the round before: the commitment. Hex. */
        seedHash: digestSchema,
        /** House edge in basis points. */
        edge: z.int(),
        seed: z.optional(digestSchema),
        point: z.optional(z.number()),
        /** Lotteries: the numbers in draw order, in place of a point. */
        result: z.optional(z.array(z.int())),
        /** Whether the server cancelled the round; then it has no point. */
        void: z.optional(z.boolean()),
      }),
    ),
  errors: ['game_unknown'],
})
