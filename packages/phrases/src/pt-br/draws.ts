/** Games that are decided by one draw. */
export const draws = {
  prizes: 'Prêmios',
  prize: 'Prêmio',
  pays: 'Paga',
  chance: 'Chance',
  oneIn: '1 em {count}',
  top: 'maior prêmio',
  topPrize: 'Maior prêmio',
}
