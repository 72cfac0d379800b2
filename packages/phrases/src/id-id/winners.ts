import type { Phrases } from '../keys.ts'

/** Big wins, and the figure of awards. */
export const winners: Phrases['winners'] = {
  title: 'Kemenangan besar',
  hour: 'Satu jam terakhir',
  day: '24 jam terakhir',
  period: 'Rentang waktu',
  emptyTitle: 'Belum ada kemenangan besar',
  emptyHour: 'Belum ada yang menang besar dalam satu jam terakhir.',
  emptyDay: 'Belum ada yang menang besar dalam 24 jam terakhir.',
  play: 'Main Mines',
  player: 'Pemain',
  game: 'Permainan',
  multiplier: 'Pengali',
  win: 'Menang',
  when: 'Kapan',
  awardsTitle: 'Total taruhan di situs ini',
  awardsPlayers: '{players} pemain',
  awardsWinners: '{winners} pemenang',
}
