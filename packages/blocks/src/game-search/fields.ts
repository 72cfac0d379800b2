import { number, text } from '../kinds.ts'

/** The words in the field, and how many games it finds at most. */
export const gameSearchFields = {
  placeholder: text('games.searchFor', 80),
  most: number(8, 1, 30),
}
