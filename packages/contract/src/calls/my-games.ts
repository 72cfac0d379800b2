import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { nothingSchema } from '../shapes.ts'

const gameIdSchema = z.string().check(z.minLength(1), z.maxLength(64))

const myGamesAnswer = z.object({
  model: z.object({
    /** Ids of games, the last marked one first. */
    favourites: z.array(z.string()),
    /** Ids of games, the last played one first; at most 12. */
    recent: z.array(z.string()),
  }),
})
/** A player's own games: favourites, and those last played. */
export type MyGames = z.infer<typeof myGamesAnswer>['model']

/** The player's own games. */
export const list = defineCall({
  name: 'game.favourites',
  summary: "The player's favourite games, and those last played; games that are gone are left out.",
  path: '/api/game/favourites',
  request: () => nothingSchema,
  answer: () => myGamesAnswer,
})

/** Marks games as favourites, or unmarks them. */
export const favourite = defineCall({
  name: 'game.favourite',
  summary: 'Marks games as favourites or takes the marks away; several at once when a visitor logs in.',
  path: '/api/game/favourite',
  request: () =>
    z.object({
      gameIds: z.array(gameIdSchema).check(z.minLength(1), z.maxLength(50)),
      favourite: z.boolean(),
    }),
  answer: () => myGamesAnswer,
  errors: ['game_unknown'],
})
