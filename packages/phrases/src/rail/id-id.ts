import type { RailPhrases } from '../rail.ts'

/** The rail of the lobby: what goes on in the house. */
export const rail: RailPhrases = {
  now: 'Sedang berlangsung',
  minutes: '5 menit terakhir',
  hidden: 'Tersembunyi',
  draws: 'Undian berikutnya',
  last: 'Terakhir: {result}',
  chat: 'Obrolan beranda',
  here: '{count} di sini',
  openChat: 'Buka obrolan',
}
