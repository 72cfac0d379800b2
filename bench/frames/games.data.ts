/** A game and its keys: the benchmark presses them in turn with pauses. */
export interface PlayedGame {
  id: string
  /** The keys in their order; they repeat. */
  keys: readonly string[]
  everyMs: number
  /** Whether the player needs free spins. */
  usesSpins?: boolean
  /** Whether a bet may wait for the next round; then the time of the answer is meaningless. */
  waitsForRound?: boolean
}

/** All games. Space bets and takes the win, digits or Enter pick; flights need no keys. */
export const games: readonly PlayedGame[] = [
  { id: 'mines', keys: [' ', 'ArrowUp', 'Enter', 'ArrowUp', 'Enter', ' '], everyMs: 500 },
  { id: 'tower', keys: [' ', '1', '2', '1', ' '], everyMs: 700 },
  { id: 'stair', keys: [' ', '1', '4', '7', ' '], everyMs: 700 },
  { id: 'football', keys: [' ', '1', '3', '5', ' '], everyMs: 1_500 },
  { id: 'kangaroo', keys: [' ', '1', '1', '1', ' '], everyMs: 900 },
  { id: 'thimbles', keys: [' ', '1', '2', '3'], everyMs: 2_500 },
  { id: 'scratch', keys: [' ', '1', '2', '3', '4', '5', '6', '7', '8', '9'], everyMs: 400 },
  { id: 'freespin', keys: [' '], everyMs: 3_000, usesSpins: true },
  { id: 'crash', keys: [' '], everyMs: 2_950, waitsForRound: true },
  { id: 'aviator', keys: [' '], everyMs: 2_950, waitsForRound: true },
]
