/** The live stats of a game. */
export const stats = {
  title: 'Estatísticas ao vivo',
  thisGame: 'Este jogo',
  session: 'Esta sessão',
  profit: 'Lucro',
  wagered: 'Apostado',
  rounds: 'Ganhas / perdidas',
  winStreak: 'Ganhos seguidos',
  lossStreak: 'Perdas seguidas',
  chart: '{rounds, plural, one {Lucro na última rodada} other {Lucro nas últimas # rodadas}}',
  reset: 'Zerar',
  across: 'Mover para o outro lado',
  upDown: 'Mover para cima ou para baixo',
}
