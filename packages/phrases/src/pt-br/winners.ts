import type { Phrases } from '../keys.ts'

/** Big wins, and the figure of awards. */
export const winners: Phrases['winners'] = {
  title: 'Grandes prêmios',
  hour: 'Última hora',
  day: 'Últimas 24 horas',
  period: 'Período',
  emptyTitle: 'Nenhum grande prêmio ainda',
  emptyHour: 'Ninguém ganhou alto na última hora. O próximo bilhete pode ser o seu.',
  emptyDay: 'Ninguém ganhou alto nas últimas 24 horas. O próximo bilhete pode ser o seu.',
  play: 'Jogar Mines',
  player: 'Jogador',
  game: 'Jogo',
  multiplier: 'Multiplicador',
  win: 'Prêmio',
  when: 'Quando',
  awardsTitle: 'Apostado neste parque até agora',
  awardsPlayers: '{players} jogadores',
  awardsWinners: '{winners} ganhadores',
}
