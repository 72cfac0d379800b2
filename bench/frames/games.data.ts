/** A game, and how it is played while its frames are counted: keys in turn, with pauses in between. */
export interface PlayedGame {
  id: string
  /** Pressed one after the other, again and again. */
  keys: readonly string[]
  everyMs: number
  /** Whether it is played with spins that the player was given. */
  usesSpins?: boolean
  /** Whether a bet may wait for the next round: how soon it is answered says nothing then. */
  waitsForRound?: boolean
}

/** All games. Space bets and takes the win, digits or Enter pick; shared flights go by themselves. */
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
