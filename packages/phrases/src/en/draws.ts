/** Games that are decided by one draw. */
export const draws = {
  prizes: 'Prizes',
  prize: 'Prize',
  pays: 'Pays',
  chance: 'Chance',
  oneIn: '1 in {count}',
  top: 'largest prize',
  topPrize: 'Largest prize',
  latestTitle: 'Latest results',
  no: 'Draw {no}',
  soon: 'The first result comes soon.',
  noneTitle: 'No results yet',
  noneText: 'The next draw is on its way.',
}
