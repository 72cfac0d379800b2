/** Big wins, and the figure of awards. */
export const winners = {
  title: 'Big wins',
  hour: 'Last hour',
  day: 'Last 24 hours',
  period: 'Period',
  emptyTitle: 'No big wins yet',
  emptyHour: 'Nobody has won big in the last hour.',
  emptyDay: 'Nobody has won big in the last 24 hours.',
  play: 'Play Mines',
  player: 'Player',
  game: 'Game',
  multiplier: 'Multiplier',
  win: 'Win',
  when: 'When',
  awardsTitle: 'Bet on this site so far',
  awardsPlayers: '{players} players',
  awardsWinners: '{winners} winners',
}
