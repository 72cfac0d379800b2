/** The live stats of a game. */
export const stats = {
  title: 'Live stats',
  thisGame: 'This game',
  session: 'This session',
  profit: 'Profit',
  wagered: 'Wagered',
  rounds: 'Won / lost',
  winStreak: 'Wins in a row',
  lossStreak: 'Losses in a row',
  chart: '{rounds, plural, one {Profit of the last round} other {Profit over the last # rounds}}',
  reset: 'Reset',
  across: 'Move to the other side',
  upDown: 'Move up or down',
}
