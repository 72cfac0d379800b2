import type { Phrases } from '../keys.ts'

/** Words of blocks that show an operator's content. */
export const content: Phrases['content'] = {
  video: 'Video',
  videoFailed: 'Video ini sedang tidak bisa diputar.',
  over: 'Sudah berakhir. Yang berikutnya diumumkan di sini.',
  days: 'hari',
  hours: 'jam',
  minutes: 'mnt',
  seconds: 'dtk',
  more: 'Selengkapnya',
  articlesEmptyTitle: 'Belum ada tulisan',
  articlesEmptyText: 'Kabar dari pasar malam muncul di sini begitu ada.',
  articleMissingTitle: 'Halaman ini sudah diturunkan',
  articleMissingText: 'Tulisannya mungkin pindah atau sudah berakhir. Sisa pasar malam tetap buka.',
  toLobby: 'Kembali ke lobi',
}
