/** The options of a bet on each game that has any. */
export const OPTIONS: Readonly<Record<string, Record<string, string | number>>> = {
  mines: { mines: 3 },
  tower: { difficulty: 'easy' },
  stair: { stones: 1 },
  football: { difficulty: 'easy' },
  kangaroo: { difficulty: 'easy' },
  thimbles: { balls: 1 },
}
