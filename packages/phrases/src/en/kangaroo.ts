/** Kangaroo: lanes hopped over. */
export const kangaroo = {
  hop: 'Hop!',
  hopTo: 'Hop to lane {lane} of 20',
  falls: 'Lanes that give way: {falls} of 20.',
  nextLane: 'Next lane holds',
  pick: 'Hop to the first lane',
  saidStart: 'Bet placed. Lanes that give way: {falls} of 20. Hop to the first lane.',
  saidLane: 'Lane {lane} held. Multiplier {multiplier}. A cash-out pays {pays}.',
  saidFall: 'Lane {lane} gave way. The round is lost. Lanes crossed: {lanes}.',
  saidCashOut: 'The round is over. It pays {pays}.',
  saidOver: 'The round is over.',
  picture: 'Lanes crossed: {lanes} of 20. Lanes that give way: {falls}.',
  pictureOpen: 'Lanes crossed: {lanes} of 20.',
  help: 'The kangaroo hops over twenty lanes, one after the other. If a lane holds, the multiplier rises and you can cash out. If it gives way, the round ends and the stake is lost. The difficulty says how many of the twenty lanes give way; a seed that was sealed before your bet decides which. The last lane pays by itself.',
}
