import type { Phrases } from '../keys.ts'

/** The page of notices. */
export const inbox: Phrases['inbox'] = {
  lead: 'Kabar dari kami untuk kamu.',
  unread: 'Baru',
  emptyTitle: 'Belum ada notifikasi',
  emptyText: 'Notifikasi baru muncul di sini.',
  guestTitle: 'Notifikasi kamu tersimpan',
  guestText: 'Masuk untuk melihat notifikasimu.',
  newer: 'Lebih baru',
  older: 'Lebih lama',
  page: 'Halaman {page}',
}
