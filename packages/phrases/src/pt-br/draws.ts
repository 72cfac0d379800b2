/** Games that are decided by one draw. */
export const draws = {
  prizes: 'Prêmios',
  prize: 'Prêmio',
  pays: 'Paga',
  chance: 'Chance',
  oneIn: '1 em {count}',
  top: 'maior prêmio',
  topPrize: 'Maior prêmio',
  latestTitle: 'Últimos resultados',
  no: 'Sorteio {no}',
  soon: 'O primeiro resultado sai em breve.',
  noneTitle: 'Nenhum resultado ainda',
  noneText: 'O próximo sorteio já vem.',
}
