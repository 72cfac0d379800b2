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
  articlesEmptyTitle: 'Belum ada artikel',
  articlesEmptyText: 'Artikel baru muncul di sini.',
  articleMissingTitle: 'Artikel ini tidak ada di sini',
  articleMissingText: 'Artikelnya sudah pindah atau diturunkan. Bagian lain dari situs tetap buka.',
  toLobby: 'Kembali ke beranda',
}
