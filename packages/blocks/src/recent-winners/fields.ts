import { choice, number, text } from '../kinds.ts'

/** Which wins, and how many of them. */
export const recentWinnersFields = {
  title: text('winners.title', 120),
  period: choice('day', 'hour'),
  most: number(6, 1, 20),
  choosePeriod: choice('show', 'hide'),
}
