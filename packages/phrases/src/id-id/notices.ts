/** Notices: the bell and the page. */
export const notices = {
  title: 'Notifikasi',
  lead: 'Kabar dari kami untuk Anda.',
  bell: 'Notifikasi',
  bellUnread: 'Notifikasi, ada yang baru',
  unread: 'Baru',
  open: 'Buka',
  emptyTitle: 'Suasana pasar malam sedang tenang',
  emptyText: 'Kalau ada kabar untuk Anda, kabarnya muncul di sini.',
  guestTitle: 'Notifikasi Anda tersimpan',
  guestText: 'Masuk untuk melihat kabar dari kami.',
  newer: 'Lebih baru',
  older: 'Lebih lama',
  page: 'Halaman {page}',
}
