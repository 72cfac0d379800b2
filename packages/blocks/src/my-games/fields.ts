import { number, text } from '../kinds.ts'

/** Above the games, and how many of them at most. */
export const myGamesFields = {
  title: text('games.mine', 80),
  most: number(8, 1, 24),
}
