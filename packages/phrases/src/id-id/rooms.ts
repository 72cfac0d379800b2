/** A room of the chat, as a block of a page shows it. */
export const rooms = {
  title: 'Obrolan',
  online: '{count} pemain di sini',
  unread: '{count} baru',
  level: 'Terbuka mulai level {level}.',
  empty: 'Belum ada yang menulis.',
  open: 'Buka ruang',
  noneTitle: 'Tidak ada ruang',
  noneText: 'Ruang itu tidak ada saat ini.',
}
