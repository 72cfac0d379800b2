/** The live stats of a game. */
export const stats = {
  title: 'Statistik langsung',
  thisGame: 'Permainan ini',
  session: 'Sesi ini',
  profit: 'Untung',
  wagered: 'Dipertaruhkan',
  rounds: 'Menang / kalah',
  winStreak: 'Menang beruntun',
  lossStreak: 'Kalah beruntun',
  chart: 'Untung selama {rounds} ronde terakhir',
  reset: 'Mulai dari nol',
  across: 'Pindah ke sisi lain',
  upDown: 'Pindah ke atas atau bawah',
}
