/** Notices: the bell and the page. */
export const notices = {
  title: 'Notifikasi',
  lead: 'Kabar dari kami untuk kamu.',
  bell: 'Notifikasi',
  bellUnread: 'Notifikasi, ada yang baru',
  unread: 'Baru',
  open: 'Buka',
  emptyTitle: 'Suasana pasar malam sedang tenang',
  emptyText: 'Kalau ada kabar untuk kamu, kabarnya muncul di sini.',
  guestTitle: 'Notifikasi kamu tersimpan',
  guestText: 'Masuk untuk melihat kabar dari kami.',
  newer: 'Lebih baru',
  older: 'Lebih lama',
  page: 'Halaman {page}',
}
