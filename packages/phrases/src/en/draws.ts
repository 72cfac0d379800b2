/** Games that are decided by one draw. */
export const draws = {
  prizes: 'Prizes',
  prize: 'Prize',
  pays: 'Pays',
  chance: 'Chance',
  oneIn: '1 in {count}',
  top: 'largest prize',
  topPrize: 'Largest prize',
}
