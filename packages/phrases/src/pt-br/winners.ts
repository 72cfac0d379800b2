import type { Phrases } from '../keys.ts'

/** Big wins, and the figure of awards. */
export const winners: Phrases['winners'] = {
  title: 'Grandes prêmios',
  hour: 'Última hora',
  day: 'Últimas 24 horas',
  period: 'Período',
  emptyTitle: 'Nenhum grande prêmio ainda',
  emptyHour: 'Ninguém ganhou alto na última hora.',
  emptyDay: 'Ninguém ganhou alto nas últimas 24 horas.',
  play: 'Jogar Mines',
  player: 'Jogador',
  game: 'Jogo',
  multiplier: 'Multiplicador',
  win: 'Prêmio',
  when: 'Quando',
  awardsTitle: 'Apostado neste site até agora',
  awardsPlayers: '{players} jogadores',
  awardsWinners: '{winners} ganhadores',
}
