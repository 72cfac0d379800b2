/** Notices: the bell and the page. */
export const notices = {
  title: 'Notifikasi',
  lead: 'Kabar dari kami untuk kamu.',
  bell: 'Notifikasi',
  bellUnread: 'Notifikasi, ada yang baru',
  unread: 'Baru',
  open: 'Buka',
  emptyTitle: 'Belum ada notifikasi',
  emptyText: 'Notifikasi baru muncul di sini.',
  guestTitle: 'Notifikasi kamu tersimpan',
  guestText: 'Masuk untuk melihat notifikasimu.',
  newer: 'Lebih baru',
  older: 'Lebih lama',
  page: 'Halaman {page}',
}
