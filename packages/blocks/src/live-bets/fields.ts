import { number, text } from '../kinds.ts'

/** How the block is called, and how many bets it shows. */
export const liveBetsFields = {
  title: text('lobby.liveTitle', 120),
  rows: number(8, 3, 20),
}
