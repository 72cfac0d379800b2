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
}
