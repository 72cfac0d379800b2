/** Notices, wherever the site tells of them. */
export const notices = {
  title: 'Notifikasi',
  bell: 'Notifikasi',
  bellUnread: 'Notifikasi, ada yang baru',
  open: 'Buka',
}
