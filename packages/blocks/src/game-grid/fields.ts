import { flag, number, text } from '../kinds.ts'

/** Which games, and how many at a time. */
export const gameGridFields = {
  title: text('', 80),
  /** A category's id. */
  category: text('00', 64),
  /** Whether the category that the player chose on this page goes before. */
  followChoice: flag('on'),
  pageSize: number(24, 2, 100),
  emptyText: text('games.none', 200),
}
